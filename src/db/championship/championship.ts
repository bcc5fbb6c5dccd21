import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId, ManagerId } from '#domain/ids.ts'

/** The one that every server has. Versions that know no championships write to it and speak of it. */
export const firstChampionship = 1 as ChampionshipId

/** The one whose pages are shown to who asks for none. */
export async function mainChampionship(db: Kysely<Tables>): Promise<ChampionshipId> {
  const { id } = await db.selectFrom('championship').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  return id
}

/** A manager in a championship: squads, points and records are kept for each apart. */
export interface Participant {
  championshipId: ChampionshipId
  managerId: ManagerId
}
