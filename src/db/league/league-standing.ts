import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import type { Official } from '#domain/championship/official.ts'
import { isComplete } from '#db/championship/modality.ts'
import { bool, int, rowOf, type RowOf, text } from '#db/connection/row.ts'

const standingRow = rowOf({
  rank: int.orNull,
  squadId: int,
  squadName: text,
  managerId: int,
  managerName: text,
  avatarSeed: text,
  country: text,
  trophies: int,
  official: text.of<Official>().orNull,
  pointTenths: int,
  isComplete: bool,
})
export type StandingRow = RowOf<typeof standingRow>

/** Names are read only for the shown rows, whatever the size of the league. */
export async function named(db: Kysely<Tables>, shown: RawBuilder<unknown>): Promise<StandingRow[]> {
  const { rows } = await standingRow.sql`
    select x.rank, x.squad_id as "squadId", s.name as "squadName", m.id as "managerId", m.name as "managerName",
      m.avatar_seed as "avatarSeed", m.country, coalesce(t.leagues_won, 0) as trophies,
      official_of(s.championship_id, m.id) as official, x.point_tenths as "pointTenths",
      (select ${sql.raw(isComplete('s.modality', 'l.position'))} from player l
        where l.id = any (s.player_ids) and l.price is not null) as "isComplete"
    from (${shown}) x join squad s on s.id = x.squad_id join manager m on m.id = x.manager_id
    left join manager_stat t on t.manager_id = m.id and t.championship_id = s.championship_id
    order by x.rank nulls last, x.squad_id`.execute(db)
  return rows
}

export const standingsPage = (db: Kysely<Tables>, leagueId: number, page: { limit: number; offset: number }) =>
  named(
    db,
    sql`select rank, squad_id, manager_id, point_tenths from league_member where league_id = ${leagueId}
      order by rank, squad_id limit ${page.limit} offset ${page.offset}`,
  )

export const standingsOfManager = (db: Kysely<Tables>, leagueId: number, managerId: number) =>
  named(
    db,
    sql`select rank, squad_id, manager_id, point_tenths from league_member
      where manager_id = ${managerId} and league_id = ${leagueId}`,
  )

export const standingOfSquad = async (db: Kysely<Tables>, leagueId: number, squadId: number) =>
  (
    await named(
      db,
      sql`select rank, squad_id, manager_id, point_tenths from league_member
        where league_id = ${leagueId} and squad_id = ${squadId}`,
    )
  )[0]

/** Rows whose rank and points were computed elsewhere. Members who have left meanwhile are missing. */
export const standingsGiven = (
  db: Kysely<Tables>,
  leagueId: number,
  given: readonly { squadId: number; rank: number; pointTenths: number }[],
) =>
  named(
    db,
    sql`select g.rank, g.squad_id, m.manager_id, g.point_tenths
      from unnest(${given.map(({ squadId }) => squadId)}::integer[], ${given.map(({ rank }) => rank)}::integer[],
        ${given.map(({ pointTenths }) => pointTenths)}::integer[]) as g (squad_id, rank, point_tenths)
      join league_member m on m.league_id = ${leagueId} and m.squad_id = g.squad_id`,
  )

/**
 * What a round gave to the league's table: lineups of members who joined before its deadline, or who had a tie in it.
 */
const scoresOf = ({ leagueId, roundId }: { leagueId: number; roundId: number }) => sql`
  select c.squad_id, c.manager_id, c.point_tenths
  from league g
  join round r on r.id = ${roundId}
  join league_member m on m.league_id = g.id
  join lineup_score c on c.round_id = r.id and c.squad_id = m.squad_id
  where g.id = ${leagueId} and case g.format
    when 'pontos-corridos' then m.joined_at < r.deadline_at
    else m.squad_id in (
      select unnest(array[squad_a_id, squad_b_id]) from league_tie where league_id = ${leagueId} and round_id = ${roundId})
    end`

/** The number of rows before this one in the order of `standingsPage`. */
export async function rowsBefore(
  db: Kysely<Tables>,
  leagueId: number,
  { rank, squadId }: { rank: number; squadId: number },
): Promise<number> {
  const { rows } = await rowOf({ equals: int }).sql`
    select count(*)::integer as equals from league_member
    where league_id = ${leagueId} and rank = ${rank} and squad_id < ${squadId}`.execute(db)
  return rank - 1 + (rows[0]?.equals ?? 0)
}

/** Lineups of one round by points. Ranks are places inside the league. */
export const roundStandings = (
  db: Kysely<Tables>,
  facts: { leagueId: number; roundId: number; limit: number; offset: number },
) =>
  named(
    db,
    sql`select (rank() over (order by c.point_tenths desc))::integer as rank, c.squad_id, c.manager_id, c.point_tenths
      from (${scoresOf(facts)}) c
      order by c.point_tenths desc, c.squad_id limit ${facts.limit} offset ${facts.offset}`,
  )

export const roundStandingsOfManager = (
  db: Kysely<Tables>,
  facts: { leagueId: number; roundId: number; managerId: number },
) =>
  named(
    db,
    sql`with c as materialized (${scoresOf(facts)})
      select (1 + (select count(*) from c d where d.point_tenths > c.point_tenths))::integer as rank,
        c.squad_id, c.manager_id, c.point_tenths
      from c where c.manager_id = ${facts.managerId}`,
  )

/** The newest settled rounds of a league, at most 40. For a knockout, the rounds of its ties, whatever its end date. */
export async function roundsOfLeague(db: Kysely<Tables>, leagueId: number): Promise<{ id: number; number: number }[]> {
  const { rows } = await rowOf({ id: int, number: int }).sql`
    select r.id, r.number from league g
    join round r on r.championship_id = g.championship_id and r.state = 'settled' and case g.format
      when 'pontos-corridos' then r.deadline_at >= g.starts_at and r.deadline_at < g.ends_at
      else r.id in (select round_id from league_tie where league_id = ${leagueId}) end
    where g.id = ${leagueId} order by r.deadline_at desc limit 40`.execute(db)
  return rows
}

const tieRow = rowOf({
  stage: int,
  slot: int,
  roundId: int.orNull,
  squadA: int.orNull,
  managerA: int.orNull,
  nameA: text.orNull,
  managerNameA: text.orNull,
  tenthsA: int.orNull,
  squadB: int.orNull,
  managerB: int.orNull,
  nameB: text.orNull,
  managerNameB: text.orNull,
  tenthsB: int.orNull,
  winner: int.orNull,
})
export type TieRow = RowOf<typeof tieRow>

export async function tiesOfLeague(db: Kysely<Tables>, leagueId: number): Promise<TieRow[]> {
  const { rows } = await tieRow.sql`
    select t.stage, t.slot, t.round_id as "roundId", t.squad_a_id as "squadA", a.manager_id as "managerA", a.name as "nameA", ma.name as "managerNameA", t.a_tenths as "tenthsA",
      t.squad_b_id as "squadB", b.manager_id as "managerB", b.name as "nameB", mb.name as "managerNameB", t.b_tenths as "tenthsB", t.winner_squad_id as winner
    from league_tie t left join squad a on a.id = t.squad_a_id left join squad b on b.id = t.squad_b_id
    left join manager ma on ma.id = a.manager_id left join manager mb on mb.id = b.manager_id
    where t.league_id = ${leagueId} order by t.stage, t.slot limit 512`.execute(db)
  return rows
}
