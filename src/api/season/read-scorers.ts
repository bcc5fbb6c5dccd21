import type { Kysely } from 'kysely'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { ScorerView } from '#contract/analytics.ts'
import type { SportOfChampionship } from '#db/match/running-season.ts'
import { topScorers } from '#db/analytics/analytics-scorers.ts'
import type { Tables } from '#db/schema/schema.ts'
import { ratingTenths, trendOf } from './player-rating.ts'

export async function readScorers(
  db: Kysely<Tables>,
  request: SportOfChampionship & { since: Date; limit: number | null; clubId?: number },
): Promise<ScorerView[]> {
  const { sport } = request
  const { stats, ratingWeights: weights } = SPORT_RULES[sport]
  const rows = await topScorers(db, { ...request, stats, weights })
  return rows.map((row) => ({
    playerId: row.player_id,
    name: row.name,
    position: row.position,
    clubId: row.club_id,
    matches: row.matches,
    totals: row.totals,
    ratingTenths: ratingTenths(sport, row.mean_value),
    trend: trendOf(row.last_five_value, row.season_value),
  }))
}
