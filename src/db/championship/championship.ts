import { sql, type Kysely } from 'kysely'
import { int, rowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ServerDataSet } from '#domain/data-set.ts'
import type { ChampionshipId, ManagerId } from '#domain/ids.ts'

/** The one that every server has: the sample world is played in it, and what belongs to no championship is dated by its clock. */
export const firstChampionship = 1 as ChampionshipId

const mainSetting = 'main_championship'

/** CP3: the one whose pages are shown to who asks for none: as the operator says, else the first in which there is something. */
export async function mainChampionship(db: Kysely<Tables>): Promise<ChampionshipId> {
  const { rows } = await rowOf({ id: int.of<ChampionshipId>() }).sql`
    select c.id from championship c left join setting s on s.key = ${mainSetting} and (s.value ->> 'id')::integer = c.id
    order by s.key is null, c.archived_at is not null, not exists (select from season n where n.championship_id = c.id), c.id
    limit 1`.execute(db)
  const [row] = rows
  if (!row) throw new Error('there is no championship')
  return row.id
}

/** Inside the transaction that changes what championships there are, or what they are: every process hears of it. */
export async function announceChampionships(trx: Kysely<Tables>): Promise<void> {
  await sql`select bump_version(${'championship' satisfies ServerDataSet})`.execute(trx)
}

export async function storeMainChampionship(db: Kysely<Tables>, id: ChampionshipId): Promise<void> {
  await sql`
    insert into setting (key, value) values (${mainSetting}, ${JSON.stringify({ id })})
    on conflict (key) do update set value = excluded.value`.execute(db)
}

/** A manager in a championship: squads, points and records are kept for each apart. */
export interface Participant {
  championshipId: ChampionshipId
  managerId: ManagerId
}
