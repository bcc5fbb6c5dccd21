import type { Kysely } from 'kysely'
import { SPORT_RULES, type Sport } from '#domain/sport/sport.ts'
import type { ScorerView } from '#contract/analytics.ts'
import { topScorers } from '#db/analytics/analytics-scorers.ts'
import type { Tables } from '#db/schema/schema.ts'
import { ratingTenths, trendOf } from './player-rating.ts'

export async function readScorers(
  db: Kysely<Tables>,
  { sport, since, limit, clubId }: { sport: Sport; since: Date; limit: number | null; clubId?: number },
): Promise<ScorerView[]> {
  const { stats, ratingWeights: weights } = SPORT_RULES[sport]
  const rows = await topScorers(db, { sport, since, stats, weights, limit, ...(clubId !== undefined && { clubId }) })
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
