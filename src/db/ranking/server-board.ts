import type { Kysely } from 'kysely'
import { hasPlayed } from '#db/championship/has-played.ts'
import { integersOf } from '#db/connection/array-text.ts'
import { bool, int, rowOf, rowOfEach, type RowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId, ManagerId } from '#domain/ids.ts'

export interface CountedChampionship {
  id: ChampionshipId
  slug: string
  name: string
  isPublic: boolean
}

/** CP5: championships that operators vouched for. */
export async function countedChampionships(db: Kysely<Tables>): Promise<CountedChampionship[]> {
  return db
    .selectFrom('championship')
    .select(['id', 'slug', 'name', 'is_public as isPublic'])
    .where('counts_globally', '=', true)
    .orderBy('id')
    .execute()
}

/** Best first; the same index in each column is the same manager. Managers who have played nowhere are left out. */
export interface ServerBoardColumns {
  managerIds: Int32Array
  points: Int32Array
  championships: Int32Array
}

export async function serverBoard(db: Kysely<Tables>, of: readonly ChampionshipId[]): Promise<ServerBoardColumns> {
  const { rows } = await rowOfEach(['managerIds', 'points', 'championships'], text.orNull).sql`
    select array_agg(manager_id order by points desc, manager_id)::text as "managerIds",
      array_agg(points order by points desc, manager_id)::text as points,
      array_agg(championships order by points desc, manager_id)::text as championships
    from (
      select manager_id, sum(points)::integer as points, count(*)::integer as championships
      from manager_stat
      where championship_id = any (${of}::integer[]) and ${hasPlayed}
      group by manager_id
    ) added`.execute(db)
  const { managerIds = null, points = null, championships = null } = rows[0] ?? {}
  return {
    managerIds: integersOf(managerIds),
    points: integersOf(points),
    championships: integersOf(championships),
  }
}

const boardManagerRow = rowOf({ managerId: int, name: text, avatarSeed: text, country: text, isGone: bool })
export type BoardManager = RowOf<typeof boardManagerRow>

export async function managersNamed(
  db: Kysely<Tables>,
  ids: readonly ManagerId[],
): Promise<Map<ManagerId, BoardManager>> {
  const { rows } = await boardManagerRow.sql`
    select id as "managerId", name, avatar_seed as "avatarSeed", country, deleted_at is not null as "isGone"
    from manager where id = any (${ids}::integer[])`.execute(db)
  return new Map(rows.map((row) => [row.managerId, row]))
}
