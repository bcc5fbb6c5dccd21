import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { RATING_CEILING, RATING_FLOOR } from '#contract/analytics-terms.ts'
import type { ScorerView } from '#contract/analytics.ts'

export function ratingTenths(sport: Sport, meanValue: number): number {
  const rating = RATING_FLOOR + SPORT_RULES[sport].ratingPerPoint * meanValue
  return Math.round(10 * Math.min(RATING_CEILING, Math.max(RATING_FLOOR, rating)))
}

/**
 * Differences up to a tenth of the season's average are noise. For an average near zero that would be too little, so
 * differences up to half a point are noise too.
 */
const NOISE_SHARE = 0.1
const NOISE_FLOOR = 0.5

/** Compares the last five matches with the running season. Without a season the trend is `stable`. */
export function trendOf(lastFive: number, season: number | null): ScorerView['trend'] {
  if (season === null) return 'stable'
  const noise = Math.max(NOISE_FLOOR, Math.abs(season) * NOISE_SHARE)
  if (lastFive > season + noise) return 'up'
  return lastFive < season - noise ? 'down' : 'stable'
}
