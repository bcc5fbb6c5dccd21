import { createRatingLearner } from '#domain/forecast/ratings.ts'
import type { BasketballSource, VolleyballSource } from './source-match.ts'
import type { Walker } from './walker.ts'

export function basketballWalker(): Walker<BasketballSource> {
  const learner = createRatingLearner('basquete')
  return {
    forecast: (match) => learner.forecast(match).probabilities,
    absorb: ({ score, ...match }) => {
      if (score) learner.absorb({ ...match, homePoints: score.home, awayPoints: score.away })
    },
  }
}

export function volleyballWalker(): Walker<VolleyballSource> {
  const learner = createRatingLearner('volei')
  return {
    forecast: (match) => learner.forecast(match).probabilities,
    absorb: ({ score, ...match }) => {
      if (score) learner.absorb({ ...match, homeSets: score.home, awaySets: score.away })
    },
  }
}
