import { sql, type Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { runningSeasonId, seasonsOf } from '#db/match/running-season.ts'
import type { ClubTable, MatchState, Tables } from '#db/schema/schema.ts'

export const PERIODS = ['7d', '30d', '3m', '1y'] as const
export type Period = (typeof PERIODS)[number]

const INTERVALS: Record<Period, string> = { '7d': '7 days', '30d': '30 days', '3m': '3 months', '1y': '1 year' }

/**
 * The game's now, and the moment from which a period counts. Where nothing was played within it, as in a championship that is
 * over, it counts back from the last match: a table of the past is still a table.
 */
interface Bounds {
  now: Date
  since: Date
  isSample: boolean
  /** The sample world shows one match a day, from tomorrow on; others what comes next. */
  nextFrom: Date
}

export async function periodBounds(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
  period: Period,
): Promise<Bounds> {
  const { rows } = await sql<Bounds>`
    select now, (select source = 'sample' from championship where id = ${championshipId}) as "isSample",
      case when (select source = 'sample' from championship where id = ${championshipId})
        then day_start(${championshipId}, day_of(${championshipId}, now) + 1) else now end as "nextFrom",
      case when latest < now - span then latest - span else now - span end as since
    from game_now(${championshipId}) as now cross join (select ${INTERVALS[period]}::interval as span) period
    cross join (
      select max(played.starts_at) as latest from season cross join lateral (
        select starts_at from match where season_id = season.id and state = 'final' order by starts_at desc limit 1
      ) played
      where season.championship_id = ${championshipId}
    ) last`.execute(db)
  const [row] = rows
  if (!row) throw new Error('game_now() gave no row')
  return row
}

export type ClubRow = Omit<ClubTable, 'slug' | 'championship_id'>

/** Clubs, matches and seasons are asked for by both. */
export interface SportOfChampionship {
  championshipId: ChampionshipId
  sport: Sport
}

export const clubsOfSport = (db: Kysely<Tables>, { championshipId, sport }: SportOfChampionship): Promise<ClubRow[]> =>
  db
    .selectFrom('club')
    .select(['id', 'sport', 'name', 'short_name', 'code', 'city', 'color_primary', 'color_secondary', 'pattern'])
    .where('championship_id', '=', championshipId)
    .where('sport', '=', sport)
    .orderBy('id')
    .execute()

export interface FinishedMatchRow {
  id: number
  season_id: number
  home_club_id: number
  away_club_id: number
  home_score: number
  away_score: number
  starts_at: Date
}

export async function finishedMatches(
  db: Kysely<Tables>,
  { championshipId, sport, since, seasonId }: SportOfChampionship & { since?: Date; seasonId?: number },
): Promise<FinishedMatchRow[]> {
  const { rows } = await sql<FinishedMatchRow>`
    select id, season_id, home_club_id, away_club_id, coalesce(official_home, home_score) as home_score,
      coalesce(official_away, away_score) as away_score, starts_at
    from match
    where sport = ${sport} and season_id in ${seasonsOf(championshipId)} and state = 'final'
      and (${since ?? null}::timestamptz is null or starts_at >= ${since ?? null})
      and (${seasonId ?? null}::integer is null or season_id = ${seasonId ?? null})
    order by starts_at, id`.execute(db)
  return rows
}

export interface NextMatchRow {
  id: number
  starts_at: Date
  state: MatchState
  home_club_id: number
  away_club_id: number
  home_percent: number
  draw_percent: number
  away_percent: number
  home_goals: number | null
  away_goals: number | null
}

export async function nextForecasts(
  db: Kysely<Tables>,
  { championshipId, sport }: SportOfChampionship,
  { from, limit }: { from: Date; limit: number },
): Promise<NextMatchRow[]> {
  const { rows } = await sql<NextMatchRow>`
    select m.id, m.starts_at, m.state, m.home_club_id, m.away_club_id,
      f.home_percent, f.draw_percent, f.away_percent, f.home_goals, f.away_goals
    from match m join forecast f on f.match_id = m.id
    where m.sport = ${sport} and m.season_id in ${seasonsOf(championshipId)} and m.starts_at >= ${from}
    order by m.starts_at, m.id
    limit ${limit}`.execute(db)
  return rows
}

export interface StrengthRow {
  club_id: number
  day: string
  rating: number
}

/** Starts with what each club was worth on the first day, from whenever that was known. */
export async function strengthsSince(
  db: Kysely<Tables>,
  { championshipId, sport }: SportOfChampionship,
  since: Date,
): Promise<StrengthRow[]> {
  const { rows } = await sql<StrengthRow>`
    with first as not materialized (select day_of(${since}::timestamptz) as day)
    select s.club_id, s.day, s.rating
    from club_strength s join club c on c.id = s.club_id, first
    where c.championship_id = ${championshipId} and c.sport = ${sport} and s.day > first.day
    union all
    select c.id, first.day, s.rating
    from club c, first, lateral (
      select rating from club_strength s where s.club_id = c.id and s.day <= first.day order by s.day desc limit 1) s
    where c.championship_id = ${championshipId} and c.sport = ${sport}
    order by day, club_id`.execute(db)
  return rows
}

export interface SeasonRow {
  id: number
  number: number
  starts_on: string
  ends_on: string
  played: number
  remaining: number
}

export async function runningSeasonOf(
  db: Kysely<Tables>,
  { championshipId, sport }: SportOfChampionship,
): Promise<SeasonRow | undefined> {
  const { rows } = await sql<SeasonRow>`
    select s.id, s.number, s.starts_on, s.ends_on, count(*) filter (where m.state = 'final')::integer as played,
      count(*) filter (where m.state in ('scheduled', 'live'))::integer as remaining
    from season s join match m on m.season_id = s.id
    where s.id = ${runningSeasonId(championshipId, sql`${sport}`)}
    group by s.id`.execute(db)
  return rows[0]
}

export interface OutlookRow {
  club_id: number
  title: number
  top4: number
  bottom4: number
  mean_points: number
  simulations: number
}

export async function outlookOf(db: Kysely<Tables>, seasonId: number): Promise<OutlookRow[]> {
  const { rows } = await sql<OutlookRow>`
    select club_id, title, top4, bottom4, mean_points, simulations
    from season_outlook where season_id = ${seasonId} order by mean_points desc, club_id`.execute(db)
  return rows
}

/** Seasons of the sport that came to their end since then, with nothing left to play. */
export async function endedSeasons(
  db: Kysely<Tables>,
  { championshipId, sport }: SportOfChampionship,
  since: Date,
): Promise<number[]> {
  const { rows } = await sql<{ season_id: number }>`
    select distinct m.season_id from match m
    where m.sport = ${sport} and m.season_id in ${seasonsOf(championshipId)} and m.starts_at >= ${since}
      and not exists (select from match left_over where left_over.season_id = m.season_id and left_over.state in ('scheduled', 'live'))`.execute(
    db,
  )
  return rows.map(({ season_id }) => season_id)
}
