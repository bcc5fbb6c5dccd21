import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { DatabaseLog } from '#db/connection/database-log.ts'
import { isDatabaseAway } from '#db/connection/postgres-error.ts'

const firstPauseMs = 100
const longestPauseMs = 2_000
const nothing = { rows: [], rowCount: 0 }

type Query = (...asked: unknown[]) => Promise<unknown>

/**
 * The pool for the queue's own bookkeeping. graphile-worker does not await its records of jobs that ended: a failed one
 * would be an unhandled rejection and end the process. So a record waits until the database is back, or until we stop;
 * writing it twice is harmless. Any other failure is a bug and is not hidden.
 */
export function patientPool(pool: pg.Pool, { log, signal }: { log: DatabaseLog; signal: AbortSignal }): pg.Pool {
  const ask = pool.query.bind(pool) as Query
  const query: Query = async (...asked) => {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        return await ask(...asked)
      } catch (error) {
        if (!isDatabaseAway(error)) throw error
        log.warn({ err: error }, 'the queue waits for the database')
        await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
        if (signal.aborted) return nothing
      }
    }
  }
  const client = { query, release: () => undefined }
  const connect = (callback?: Parameters<typeof pool.connect>[0]) =>
    // A listener needs a connection of its own, and reconnects by itself.
    callback ? pool.connect(callback) : Promise.resolve(client)
  return new Proxy(pool, { get: (target, name) => (name === 'connect' ? connect : Reflect.get(target, name)) })
}
