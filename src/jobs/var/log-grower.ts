import type { Kysely } from 'kysely'
import type { DatabaseLog } from '#db/connection/database-log.ts'
import type { Tables } from '#db/schema/schema.ts'
import { championshipsToLog, growLog } from '#db/var/grow-log.ts'

const GROW_MS = 1_000

/** VR2: appends entries every second. Each process with a worker does it; the log's own lock makes them take turns. */
export function createLogGrower(db: Kysely<Tables>, log: DatabaseLog): { close: () => Promise<void> } {
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  let growing: Promise<void> | undefined
  async function grow(): Promise<void> {
    try {
      for (const championshipId of await championshipsToLog(db)) await growLog(db, championshipId)
    } catch (error) {
      if (!isOver) log.error({ err: error }, 'the log of VAR aberto could not grow')
    }
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
