import { sql, type Kysely } from 'kysely'
import { int, rowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ServerDataSet } from '#domain/data-set.ts'
import type { ChampionshipId, ManagerId } from '#domain/ids.ts'

/**
 * Every server has this championship. A sample world plays in it, and its clock dates things without a championship.
 */
export const firstChampionship = 1 as ChampionshipId

const mainSetting = 'main_championship'

/**
 * CP3: the championship whose pages visitors see if the address names none. The operator chooses it. Otherwise it is
 * the oldest that is not archived, if possible one with a season.
 */
export async function mainChampionship(db: Kysely<Tables>): Promise<ChampionshipId> {
  const { rows } = await rowOf({ id: int.of<ChampionshipId>() }).sql`
    select c.id from championship c left join setting s on s.key = ${mainSetting} and (s.value ->> 'id')::integer = c.id
    order by s.key is null, c.archived_at is not null, not exists (select from season n where n.championship_id = c.id), c.id
    limit 1`.execute(db)
  const [row] = rows
  if (!row) throw new Error('there is no championship')
  return row.id
}

/** For a transaction that changes championships, or who may enter them. At commit every process is notified. */
export async function announceChampionships(trx: Kysely<Tables>): Promise<void> {
  await sql`select bump_version(${'championship' satisfies ServerDataSet})`.execute(trx)
}

export async function storeMainChampionship(db: Kysely<Tables>, id: ChampionshipId): Promise<void> {
  await sql`
    insert into setting (key, value) values (${mainSetting}, ${JSON.stringify({ id })})
    on conflict (key) do update set value = excluded.value`.execute(db)
}

/** A manager in a championship. Squads, points and records are separate for each pair. */
export interface Participant {
  championshipId: ChampionshipId
  managerId: ManagerId
}
