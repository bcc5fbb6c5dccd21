import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { NODES, ports, secrets } from './cluster-places.mjs'
import { ask, familyOf, signalAll, startDaemon, until } from './cluster-process.mjs'
import { run } from './lib.mjs'

/**
 * ttl must be at least loop_wait plus twice retry_timeout. A primary that cannot reach etcd steps down before its ttl
 * has passed.
 */
const agreement = (isSynchronous) => ({
  ttl: 10,
  loop_wait: 2,
  retry_timeout: 3,
  maximum_lag_on_failover: 1_048_576,
  synchronous_mode: isSynchronous,
  postgresql: {
    use_pg_rewind: true,
    parameters: {
      max_connections: 100,
      shared_buffers: '128MB',
      max_wal_size: '256MB',
      wal_keep_size: '128MB',
      hot_standby_feedback: 'on',
      wal_log_hints: 'on',
      shared_preload_libraries: 'pg_stat_statements',
    },
  },
})

const versionsIn = '/usr/lib/postgresql'
const newest = () => readdirSync(versionsIn).sort((a, b) => Number(b) - Number(a))[0]
const tmpfsSize = '1500m'

/** Patroni reads YAML, and JSON is valid YAML. */
const settingsOf = (n, places, isSynchronous) => ({
  scope: 'craque',
  name: `node${n}`,
  restapi: { listen: `127.0.0.1:${ports.patroni(n)}`, connect_address: `127.0.0.1:${ports.patroni(n)}` },
  etcd: { hosts: NODES.map((member) => `127.0.0.1:${ports.etcd(member)}`).join() },
  bootstrap: {
    dcs: agreement(isSynchronous),
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    post_bootstrap: places.settings('first-database.sh'),
  },
  postgresql: {
    listen: `127.0.0.1:${ports.postgres(n)}`,
    connect_address: `127.0.0.1:${ports.postgres(n)}`,
    data_dir: places.data(n),
    bin_dir: path.join(versionsIn, newest(), 'bin'),
    // A new replica does not wait for the next checkpoint.
    basebackup: [{ checkpoint: 'fast' }],
    pgpass: places.settings(`pgpass${n}`),
    authentication: {
      superuser: { username: 'postgres', password: secrets.superuser },
      replication: { username: 'replicator', password: secrets.replicator },
      rewind: { username: 'postgres', password: secrets.superuser },
    },
    pg_hba: ['host replication replicator 127.0.0.1/32 scram-sha-256', 'host all all 127.0.0.1/32 scram-sha-256'],
    parameters: { unix_socket_directories: places.disk(n) },
  },
})

/** Craque needs no superuser, only a role that owns its database. */
const firstDatabase = `#!/bin/sh
psql "$1" -v ON_ERROR_STOP=1 -c "create role craque login password '${secrets.craque}'" -c "create database craque owner craque" -c '\\c craque' -c 'create extension pg_stat_statements'
`

const lineOf = (file, n) => Number(readFileSync(file, 'utf8').split('\n')[n])

/** Three PostgreSQL nodes, each on a disk in memory. Patroni makes one the primary and, if asked, one synchronous. */
export function startPatroni(places, { isSynchronous }) {
  const agents = new Map()
  writeFileSync(places.settings('first-database.sh'), firstDatabase, { mode: 0o755 })

  function start(n) {
    agents.set(n, startDaemon('patroni', [places.settings(`patroni${n}.yml`)], { log: places.log(`patroni${n}`) }))
  }

  /** The postmaster is not Patroni's child, so it survives Patroni. */
  function postmasterOf(n) {
    const file = path.join(places.data(n), 'postmaster.pid')
    return existsSync(file) ? lineOf(file, 0) : undefined
  }

  function processesOf(n) {
    const postmaster = postmasterOf(n)
    return [agents.get(n).pid, ...(postmaster === undefined ? [] : familyOf(postmaster))]
  }

  function isSender(pid) {
    const file = `/proc/${pid}/cmdline`
    return existsSync(file) && readFileSync(file, 'utf8').includes('walsender')
  }

  async function members() {
    for (const n of NODES) {
      const answer = await ask(`http://127.0.0.1:${ports.patroni(n)}/cluster`)
      if (answer?.status === 200) return JSON.parse(answer.text).members
    }
    return []
  }
  const numberOf = (member) => Number(member.name.slice('node'.length))
  const inRole = async (role) => (await members()).filter((member) => member.role === role).map(numberOf)

  /** On a busy machine there may be no member in a role for a moment, or no answer in time. */
  async function theOneIn(role) {
    let n
    await until(`there is a ${role}`, async () => {
      n = (await inRole(role))[0]
      return n !== undefined
    })
    return n
  }

  async function isWhole() {
    const all = await members()
    const inOrder = all.filter(({ state }) => ['running', 'streaming'].includes(state))
    const roles = inOrder.map(({ role }) => role)
    const timelines = new Set(inOrder.map(({ timeline }) => timeline))
    return (
      inOrder.length === NODES.length &&
      timelines.size === 1 &&
      roles.includes('leader') &&
      (!isSynchronous || roles.includes('sync_standby')) &&
      agents.size === NODES.length
    )
  }

  for (const n of NODES) {
    mkdirSync(places.disk(n))
    run('mount', [
      '-t',
      'tmpfs',
      '-o',
      `size=${tmpfsSize},mode=0700,uid=postgres,gid=postgres`,
      'tmpfs',
      places.disk(n),
    ])
    writeFileSync(places.settings(`patroni${n}.yml`), JSON.stringify(settingsOf(n, places, isSynchronous)))
    start(n)
  }
  return {
    start,
    isWhole,
    whenWhole: () => until('there are a primary, a synchronous replica and a third', isWhole, { patienceMs: 120_000 }),
    primary: () => theOneIn('leader'),
    replica: () => theOneIn('sync_standby'),
    postmasterOf,
    processesOf,
    /** The processes that send changes to the replicas. */
    sendersOf: (n) => processesOf(n).filter(isSender),
    /** Like a power failure of the machine. */
    killNode: (n) => signalAll(processesOf(n), 'SIGKILL'),
    stop: async () => {
      for (const n of agents.keys()) signalAll(processesOf(n), 'SIGCONT')
      for (const n of agents.keys()) signalAll(processesOf(n), 'SIGKILL')
      for (const n of agents.keys())
        await until('its disk is free', () => run('umount', [places.disk(n)], { stdio: 'ignore' }).status === 0)
    },
  }
}
