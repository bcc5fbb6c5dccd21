import type { CourtSport } from '#domain/sport/sport.ts'
import { basketballLearner } from './basketball.ts'
import type { TwoWayForecast } from './outcome-forecast.ts'
import type { RatingLearner } from './rating-learner.ts'
import { tennisLearner } from './tennis.ts'
import { volleyballLearner } from './volleyball.ts'

/** How each sport that is decided by one rating a side learns; football has goals (football.ts). */
const LEARNERS = {
  basquete: () => basketballLearner(),
  volei: () => volleyballLearner(),
  tenis: () => tennisLearner(),
} satisfies Record<CourtSport, () => RatingLearner<never, never>>

export type RatingMatch<S extends CourtSport> = Parameters<ReturnType<(typeof LEARNERS)[S]>['absorb']>[0]
type RatingPairing<S extends CourtSport> = Parameters<ReturnType<(typeof LEARNERS)[S]>['forecast']>[0]
type Learners = { [S in CourtSport]: () => RatingLearner<RatingMatch<S>, RatingPairing<S>> }

export function createRatingLearner<S extends CourtSport>(sport: S): RatingLearner<RatingMatch<S>, RatingPairing<S>> {
  const learners: Learners = LEARNERS
  return learners[sport]()
}

export interface RatingModel<S extends CourtSport> {
  sport: S
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
    sport,
    forecast: (pairing) => learner.copy().forecast(pairing),
    strength: (name) => learner.strength(name),
  }
}
