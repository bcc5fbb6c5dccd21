import { sql, type Kysely } from 'kysely'
import { bool, int, json, real, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { CupMatch } from '#domain/import/bracket-slots.ts'
import type { BracketChoices, CupTie } from '#domain/pool/bracket.ts'
import type { GroupMatch } from '#domain/pool/expected-order.ts'
import { cupColumns, cupMatchOf, cupRow } from '#db/match/cup-match.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { moveTable } from './move-table.ts'

/** Ties of a bolão's cup, with their matches if they have one. */
export async function tiesOfPool(db: Kysely<Tables>, leagueId: number) {
  const { rows } = await tieRow.sql`
    select t.id as "tieId", t.stage, t.stage_order::integer as "stageOrder", t.home_slot as "homeSlot", t.away_slot as "awaySlot",
      t.home_club_id::integer as "tieHomeId", t.away_club_id::integer as "tieAwayId", m.id is not null as "hasMatch", ${cupColumns}
    from league g join championship_tie t on t.championship_id = g.championship_id left join match m on m.id = t.match_id
    where g.id = ${leagueId} order by t.stage_order, t.number, t.id`.execute(db)
  return rows.map(({ tieId, stage, tieHomeId, tieAwayId, hasMatch, homeSlot, awaySlot, stageOrder, ...match }) => ({
    tie: {
      id: tieId,
      stageOrder,
      number: match.number,
      homeSlot,
      awaySlot,
      homeId: tieHomeId,
      awayId: tieAwayId,
    } satisfies CupTie,
    stage,
    match: hasMatch ? cupMatchOf(match as RowOf<typeof cupRow>) : undefined,
  }))
}

const tieRow = rowOf({
  ...cupRow.columns,
  homeId: int.orNull,
  awayId: int.orNull,
  startsAtMs: real.orNull,
  isOver: bool.orNull,
  tieId: int,
  stage: text,
  stageOrder: int,
  homeSlot: text.orNull,
  awaySlot: text.orNull,
  tieHomeId: int.orNull,
  tieAwayId: int.orNull,
  hasMatch: bool,
})

/** BL12: the deadline of the bracket, and whether it has passed. BL18: `isEarly` if it closes before the groups end. */
export async function bracketDeadline(db: Kysely<Tables>, leagueId: number) {
  const { rows } = await rowOf({ closesAt: time.orNull, isClosed: bool, isEarly: bool }).sql`
    select x.at as "closesAt", coalesce(x.at <= game_now(g.championship_id), false) as "isClosed", early_bracket_closes_at(g.id) is not null as "isEarly"
    from league g cross join lateral (select bracket_closes_at(g.id) as at) x where g.id = ${leagueId}`.execute(db)
  return rows[0] ?? { closesAt: null, isClosed: false, isEarly: false }
}

/** BL18: the group matches of a bolão's cup, without abandoned ones. */
export async function groupMatchesOfPool(db: Kysely<Tables>, leagueId: number): Promise<(CupMatch & GroupMatch)[]> {
  const { rows } = await rowOf({
    group: text.orNull,
    homeId: int,
    awayId: int,
    startsAtMs: real,
    isOver: bool,
    score: json<NonNullable<CupMatch['score']>>().orNull,
    forecast: json<NonNullable<GroupMatch['forecast']>>().orNull,
  }).sql`
    select m.detail ->> 'group' as "group", m.home_club_id::integer as "homeId", m.away_club_id::integer as "awayId", m.state = 'final' as "isOver",
      (extract(epoch from m.starts_at) * 1000)::float8 as "startsAtMs",
      case when m.state = 'final' then jsonb_build_object('home', m.home_score, 'away', m.away_score) end as score,
      case when f.match_id is not null then jsonb_build_object('home', f.home_percent, 'draw', coalesce(f.draw_percent, 0), 'away', f.away_percent) end as forecast
    from league g join season s on s.championship_id = g.championship_id join match m on m.season_id = s.id and m.detail ? 'group' and m.state <> 'abandoned'
    left join forecast f on f.match_id = m.id
    where g.id = ${leagueId} order by m.starts_at, m.id`.execute(db)
  return rows
}

const bracketRow = rowOf({
  managerId: int,
  managerName: text,
  tieIds: int.array,
  clubIds: int.array,
  places: text.array,
  placeClubIds: int.array,
  points: int,
})
export type BracketRow = RowOf<typeof bracketRow>

export const choicesOf = ({ tieIds, clubIds, places, placeClubIds }: BracketRow): BracketChoices =>
  new Map<number | string, number>([
    ...tieIds.map((tieId, at) => [tieId, clubIds[at] ?? 0] as const),
    ...places.map((place, at) => [place, placeClubIds[at] ?? 0] as const),
  ])

const bracketColumns = sql`
  b.manager_id as "managerId", m.name as "managerName", b.tie_ids as "tieIds", b.club_ids as "clubIds",
  b.places, b.place_club_ids as "placeClubIds", b.points
  from pool_bracket b join manager m on m.id = b.manager_id`

export async function bracketOfManager(
  db: Kysely<Tables>,
  leagueId: number,
  managerId: number,
): Promise<BracketRow | undefined> {
  const { rows } = await bracketRow.sql`
    select ${bracketColumns} where b.league_id = ${leagueId} and b.manager_id = ${managerId}`.execute(db)
  return rows[0]
}

/** Brackets of these people that can no longer change. */
export async function closedBracketsOf(
  db: Kysely<Tables>,
  leagueId: number,
  managerIds: readonly number[],
): Promise<BracketRow[]> {
  const { rows } = await bracketRow.sql`
    select ${bracketColumns} join league g on g.id = b.league_id
    where b.league_id = ${leagueId} and b.manager_id = any (${managerIds}::integer[])
      and bracket_closes_at(g.id) <= game_now(g.championship_id)`.execute(db)
  return rows
}

/** BL12: the brackets of a page of members, in the order of the table, once they can no longer change. */
export async function closedBrackets(
  db: Kysely<Tables>,
  leagueId: number,
  page: { limit: number; offset: number },
): Promise<BracketRow[]> {
  const { rows } = await bracketRow.sql`
    with shown as (
      select manager_id, rank from pool_member where league_id = ${leagueId} order by rank, manager_id limit ${page.limit} offset ${page.offset})
    select ${bracketColumns} join shown o on o.manager_id = b.manager_id join league g on g.id = b.league_id
    where b.league_id = ${leagueId} and bracket_closes_at(g.id) <= game_now(g.championship_id)
    order by o.rank nulls last, m.id`.execute(db)
  return rows
}

export async function storeBracket(
  trx: Trx,
  { leagueId, managerId, choices }: { leagueId: number; managerId: number; choices: BracketChoices },
): Promise<Date> {
  const ties = [...choices].filter(([of]) => typeof of === 'number')
  const places = [...choices].filter(([of]) => typeof of === 'string')
  const keys = (of: typeof ties) => of.map(([key]) => key)
  const clubs = (of: typeof ties) => of.map(([, clubId]) => clubId)
  const { rows } = await rowOf({ savedAt: time }).sql`
    insert into pool_bracket (league_id, manager_id, tie_ids, club_ids, places, place_club_ids, saved_at)
    select id, ${managerId}, ${keys(ties)}::integer[], ${clubs(ties)}::integer[], ${keys(places)}::text[], ${clubs(places)}::integer[],
      game_now(championship_id)
    from league where id = ${leagueId}
    on conflict (league_id, manager_id) do update set tie_ids = excluded.tie_ids, club_ids = excluded.club_ids,
      places = excluded.places, place_club_ids = excluded.place_club_ids, saved_at = excluded.saved_at
    returning saved_at as "savedAt"`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('a bracket was not stored')
  return row.savedAt
}

/** BL12, BL18 at commit: the database refused, because the bracket had closed by then. */
export const isBracketClosed = (error: unknown): boolean => (error as { code?: string }).code === 'CR005'

/** Bolões whose bracket points a match may change: it is a tie of their cup or, for early brackets, a group match. */
export async function bracketsAfter(trx: Trx, matchId: number): Promise<{ leagueId: number; isEarly: boolean }[]> {
  const { rows } = await rowOf({ leagueId: int, isEarly: bool }).sql`
    select x.id as "leagueId", x.is_early as "isEarly" from (
      select g.id, early_bracket_closes_at(g.id) is not null as is_early, m.detail ? 'group' as is_of_group
      from match m join season s on s.id = m.season_id join league g on g.championship_id = s.championship_id and g.format = 'bolao'
      join pool p on p.league_id = g.id and p.bracket_points > 0
      where m.id = ${matchId} and (m.detail ? 'group' and p.bracket_early or exists (select from championship_tie t where t.match_id = m.id))) x
    where x.is_early or not x.is_of_group order by x.id`.execute(trx)
  return rows
}

/** BL12, BL18: recomputes every bracket's points with `pointsFor`, and changes the table by the differences. */
export async function settleBrackets(
  trx: Trx,
  leagueId: number,
  pointsFor: (choices: BracketChoices, bracketPoints: number) => number,
): Promise<boolean> {
  const { rows } = await rowOf({ ...bracketRow.columns, bracketPoints: int }).sql`
    select p.bracket_points as "bracketPoints", x.* from pool p
    cross join lateral (select ${bracketColumns} where b.league_id = p.league_id) x where p.league_id = ${leagueId}`.execute(
    trx,
  )
  const changed = rows.flatMap((row) => {
    const points = pointsFor(choicesOf(row), row.bracketPoints)
    return points === row.points ? [] : [{ managerId: row.managerId, points, moved: points - row.points }]
  })
  if (changed.length === 0) return false
  await sql`
    update pool_bracket b set points = c.points
    from unnest(${changed.map(({ managerId }) => managerId)}::integer[], ${changed.map(({ points }) => points)}::integer[]) as c (manager_id, points)
    where b.league_id = ${leagueId} and b.manager_id = c.manager_id`.execute(trx)
  await moveTable(
    trx,
    leagueId,
    changed.map(({ managerId, moved }) => ({ managerId, points: moved })),
  )
  return true
}
