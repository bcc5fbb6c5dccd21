import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { sampleWorld, type SampleWorld, type WorldOrigin } from './sample-world.ts'

export const worldSetting = 'world'

let loaded: SampleWorld | undefined

/** The sample world of this database, if it has one. Its players are made once per process. */
export async function loadWorld(db: Kysely<Tables>): Promise<SampleWorld | undefined> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', worldSetting).executeTakeFirst()
  if (!row) return undefined
  const origin = row.value as WorldOrigin
  if (loaded?.seed !== origin.seed || loaded.date !== origin.date || loaded.size !== origin.size)
    loaded = sampleWorld(origin)
  return loaded
}
