import path from 'node:path'

/**
 * Three nodes with etcd and PostgreSQL, and two app processes. All are on loopback, on ports below those that Linux
 * usually assigns by itself.
 */
export const NODES = [1, 2, 3]
export const APPS = [1, 2]

export const ports = {
  etcd: (n) => 21400 + n,
  etcdPeer: (n) => 21410 + n,
  postgres: (n) => 21420 + n,
  patroni: (n) => 21430 + n,
  app: (n) => 21450 + n,
  /** HAProxy's ports: to the primary, to the replicas, to the app. */
  primary: 21441,
  replicas: 21442,
  site: 21450,
}

export const secrets = { superuser: 'super', replicator: 'copy', craque: 'craque' }

const databaseAt = (port) => `postgresql://craque:${secrets.craque}@127.0.0.1:${port}/craque`
export const databaseUrl = databaseAt(ports.primary)
export const readUrl = databaseAt(ports.replicas)
export const siteUrl = `http://127.0.0.1:${ports.site}`

export const placesIn = (folder) => ({
  folder,
  log: (name) => path.join(folder, `${name}.log`),
  etcd: (n) => path.join(folder, `etcd${n}`),
  /** A disk of its own, which can fill up. */
  disk: (n) => path.join(folder, `disk${n}`),
  data: (n) => path.join(folder, `disk${n}`, 'data'),
  settings: (name) => path.join(folder, name),
})
