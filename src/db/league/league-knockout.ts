import { sql, type Kysely, type RawBuilder } from 'kysely'
import { named, type StandingRow } from './league-standing.ts'
import type { Tables } from '#db/schema/schema.ts'

/**
 * LG9: whoever got further is higher; then members who are still in, then the points of the ties. Members without a tie
 * have no place.
 */
const placed = (leagueId: number) => sql`
  select (case when e.squad_id is not null
      then rank() over (order by e.stage desc nulls last, e.is_out, e.tenths desc) end)::integer as rank,
    m.squad_id, m.manager_id, coalesce(e.tenths, 0)::integer as point_tenths
  from league_member m
  left join (
    select squad_id, max(stage) as stage, coalesce(bool_or(is_out), false) as is_out, sum(coalesce(tenths, 0)) as tenths
    from (
      select squad_a_id as squad_id, stage, a_tenths as tenths, winner_squad_id <> squad_a_id as is_out
      from league_tie where league_id = ${leagueId}
      union all
      select squad_b_id, stage, b_tenths, winner_squad_id <> squad_b_id
      from league_tie where league_id = ${leagueId} and squad_b_id is not null
    ) side group by squad_id
  ) e on e.squad_id = m.squad_id
  where m.league_id = ${leagueId}`

const rowsOf = (db: Kysely<Tables>, leagueId: number, rest: RawBuilder<unknown>): Promise<StandingRow[]> =>
  named(db, sql`select * from (${placed(leagueId)}) p ${rest}`)

export const knockoutPage = (db: Kysely<Tables>, leagueId: number, page: { limit: number; offset: number }) =>
  rowsOf(db, leagueId, sql`order by p.rank, p.squad_id limit ${page.limit} offset ${page.offset}`)

export const knockoutOfManager = (db: Kysely<Tables>, leagueId: number, managerId: number) =>
  rowsOf(db, leagueId, sql`where p.manager_id = ${managerId}`)

export const knockoutOfSquad = async (db: Kysely<Tables>, leagueId: number, squadId: number) =>
  (await rowsOf(db, leagueId, sql`where p.squad_id = ${squadId}`))[0]
