import { sql, type Kysely, type RawBuilder } from 'kysely'
import { bool, int, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Official } from '#domain/championship/official.ts'
import { type LiveRow, liveRow } from './pool-live.ts'

const poolTableRow = rowOf({
  rank: int.orNull,
  before: int.orNull,
  managerId: int,
  managerName: text,
  trophies: int,
  official: text.of<Official>().orNull,
  points: int,
  exact: int,
  /** BL16: the part of the points that comes from lineups. */
  squadPoints: int,
  /** BL14: an owner types for this person. */
  isTyped: bool,
})
export type PoolTableRow = RowOf<typeof poolTableRow>

/** Names are read only for the shown rows, whatever the size of the bolão. */
async function named(db: Kysely<Tables>, shown: RawBuilder<unknown>): Promise<PoolTableRow[]> {
  const { rows } = await poolTableRow.sql`
    select x.rank, x.rank_before as before, m.id as "managerId", m.name as "managerName",
      coalesce(t.leagues_won, 0) as trophies, official_of(g.championship_id, m.id) as official, x.points, x.exact, x.squad_points as "squadPoints", x.is_typed as "isTyped"
    from (${shown}) x join league g on g.id = x.league_id join manager m on m.id = x.manager_id
    left join manager_stat t on t.manager_id = m.id and t.championship_id = g.championship_id
    order by x.rank nulls last, x.manager_id`.execute(db)
  return rows
}

export const poolTablePage = (db: Kysely<Tables>, leagueId: number, page: { limit: number; offset: number }) =>
  named(
    db,
    sql`select * from pool_member where league_id = ${leagueId}
      order by rank, manager_id limit ${page.limit} offset ${page.offset}`,
  )

/** The whole table of a bolão, without names. */
export async function wholeTable(db: Kysely<Tables>, leagueId: number): Promise<LiveRow[]> {
  const { rows } = await liveRow.sql`
    select manager_id as "managerId", rank, rank_before as before, points, exact from pool_member
    where league_id = ${leagueId} order by rank, manager_id`.execute(db)
  return rows
}

export const poolRowOf = async (
  db: Kysely<Tables>,
  leagueId: number,
  managerId: number,
): Promise<PoolTableRow | undefined> =>
  (await named(db, sql`select * from pool_member where league_id = ${leagueId} and manager_id = ${managerId}`))[0]

/** The number of rows before this one in the order of `poolTablePage`. */
export async function poolRowsBefore(
  db: Kysely<Tables>,
  leagueId: number,
  { rank, managerId }: { rank: number; managerId: number },
): Promise<number> {
  const { rows } = await rowOf({ equals: int }).sql`
    select count(*)::integer as equals from pool_member
    where league_id = ${leagueId} and rank = ${rank} and manager_id < ${managerId}`.execute(db)
  return rank - 1 + (rows[0]?.equals ?? 0)
}

/** Rows that were computed elsewhere, with their names. Members who have left meanwhile are missing. */
export const poolRowsGiven = (
  db: Kysely<Tables>,
  leagueId: number,
  given: readonly { managerId: number; rank: number | null; before: number | null; points: number; exact: number }[],
) =>
  named(
    db,
    sql`select o.league_id, o.squad_points, o.is_typed, g.* from unnest(${given.map(({ managerId }) => managerId)}::integer[], ${given.map(({ rank }) => rank)}::integer[],
        ${given.map(({ before }) => before)}::integer[], ${given.map(({ points }) => points)}::integer[],
        ${given.map(({ exact }) => exact)}::integer[]) as g (manager_id, rank, rank_before, points, exact)
      join pool_member o on o.league_id = ${leagueId} and o.manager_id = g.manager_id`,
  )
