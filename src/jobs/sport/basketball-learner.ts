import {
  absorbBasketball,
  advanceBasketball,
  basketballStrength,
  copyBasketballFilter,
  createBasketballFilter,
  forecastBasketball,
} from '#domain/forecast/basketball.ts'
import { winnerDraws } from '#domain/forecast/draw-scores.ts'
import type { MatchToLearn } from '#db/forecast/forecast.ts'
import { fixtureOf, keptProbabilities, nameOf, pairOf, rounded, type SportLearner } from './sport-learner.ts'

export function basketballLearner(): SportLearner {
  const filter = createBasketballFilter()
  const ahead = (match: MatchToLearn) => {
    const copy = copyBasketballFilter(filter)
    advanceBasketball(copy, match.day)
    return forecastBasketball(copy, fixtureOf(match))
  }
  return {
    forecast: (match) => {
      const { probabilities, percentages, expectedMargin } = ahead(match)
      return {
        probabilities,
        percentages: pairOf(percentages),
        homeGoals: null,
        awayGoals: null,
        detail: { probabilities: keptProbabilities(probabilities), expectedMargin: rounded(expectedMargin, 1) },
      }
    },
    absorbDay: (matches) => {
      for (const match of matches) {
        const { day, homeScore, awayScore } = match
        if (homeScore === null || awayScore === null) continue
        advanceBasketball(filter, day)
        absorbBasketball(filter, { day, ...fixtureOf(match), homePoints: homeScore, awayPoints: awayScore })
      }
    },
    strength: (clubId) => ({ attack: 0, defence: 0, rating: basketballStrength(filter, nameOf(clubId)) }),
    draws: (matches) => winnerDraws(matches.map((match) => ahead(match).probabilities[0])),
  }
}
