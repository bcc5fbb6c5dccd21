import type { Kysely } from 'kysely'
import type { DatabaseLog } from '#db/connection/database-log.ts'
import type { Tables } from '#db/schema/schema.ts'
import { growLogs } from '#db/var/grow-log.ts'

const GROW_MS = 1_000

/** VR2: appends entries every second. Each process with a worker does it; the log's own lock makes them take turns. */
export function createLogGrower(db: Kysely<Tables>, log: DatabaseLog): { close: () => Promise<void> } {
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  let growing: Promise<void> | undefined
  async function grow(): Promise<void> {
    const tell = (error: unknown, championship?: number) => {
      if (!isOver) log.error({ err: error, championship }, 'the log of VAR aberto could not grow')
    }
    await growLogs(db, tell).catch(tell)
    later()
  }
  function later() {
    if (!isOver) timer = setTimeout(() => (growing = grow()), GROW_MS)
  }
  later()
  return {
    close: async () => {
      isOver = true
      clearTimeout(timer)
      await growing
    },
  }
}
