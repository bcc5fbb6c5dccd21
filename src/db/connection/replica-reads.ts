import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Tables } from '#db/schema/schema.ts'
import type { DatabaseLog } from './database-log.ts'
import { isDatabaseAway } from './postgres-error.ts'

/** What a replica answers was true at most so long ago. */
const mostBehindMs = 1_000
/** A replica that is away is not asked for so long. */
const restMs = 1_000

export interface ReplicaReads {
  /** For reading alone: from a replica that has all it must have, else from the primary. */
  db: Kysely<Tables>
  /** Something was announced, or may have been: whoever reads from now on must see it. */
  heard: () => void
  close: () => Promise<void>
}

interface Pools {
  primary: Pick<pg.Pool, 'connect' | 'query'>
  /** Its connections may lead to several replicas, each as far behind as it is. */
  replica: Pick<pg.Pool, 'connect' | 'end'>
}

const cancelled = '57014'
const conflictWithReplay = '40001'

/** The replica failed, not the question. */
function mayAskPrimary(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === conflictWithReplay || (code !== cancelled && isDatabaseAway(error))
}

/** Null of one that is no primary any more, or not yet. */
const written = 'select case when not pg_is_in_recovery() then pg_current_wal_lsn()::text end as lsn'

/** How far the primary had written at a moment less than half the bound ago. */
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

/** One that has become the primary counts as none: DATABASE_URL leads to whichever is it now. */
const hasReplayed = 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as fresh'

async function isFresh(client: pg.PoolClient, lsn: string): Promise<boolean> {
  // The driver knows more of a question than its types: who does not answer in time is left.
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
      log.warn({ err: error }, 'no replica answers, the primary is read')
    }
    return undefined
  }

  /** Reading twice changes nothing: what a replica could not answer the primary is asked. */
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
  return { db, heard: position.forget, close: () => replica.end() }
}
