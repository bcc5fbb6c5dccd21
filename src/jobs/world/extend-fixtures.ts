import type { Kysely } from 'kysely'
import { bumpVersion } from '#db/championship/data-version.ts'
import { storeFixtures } from '#db/match/fixture.ts'
import type { Tables } from '#db/schema/schema.ts'
import { seasonRows } from './sample/calendar-rows.ts'
import type { WorldOfChampionship } from './sample/sample-world.ts'

/** Adds the season after the last stored one, so that the sample world never runs out of matches. */
export async function extendFixtures(
  db: Kysely<Tables>,
  { championshipId, world }: WorldOfChampionship,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { last } = await trx
      .selectFrom('season')
      .select((eb) => eb.fn.max('number').as('last'))
      .where('championship_id', '=', championshipId)
      .executeTakeFirstOrThrow()
    const added = await storeFixtures(trx, championshipId, seasonRows(world, last + 1))
    await bumpVersion(trx, championshipId, 'match', 'round')
    return added
  })
}
