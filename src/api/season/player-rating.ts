import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { RATING_CEILING, RATING_FLOOR } from '#contract/analytics-terms.ts'
import type { ScorerView } from '#contract/analytics.ts'

export function ratingTenths(sport: Sport, meanValue: number): number {
  const rating = RATING_FLOOR + SPORT_RULES[sport].ratingPerPoint * meanValue
  return Math.round(10 * Math.min(RATING_CEILING, Math.max(RATING_FLOOR, rating)))
}

/**
 * A tenth of the season's average is noise. An average near zero would make the scale useless, so noise is at least
 * half a point.
 */
const NOISE_SHARE = 0.1
const NOISE_FLOOR = 0.5

/** Compares the last five matches with the running season. Without a season there is no trend. */
export function trendOf(lastFive: number, season: number | null): ScorerView['trend'] {
  if (season === null) return 'stable'
  const noise = Math.max(NOISE_FLOOR, Math.abs(season) * NOISE_SHARE)
  if (lastFive > season + noise) return 'up'
  return lastFive < season - noise ? 'down' : 'stable'
}
