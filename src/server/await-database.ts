import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseLog } from '#db/connection/database-log.ts'
import { isDatabaseAway } from '#db/connection/postgres-error.ts'

/** The database answers but refuses us: waiting does not help. The message is a sentence for the operator. */
export class DatabaseRefusedError extends Error {}

const refusals: Record<string, string> = {
  '28P01': 'its user or password is wrong',
  '28000': 'it does not let this user in',
  '3D000': 'it has no such database',
}

const tryAgainMs = 1_000

interface Waiting {
  /** Prints a sentence for the person at the terminal. */
  say: (sentence: string) => void
  log: DatabaseLog
  signal: AbortSignal
}

/** Does the first work with an external database as soon as it answers, and says that it waits. */
export async function whenDatabaseAnswers<T>(work: () => Promise<T>, { say, log, signal }: Waiting): Promise<T> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await work()
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException
      const refusal = refusals[code]
      if (refusal) throw new DatabaseRefusedError(`The database of DATABASE_URL refuses us: ${refusal} (${message}).`)
      if (!isDatabaseAway(error)) throw error
      if (isFirst) say(`The database of DATABASE_URL does not answer (${message || code}). Waiting for it…`)
      log.warn({ err: error }, 'waiting for the database')
      await pause(tryAgainMs, undefined, { signal })
    }
  }
}
