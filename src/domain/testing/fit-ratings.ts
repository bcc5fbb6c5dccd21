import type { CourtSport } from '#domain/sport/sport-rules.ts'
import type { TwoWayForecast } from '#domain/forecast/outcome-forecast.ts'
import { createRatingLearner, type RatingMatch, type RatingPairing } from '#domain/forecast/ratings.ts'

interface RatingModel<S extends CourtSport> {
  forecast(pairing: RatingPairing<S>): TwoWayForecast
  strength(name: string): number
}

/** Learns from every result before `asOfDay`; forecasting never changes the model. */
export function fitRatings<S extends CourtSport>(
  sport: S,
  results: readonly RatingMatch<S>[],
  asOfDay: number,
): RatingModel<S> {
  const learner = createRatingLearner(sport)
  const known = results.filter((match) => match.day < asOfDay).sort((a, b) => a.day - b.day)
  for (const match of known) learner.absorb(match)
  return {
    forecast: (pairing) => learner.copy().forecast(pairing),
    strength: (name) => learner.strength(name),
  }
}
