import type { Kysely } from 'kysely'
import { createPendingNotices } from '#db/notice/cause.ts'
import { noteReminders } from '#db/notice/due-notices.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'

/** NT6: what comes soon, and what has happened since; returns the number of stored notices. */
export async function tellNotices(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<number> {
  await noteReminders(db, championshipId)
  return createPendingNotices(db, championshipId)
}
