import { existsSync } from 'node:fs'
import { run } from './lib.mjs'

const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
let isUpdated = false

/** Installs a Debian package. Returns false without apt-get or without root, and when the installation fails. */
export function installPackage(name) {
  if (!mayInstall()) return false
  console.log(`Installing ${name} with apt-get…`)
  const quietly = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'inherit'] }
  if (!isUpdated) run('apt-get', ['update', '-qq'], quietly)
  isUpdated = true
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quietly).status === 0
}
