import { sql, type Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { type MatchRow, clubJson, shownOfMatch } from '#db/match/match.ts'
import { runningSeasons, seasonsOf } from '#db/match/running-season.ts'
import type { Tables } from '#db/schema/schema.ts'

export interface RecordRow extends MatchRow {
  season_number: number
  home_score: number
  away_score: number
  home_percent: number
  draw_percent: number
  away_percent: number
  probabilities: number[]
  crowd: { home: number; draw: number; away: number } | null
}

/** Finished matches of every running season with what was said before them, newest first. */
export async function forecastRecord(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    with running as materialized (${runningSeasons(championshipId)})
    select ${shownOfMatch}, s.number as season_number,
      ${clubJson('home')} as home, ${clubJson('away')} as away, f.home_percent, f.draw_percent, f.away_percent,
      f.detail -> 'probabilities' as probabilities,
      (select json_build_object('home', c.home, 'draw', c.draw, 'away', c.away)
        from match_crowd c where c.match_id = m.id) as crowd
    from running r join match m using (season_id) join season s on s.id = m.season_id
    join forecast f on f.match_id = m.id
    join club home on home.id = m.home_club_id join club away on away.id = m.away_club_id
    where m.state = 'final'
    order by m.starts_at desc, m.id`.execute(db)
  return rows
}

export interface BaseRateRow {
  sport: Sport
  home: number
  draw: number
  away: number
}

/** Results before the running season: what could be known without any model. */
export async function earlierResults(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<BaseRateRow[]> {
  const { rows } = await sql<BaseRateRow>`
    with running as materialized (${runningSeasons(championshipId)})
    select m.sport, count(*) filter (where home_score > away_score)::integer as home,
      count(*) filter (where home_score = away_score)::integer as draw,
      count(*) filter (where home_score < away_score)::integer as away
    from match m join running r using (sport)
    where m.season_id in ${seasonsOf(championshipId)} and m.state = 'final' and m.season_id <> r.season_id
    group by m.sport`.execute(db)
  return rows
}
