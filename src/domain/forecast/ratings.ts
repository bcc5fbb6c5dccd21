import type { CourtSport } from '#domain/sport/sport-rules.ts'
import { basketballLearner } from './basketball.ts'
import type { RatingLearner } from './rating-learner.ts'
import { tennisLearner } from './tennis.ts'
import { volleyballLearner } from './volleyball.ts'

/** The learner of each sport in which a side has one rating. Football learns from goals (football.ts). */
const LEARNERS = {
  basquete: () => basketballLearner(),
  volei: () => volleyballLearner(),
  tenis: () => tennisLearner(),
} satisfies Record<CourtSport, () => RatingLearner<never, never>>

export type RatingMatch<S extends CourtSport> = Parameters<ReturnType<(typeof LEARNERS)[S]>['absorb']>[0]
export type RatingPairing<S extends CourtSport> = Parameters<ReturnType<(typeof LEARNERS)[S]>['forecast']>[0]
type Learners = { [S in CourtSport]: () => RatingLearner<RatingMatch<S>, RatingPairing<S>> }

export function createRatingLearner<S extends CourtSport>(sport: S): RatingLearner<RatingMatch<S>, RatingPairing<S>> {
  const learners: Learners = LEARNERS
  return learners[sport]()
}
