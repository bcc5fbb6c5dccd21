import type { Kysely } from 'kysely'
import { int, json, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { clubJson, shownOfMatch, matchRow } from '#db/match/match.ts'
import { runningSeasons, seasonsOf } from '#db/match/running-season.ts'
import type { Tables } from '#db/schema/schema.ts'

const recordRow = rowOf({
  ...matchRow.columns,
  season_number: int,
  home_score: int,
  away_score: int,
  home_percent: int,
  draw_percent: int,
  away_percent: int,
  probabilities: json<number[]>(),
  crowd: json<{ home: number; draw: number; away: number }>().orNull,
})
export type RecordRow = RowOf<typeof recordRow>

/** Finished matches with a forecast, from the running season of each sport, newest first. */
export async function forecastRecord(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<RecordRow[]> {
  const { rows } = await recordRow.sql`
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

const baseRateRow = rowOf({ sport: text.of<Sport>(), home: int, draw: int, away: int })
export type BaseRateRow = RowOf<typeof baseRateRow>

/** Home wins, draws and away wins of each sport outside its running season: what anybody could know without a model. */
export async function earlierResults(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<BaseRateRow[]> {
  const { rows } = await baseRateRow.sql`
    with running as materialized (${runningSeasons(championshipId)})
    select m.sport, count(*) filter (where home_score > away_score)::integer as home,
      count(*) filter (where home_score = away_score)::integer as draw,
      count(*) filter (where home_score < away_score)::integer as away
    from match m join running r using (sport)
    where m.season_id in ${seasonsOf(championshipId)} and m.state = 'final' and m.season_id <> r.season_id
    group by m.sport`.execute(db)
  return rows
}
