import type { Kysely } from 'kysely'
import { createPendingNotices } from '#db/notice/cause.ts'
import { noteReminders } from '#db/notice/due-notices.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'

/** NT6: notes deadlines and match days that are near, and creates all notices that wait. Returns their number. */
export async function tellNotices(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<number> {
  await noteReminders(db, championshipId)
  return createPendingNotices(db, championshipId)
}
