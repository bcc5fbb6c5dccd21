import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Tables } from '#db/schema/schema.ts'
import type { DatabaseLog } from './database-log.ts'
import { isDatabaseAway } from './postgres-error.ts'

/** What a replica answers was true at most this long ago. */
const mostBehindMs = 1_000
/** A replica that failed is left alone for this long. */
const restMs = 1_000

export interface ReplicaReads {
  /** For reads only: uses a replica if it is recent enough, otherwise the primary. */
  db: Kysely<Tables>
  /** An announcement came, or may have come: every read from now on must see its change. */
  onAnnouncement: () => void
  close: () => Promise<void>
}

interface Pools {
  primary: Pick<pg.Pool, 'connect' | 'query'>
  /** Its connections may lead to several replicas. Each connection is checked by itself. */
  replica: Pick<pg.Pool, 'connect' | 'end'>
}

const cancelled = '57014'
const conflictWithReplay = '40001'

/** Whether the replica failed, and not the query. */
function mayAskPrimary(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === conflictWithReplay || (code !== cancelled && isDatabaseAway(error))
}

/** Null if the server is no longer, or not yet, a primary. */
const written = 'select case when not pg_is_in_recovery() then pg_current_wal_lsn()::text end as lsn'

/** The primary's log position, read at most `mostBehindMs / 2` ago. */
function createPosition(primary: Pools['primary']) {
  let known: Promise<string | null> | undefined
  let askedMs = 0
  const ask = async () => {
    const { rows } = await primary.query<{ lsn: string | null }>(written)
    return rows[0]?.lsn ?? null
  }
  const forget = () => void (known = undefined)
  return {
    forget,
    read: (): Promise<string | null> => {
      if (performance.now() - askedMs > mostBehindMs / 2) forget()
      if (known) return known
      askedMs = performance.now()
      const asked = ask()
      known = asked
      asked.catch(() => known === asked && forget())
      return asked
    },
  }
}

/** A replica that has become the primary does not count: DATABASE_URL always leads to the present primary. */
const hasReplayed = 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as fresh'

async function isFresh(client: pg.PoolClient, lsn: string): Promise<boolean> {
  // `query_timeout` is a driver option that its types lack: a replica that does not answer in time is dropped.
  const question = { text: hasReplayed, values: [lsn], query_timeout: mostBehindMs }
  const { rows } = await client.query<{ fresh: boolean | null }>(question)
  return rows[0]?.fresh ?? false
}

export function createReplicaReads({ primary, replica }: Pools, log: DatabaseLog): ReplicaReads {
  const position = createPosition(primary)
  let restsUntilMs = 0

  async function freshReplica(): Promise<pg.PoolClient | undefined> {
    if (performance.now() < restsUntilMs) return undefined
    const lsn = await position.read()
    if (lsn === null) return undefined
    try {
      const client = await replica.connect()
      const fresh = await isFresh(client, lsn).catch((error: Error) => {
        client.release(error)
        throw error
      })
      if (fresh) return client
      client.release()
    } catch (error) {
      restsUntilMs = performance.now() + restMs
      log.warn({ err: error }, 'no replica answers: reads go to the primary')
    }
    return undefined
  }

  /** A read can be repeated safely, so the primary answers what a replica could not. */
  function patient(client: pg.PoolClient) {
    const query = async (text: string, values: unknown[]) => {
      try {
        return await client.query(text, values)
      } catch (error) {
        if (!mayAskPrimary(error)) throw error
        return primary.query(text, values)
      }
    }
    return { query, release: () => client.release() } as unknown as PostgresPoolClient
  }

  const pool = {
    connect: async (): Promise<PostgresPoolClient> => {
      const client = await freshReplica()
      return client ? patient(client) : primary.connect()
    },
    end: () => replica.end(),
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, onAnnouncement: position.forget, close: () => replica.end() }
}
