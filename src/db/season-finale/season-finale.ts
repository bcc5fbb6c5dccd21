import { sql, type Kysely } from 'kysely'
import { integersOf } from '#db/connection/array-text.ts'
import { bool, int, rowOf, rowOfEach, type RowOf, text, time } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Sport } from '#domain/sport/sport.ts'

export interface SeasonNumbered {
  championshipId: ChampionshipId
  number: number
}

const seasonRow = rowOf({
  number: int,
  /** RK5: a match or round of it, or of a season with a higher number, has begun. */
  hasBegun: bool,
  isOver: bool,
  startsAt: time,
})
export type SeasonRow = RowOf<typeof seasonRow>

/** ST8: the match is left to play. One without a date is so until its stored date (MT1). */
const isLeft = (match: 'match' | 'm', championshipId: ChampionshipId) => sql`
  (${sql.ref(`${match}.state`)} in ('scheduled', 'live')
  and (${sql.ref(`${match}.has_date`)} or ${sql.ref(`${match}.starts_at`)} > game_now(${championshipId})))`

/** The seasons of a championship with a match, by number. Seasons of several sports with the same number are one. */
export async function seasonsNumbered(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<SeasonRow[]> {
  const { rows } = await seasonRow.sql`
    select n.number, n.number <= ranked_season(${championshipId}) as "hasBegun", bool_and(m.is_over and r.is_over) as "isOver",
      min(m.first) as "startsAt"
    from season n
    join lateral (
      select min(starts_at) as first, bool_and(not ${isLeft('match', championshipId)}) as is_over
      from match where season_id = n.id
    ) m on m.first is not null
    cross join lateral (select coalesce(bool_and(state = 'settled'), true) as is_over from round where season_id = n.id) r
    where n.championship_id = ${championshipId} group by n.number order by n.number desc`.execute(db)
  return rows
}

const finishedSeasonRow = rowOf({ id: int, sport: text.of<Sport>(), isOver: bool })

export async function sportsOfSeason(
  db: Kysely<Tables>,
  { championshipId, number }: SeasonNumbered,
): Promise<RowOf<typeof finishedSeasonRow>[]> {
  const { rows } = await finishedSeasonRow.sql`
    select n.id, n.sport, not exists (
      select from match m where m.season_id = n.id and ${isLeft('m', championshipId)}) as "isOver"
    from season n where n.championship_id = ${championshipId} and n.number = ${number} order by n.sport`.execute(db)
  return rows
}

/** Best first; the same index in each column is the same manager. */
export interface SeasonBoard {
  managerIds: Int32Array
  points: Int32Array
  wins: Int32Array
}

export async function seasonBoard(
  db: Kysely<Tables>,
  { championshipId, number }: SeasonNumbered,
): Promise<SeasonBoard> {
  const { rows } = await rowOfEach(['managerIds', 'points', 'wins'], text.orNull).sql`
    select array_agg(manager_id order by points desc, manager_id)::text as "managerIds",
      array_agg(points order by points desc, manager_id)::text as points,
      array_agg(wins order by points desc, manager_id)::text as wins
    from season_due(${championshipId}, ${number})
    where points <> 0 or wins > 0 or settled_picks > 0`.execute(db)
  const { managerIds = null, points = null, wins = null } = rows[0] ?? {}
  return { managerIds: integersOf(managerIds), points: integersOf(points), wins: integersOf(wins) }
}

const placedManagerRow = rowOf({ managerId: int, name: text, avatarSeed: text, country: text, isGone: bool })
export type PlacedManager = RowOf<typeof placedManagerRow>

export async function managersPlaced(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, PlacedManager>> {
  const { rows } = await placedManagerRow.sql`
    select id as "managerId", name, avatar_seed as "avatarSeed", country, deleted_at is not null as "isGone"
    from manager where id = any (${ids}::integer[])`.execute(db)
  return new Map(rows.map((row) => [row.managerId, row]))
}

const wonLeagueRow = rowOf({ id: int, name: text, winnerId: int, winnerName: text, trophyPoints: int })

/** Public leagues that somebody won between `from` and `until`: the first matches of a season and of the next one. */
export async function leaguesWon(
  db: Kysely<Tables>,
  {
    championshipId,
    from,
    until,
    limit,
  }: { championshipId: ChampionshipId; from: Date; until: Date | null; limit: number },
): Promise<RowOf<typeof wonLeagueRow>[]> {
  const { rows } = await wonLeagueRow.sql`
    select l.id, l.name, w.id as "winnerId", w.name as "winnerName", coalesce(l.trophy_points, 0) as "trophyPoints"
    from league l left join squad s on s.id = l.winner_squad_id
    join manager w on w.id = coalesce(l.winner_manager_id, s.manager_id)
    where l.championship_id = ${championshipId} and l.visibility = 'public' and l.ended_at >= ${from}
      and (${until}::timestamptz is null or l.ended_at < ${until}::timestamptz)
    order by l.featured nulls last, l.member_count desc, l.id limit ${limit}`.execute(db)
  return rows
}

const divisionChampionRow = rowOf({
  tier: int,
  cycleId: int,
  groupNumber: int,
  managerId: int,
  name: text,
  pointTenths: int,
})

/** For each tier, the winner of its strongest group in the season's last ended cycle. Group 1 is the strongest. */
export async function divisionChampions(
  db: Kysely<Tables>,
  { championshipId, number }: SeasonNumbered,
): Promise<RowOf<typeof divisionChampionRow>[]> {
  const { rows } = await divisionChampionRow.sql`
    with last as (
      select c.id from division_cycle c
      where c.championship_id = ${championshipId} and c.ended_at is not null and c.round_ids && array(
        select r.id from round r join season n on n.id = r.season_id
        where n.championship_id = ${championshipId} and n.number = ${number})
      order by c.id desc limit 1
    )
    select distinct on (m.tier) m.tier, m.cycle_id as "cycleId", m.group_number as "groupNumber", m.manager_id as "managerId",
      g.name, m.point_tenths as "pointTenths"
    from last join visible_division_member m on m.cycle_id = last.id join manager g on g.id = m.manager_id
    where m.place = 1 order by m.tier, m.group_number`.execute(db)
  return rows
}
