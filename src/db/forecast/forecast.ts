import { sql, type Kysely } from 'kysely'
import { bool, int, json, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { runningSeasons, seasonsOf } from '#db/match/running-season.ts'
import type { MatchState, Tables } from '#db/schema/schema.ts'

const matchToLearnRow = rowOf({
  id: int,
  sport: text.of<Sport>(),
  seasonId: int,
  /** Days since 1970-01-01, by the local date in Brazil. */
  day: int,
  state: text.of<MatchState>(),
  homeClubId: int,
  awayClubId: int,
  homeScore: int.orNull,
  awayScore: int.orNull,
  detail: json<{ periods?: { home: number; away: number }[]; surface?: string }>(),
  /** Null unless both sides have a saved or missed shot (`shotsSeen`). */
  shots: json<{ home: number; away: number }>().orNull,
  shotsOnTarget: json<{ home: number; away: number }>().orNull,
  isRunningSeason: bool,
  /** Needs a forecast: in the running season, or not over. With `allSeasons`, every match. */
  isWanted: bool,
})
export type MatchToLearn = RowOf<typeof matchToLearnRow>

/**
 * Clubs' shots, from the scouts of real matches. Where a source has only goals and cards, nobody seems to have missed.
 * So the shots of a side without a missed or saved shot are unknown.
 */
const shotsSeen = (championshipId: ChampionshipId) => {
  const count = (scout: string) => sql`coalesce((pm.scouts ->> ${scout})::integer, 0)`
  const [goals, saved] = [count('goal'), count('shotSaved')]
  const missed = sql`${count('shotOff')} + ${count('woodwork')}`
  return sql`
    select pm.match_id, pm.club_id, sum(${goals} + ${saved} + ${missed})::integer as shots, sum(${goals} + ${saved})::integer as on_target
    from championship c join season s on s.championship_id = c.id join match m on m.season_id = s.id
      join player_match pm on pm.match_id = m.id
    where c.id = ${championshipId} and c.source in ('file', 'feed') and m.sport = 'futebol' and m.state = 'final'
    group by pm.match_id, pm.club_id having sum(${saved} + ${missed}) > 0`
}

/**
 * The matches of all sports, in order of kick-off: all finished ones, those of running seasons, and those that start
 * before the horizon.
 */
export async function matchesToLearn(
  db: Kysely<Tables>,
  facts: { championshipId: ChampionshipId; horizonDays: number; allSeasons: boolean },
): Promise<MatchToLearn[]> {
  const { championshipId, horizonDays, allSeasons } = facts
  const { rows } = await matchToLearnRow.sql`
    with running as materialized (${runningSeasons(championshipId)}), horizon as (
      select game_now(${championshipId}) + make_interval(days => ${horizonDays}) as at
    ), seen as (${shotsSeen(championshipId)})
    select m.id, m.sport, m.season_id as "seasonId", m.state,
      day_of(m.starts_at) - date '1970-01-01' as day,
      m.home_club_id as "homeClubId", m.away_club_id as "awayClubId", m.home_score as "homeScore",
      m.away_score as "awayScore", m.detail,
      case when x.shots + y.shots > 0 then json_build_object('home', x.shots, 'away', y.shots) end as shots,
      case when x.shots + y.shots > 0 then json_build_object('home', x.on_target, 'away', y.on_target) end as "shotsOnTarget",
      m.season_id = r.season_id as "isRunningSeason",
      ${allSeasons} or m.season_id = r.season_id or m.state in ('scheduled', 'live') as "isWanted"
    from match m join running r using (sport) cross join horizon h
      left join seen x on x.match_id = m.id and x.club_id = m.home_club_id
      left join seen y on y.match_id = m.id and y.club_id = m.away_club_id
    where m.season_id in ${seasonsOf(championshipId)}
      and (m.state = 'final' or m.season_id = r.season_id or m.starts_at < h.at)
    order by m.starts_at, m.id`.execute(db)
  return rows
}

export interface ForecastColumns {
  matchId: number
  day: number
  percentages: readonly [home: number, draw: number, away: number]
  homeGoals: number | null
  awayGoals: number | null
  detail: object
}

/** A stored forecast stays once its match is no longer scheduled. Until then it follows the newest results. */
export async function storeForecasts(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
  forecasts: readonly ForecastColumns[],
): Promise<void> {
  const rows = forecasts.map(({ percentages: [home, draw, away], ...rest }) => ({ ...rest, home, draw, away }))
  await sql`
    insert into forecast as old
      (match_id, home_percent, draw_percent, away_percent, home_goals, away_goals, detail, fitted_at)
    select f."matchId", f.home, f.draw, f.away, f."homeGoals", f."awayGoals", f.detail,
      least(day_start(date '1970-01-01' + f.day), game_now(${championshipId}))
    from json_to_recordset(${JSON.stringify(rows)}::json) as f ("matchId" integer, day integer, home smallint,
      draw smallint, away smallint, "homeGoals" real, "awayGoals" real, detail jsonb)
    on conflict (match_id) do update set
      home_percent = excluded.home_percent, draw_percent = excluded.draw_percent, away_percent = excluded.away_percent,
      home_goals = excluded.home_goals, away_goals = excluded.away_goals, detail = excluded.detail,
      fitted_at = excluded.fitted_at
    where old.detail is distinct from excluded.detail
      and exists (select from match m where m.id = old.match_id and m.state = 'scheduled')`.execute(db)
}

export interface StrengthColumns {
  clubId: number
  day: number
  attack: number
  defence: number
  rating: number
}

export async function storeStrengths(db: Kysely<Tables>, strengths: readonly StrengthColumns[]): Promise<void> {
  await sql`
    insert into club_strength as old (club_id, day, attack, defence, rating)
    select "clubId", date '1970-01-01' + day, attack, defence, rating
    from json_to_recordset(${JSON.stringify(strengths)}::json)
      as s ("clubId" smallint, day integer, attack real, defence real, rating real)
    on conflict (club_id, day) do update set
      attack = excluded.attack, defence = excluded.defence, rating = excluded.rating
    where (old.attack, old.defence, old.rating)
      is distinct from (excluded.attack, excluded.defence, excluded.rating)`.execute(db)
}

export interface OutlookColumns {
  seasonId: number
  clubId: number
  title: number
  top4: number
  bottom4: number
  meanPoints: number
  positions: number[]
  simulations: number
  learnedFrom: string
}

/** The digest that each stored outlook was simulated from, by season. */
export async function outlookSources(db: Kysely<Tables>): Promise<Map<number, string>> {
  const { rows } = await rowOf({ seasonId: int, learnedFrom: text }).sql`
    select distinct season_id as "seasonId", learned_from as "learnedFrom" from season_outlook`.execute(db)
  return new Map(rows.map(({ seasonId, learnedFrom }) => [seasonId, learnedFrom]))
}

export async function storeOutlooks(db: Kysely<Tables>, outlooks: readonly OutlookColumns[]): Promise<void> {
  await sql`
    insert into season_outlook (season_id, club_id, title, top4, bottom4, mean_points, positions, simulations, learned_from)
    select "seasonId", "clubId", title, top4, bottom4, "meanPoints", positions, simulations, "learnedFrom"
    from json_to_recordset(${JSON.stringify(outlooks)}::json) as o ("seasonId" integer, "clubId" smallint,
      title real, top4 real, bottom4 real, "meanPoints" real, positions real[], simulations integer, "learnedFrom" text)
    on conflict (season_id, club_id) do update set
      title = excluded.title, top4 = excluded.top4, bottom4 = excluded.bottom4, mean_points = excluded.mean_points,
      positions = excluded.positions, simulations = excluded.simulations, learned_from = excluded.learned_from`.execute(
    db,
  )
}

/**
 * Counts the picks of finished matches without a stored count. It finds the matches first, to read only their picks.
 */
export async function countCrowd(db: Kysely<Tables>): Promise<void> {
  await sql`
    with uncounted as materialized (
      select m.id from match m
      where m.state = 'final' and not exists (select from match_crowd c where c.match_id = m.id))
    insert into match_crowd (match_id, home, draw, away)
    select p.match_id, count(*) filter (where p.outcome = 'H'), count(*) filter (where p.outcome = 'D'),
      count(*) filter (where p.outcome = 'A')
    from uncounted u join pick p on p.match_id = u.id
    group by p.match_id
    on conflict (match_id) do nothing`.execute(db)
}
