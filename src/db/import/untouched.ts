import type { Kysely } from 'kysely'
import { bool, rowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'

/** Whether no round has locked and there is no squad: then the championship's time may go back. */
export async function isUntouched(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<boolean> {
  const { rows } = await rowOf({ isUntouched: bool }).sql`
    select not exists (select from round where championship_id = ${championshipId} and state <> 'open')
      and not exists (select from squad where championship_id = ${championshipId}) as "isUntouched"`.execute(db)
  return rows[0]?.isUntouched ?? false
}
