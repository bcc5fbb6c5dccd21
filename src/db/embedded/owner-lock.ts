import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { superuser, type Cluster } from './cluster.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import type { PostmasterRecord } from './postmaster-pid.ts'

const ownerLockKey = 7_246_031
const patienceMs = 1500

export type Connection = { host: string; port: number; user: string; database: string; password?: string }

export function connectionTo({ password }: Cluster, { socketDir, port }: PostmasterRecord): Connection {
  const host = process.platform === 'win32' ? '127.0.0.1' : socketDir
  return { host, port, user: superuser, database: 'postgres', ...(password === undefined ? {} : { password }) }
}

async function nameOfOwner(client: Client): Promise<string> {
  const { rows } = await client.query<{ application_name: string }>(
    `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [ownerLockKey],
  )
  return rows[0]?.application_name.replace('craque owner, ', '') ?? 'unknown'
}

/**
 * One server owns a data folder: the one whose session holds this lock inside PostgreSQL. The kernel closes the session
 * when its process dies, so the lock is never stale, and no process id is trusted.
 */
export async function takeOwnerLock(cluster: Cluster, record: PostmasterRecord): Promise<Client> {
  const client = new Client({
    ...connectionTo(cluster, record),
    application_name: `craque owner, process ${process.pid}`,
    connectionTimeoutMillis: 10_000,
  })
  let lost: Error | undefined
  client.on('error', (error) => (lost = error))
  await client.connect()
  try {
    const until = Date.now() + patienceMs
    for (;;) {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
        ownerLockKey,
      ])
      if (rows[0]?.taken) return client
      if (lost) throw lost
      // PostgreSQL may not have noticed yet that a server was killed.
      if (Date.now() > until) break
      await sleep(50)
    }
    throw new EmbeddedDatabaseError(
      'data_folder_in_use',
      `The data folder ${cluster.dataDir} is already in use by another Craque server (${await nameOfOwner(client)}). Stop that one first, or choose another folder with CRAQUE_DATA.`,
    )
  } catch (error) {
    await client.end()
    throw error
  }
}
