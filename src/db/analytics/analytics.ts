import { sql, type Kysely } from 'kysely'
import { bool, day, int, json, real, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import { runningSeasonId, seasonsOf, type SportOfChampionship } from '#db/match/running-season.ts'
import type { MatchState, Tables } from '#db/schema/schema.ts'

export const PERIODS = ['7d', '30d', '3m', '1y', 'temporada'] as const
export type Period = (typeof PERIODS)[number]

/** Null: from the season's first match on. */
const INTERVALS: Record<Period, string | null> = {
  '7d': '7 days',
  '30d': '30 days',
  '3m': '3 months',
  '1y': '1 year',
  temporada: null,
}

/** The bounds of a period (ST9), by the championship's own time. */
const boundsRow = rowOf({
  now: time,
  /** The season that the period counts; null if no match is known. */
  season: json<{ id: number; number: number }>().orNull,
  /** When counting starts: the beginning of the period, but not before the season's first match. */
  since: time,
  /** The beginning of the period, even if the season began later. */
  periodSince: time,
  isSample: bool,
  /** The list of coming matches starts here: in the sample world tomorrow, elsewhere now. */
  nextFrom: time,
})
export type Bounds = RowOf<typeof boundsRow>

/**
 * ST9: if the season has no final match within the period, or none left to play, the period counts back from its last
 * final match.
 */
export async function periodBounds(
  db: Kysely<Tables>,
  { championshipId, sport }: SportOfChampionship,
  period: Period,
): Promise<Bounds> {
  const played = sql`match where sport = ${sport} and state = 'final' and season_id`
  const { rows } = await boundsRow.sql`
    with running as (select ${runningSeasonId(championshipId, sql`${sport}`)} as id),
    counted as (
      select coalesce(
        (select r.id from running r where exists (select from ${played} = r.id)),
        (select season_id from ${played} in ${seasonsOf(championshipId)} order by starts_at desc limit 1),
        (select id from running)) as id
    ),
    season_of as (
      select s.id, s.number, x.* from counted c join season s on s.id = c.id cross join lateral (
        select min(starts_at) as first, max(starts_at) filter (where state = 'final') as latest,
          bool_or(state in ('scheduled', 'live')) as goes_on
        from match where season_id = s.id) x
    ),
    period as (
      select now, coalesce(
        (case when s.latest < now - span or not s.goes_on then coalesce(s.latest, now) else now end) - span, s.first, now) as since
      from game_now(${championshipId}) as now cross join (select ${INTERVALS[period]}::interval as span) p left join season_of s on true
    )
    select p.now, p.since as "periodSince", greatest(p.since, s.first) as since, c.source = 'sample' as "isSample",
      case when s.id is not null then jsonb_build_object('id', s.id, 'number', s.number) end as season,
      case when c.source = 'sample' then day_start(c.id, day_of(c.id, p.now) + 1) else p.now end as "nextFrom"
    from period p join championship c on c.id = ${championshipId} left join season_of s on true`.execute(db)
  const [row] = rows
  if (!row) throw new Error('game_now() gave no row')
  return row
}

const nextMatchRow = rowOf({
  id: int,
  starts_at: time,
  state: text.of<MatchState>(),
  home_club_id: int,
  away_club_id: int,
  home_percent: int,
  draw_percent: int,
  away_percent: int,
  home_goals: real.orNull,
  away_goals: real.orNull,
})
export type NextMatchRow = RowOf<typeof nextMatchRow>

export async function nextForecasts(
  db: Kysely<Tables>,
  { championshipId, sport }: SportOfChampionship,
  { from, limit }: { from: Date; limit: number },
): Promise<NextMatchRow[]> {
  const { rows } = await nextMatchRow.sql`
    select m.id, m.starts_at, m.state, m.home_club_id, m.away_club_id,
      f.home_percent, f.draw_percent, f.away_percent, f.home_goals, f.away_goals
    from match m join forecast f on f.match_id = m.id
    where m.sport = ${sport} and m.season_id in ${seasonsOf(championshipId)} and m.state = 'scheduled' and m.has_date
      and m.starts_at >= ${from}
    order by m.starts_at, m.id
    limit ${limit}`.execute(db)
  return rows
}

const seasonRow = rowOf({ id: int, number: int, starts_on: day, ends_on: day, played: int, remaining: int })
export type SeasonRow = RowOf<typeof seasonRow>

export async function runningSeasonOf(
  db: Kysely<Tables>,
  { championshipId, sport }: SportOfChampionship,
): Promise<SeasonRow | undefined> {
  const { rows } = await seasonRow.sql`
    select s.id, s.number, s.starts_on, s.ends_on, count(*) filter (where m.state = 'final')::integer as played,
      count(*) filter (where m.state in ('scheduled', 'live'))::integer as remaining
    from season s join match m on m.season_id = s.id
    where s.id = ${runningSeasonId(championshipId, sql`${sport}`)}
    group by s.id`.execute(db)
  return rows[0]
}

const outlookRow = rowOf({ club_id: int, title: real, top4: real, bottom4: real, mean_points: real, simulations: int })
export type OutlookRow = RowOf<typeof outlookRow>

export async function outlookOf(db: Kysely<Tables>, seasonId: number): Promise<OutlookRow[]> {
  const { rows } = await outlookRow.sql`
    select club_id, title, top4, bottom4, mean_points, simulations
    from season_outlook where season_id = ${seasonId} order by mean_points desc, club_id`.execute(db)
  return rows
}

/** Seasons of the sport with a match from `since` on and nothing left to play. */
export async function endedSeasons(
  db: Kysely<Tables>,
  { championshipId, sport }: SportOfChampionship,
  since: Date,
): Promise<{ id: number; number: number }[]> {
  const { rows } = await rowOf({ id: int, number: int }).sql`
    select distinct s.id, s.number from match m join season s on s.id = m.season_id
    where m.sport = ${sport} and m.season_id in ${seasonsOf(championshipId)} and m.starts_at >= ${since}
      and not exists (select from match left_over where left_over.season_id = m.season_id and left_over.state in ('scheduled', 'live'))`.execute(
    db,
  )
  return rows
}
