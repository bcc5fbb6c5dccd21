import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { installPackage } from './apt.mjs'

const needed = { patroni: '/usr/bin/patroni', 'etcd-server': '/usr/bin/etcd', haproxy: '/usr/sbin/haproxy' }
/** Debian runs this file to ask whether a package may start its service. Exit status 101 means no. */
const policy = '/usr/sbin/policy-rc.d'

export function whyNot() {
  if (process.platform !== 'linux' || !existsSync('/etc/debian_version')) return 'this is not Debian'
  if (process.getuid() !== 0) return 'it needs root: disks are mounted, and PostgreSQL runs as its own user'
  return undefined
}

function installQuietly(names) {
  const isOurs = !existsSync(policy)
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    for (const name of names) if (!installPackage(name)) throw new Error(`${name} could not be installed`)
  } finally {
    if (isOurs) rmSync(policy)
  }
}

/** Installs Debian's packages without starting their services. */
export function ensurePackages() {
  const postgres = existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0
  const missing = Object.entries(needed).filter(([, file]) => !existsSync(file))
  installQuietly([...(postgres ? [] : ['postgresql']), ...missing.map(([name]) => name)])
}

/** The versions of the programs, for the report. */
export function versions() {
  const said = (command, ...args) => spawnSync(command, args, { encoding: 'utf8' }).stdout.split('\n')[0]
  return [said('patroni', '--version'), said('etcd', '--version'), said('/usr/sbin/haproxy', '-v')]
}
