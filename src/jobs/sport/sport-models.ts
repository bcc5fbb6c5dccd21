import type { Sport } from '#domain/sport/sport.ts'
import { basketballLearner, tennisLearner, volleyballLearner } from './court-learners.ts'
import { basketballWalker, volleyballWalker, footballWalker, tennisWalker } from './walkers.ts'
import { footballLearner } from './football-learner.ts'
import type { SportLearner } from './sport-learner.ts'
import type { Walker } from './walker.ts'

interface SportModel {
  /** Forecasts stored matches from earlier stored results. */
  learner: () => SportLearner
  /** The same model over files of results, where its error is measured. */
  walker: () => Walker
  /** The settings of the plain Elo that the model must beat. */
  elo: { k: number; homeAdvantage: number }
}

export const SPORT_MODELS: Record<Sport, SportModel> = {
  futebol: { learner: footballLearner, walker: footballWalker, elo: { k: 20, homeAdvantage: 65 } },
  basquete: { learner: basketballLearner, walker: basketballWalker, elo: { k: 20, homeAdvantage: 70 } },
  volei: { learner: volleyballLearner, walker: volleyballWalker, elo: { k: 32, homeAdvantage: 40 } },
  tenis: { learner: tennisLearner, walker: tennisWalker, elo: { k: 32, homeAdvantage: 0 } },
}
