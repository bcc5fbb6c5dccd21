import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { DatabaseLog } from '#db/connection/database-log.ts'
import { isDatabaseAway } from '#db/connection/postgres-error.ts'

const firstPauseMs = 100
const longestPauseMs = 2_000
const nothing = { rows: [], rowCount: 0 }

type Query = (...asked: unknown[]) => Promise<unknown>

/**
 * The pool as the queue's own bookkeeping sees it. graphile-worker does not wait for its notes on jobs that ended: one that
 * failed would be a rejection nobody handles, and end the process. So a note waits until the database is back, or until
 * we stop; each of them says the same when it is made twice. Anything else that fails is a bug and stays one.
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
    // One that listens needs a connection to itself, and connects again by itself.
    callback ? pool.connect(callback) : Promise.resolve(client)
  return new Proxy(pool, { get: (target, name) => (name === 'connect' ? connect : Reflect.get(target, name)) })
}
