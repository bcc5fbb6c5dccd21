import {
  absorbBasketball,
  advanceBasketball,
  basketballStrength,
  copyBasketballFilter,
  createBasketballFilter,
  forecastBasketball,
} from '#domain/forecast/basketball.ts'
import { setDraws, winnerDraws } from '#domain/forecast/draw-scores.ts'
import { type PointsRule, VOLLEYBALL_POINTS } from '#domain/forecast/simulate-season.ts'
import {
  absorbVolleyball,
  advanceVolleyball,
  copyVolleyballFilter,
  createVolleyballFilter,
  forecastVolleyball,
  volleyballStrength,
} from '#domain/forecast/volleyball.ts'
import type { MatchToLearn } from '#db/forecast/forecast.ts'
import { fixtureOf, keptProbabilities, nameOf, pairOf, permille, rounded, type SportLearner } from './sport-learner.ts'

/** ST1: two points for the winner, one for having played. */
const BASKETBALL_TABLE_POINTS: PointsRule = (own, other) => (own > other ? 2 : 1)

export function basketballLearner(): SportLearner {
  const filter = createBasketballFilter()
  const ahead = (match: MatchToLearn) => {
    const copy = copyBasketballFilter(filter)
    advanceBasketball(copy, match.day)
    return forecastBasketball(copy, fixtureOf(match))
  }
  return {
    points: BASKETBALL_TABLE_POINTS,
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

export function volleyballLearner(): SportLearner {
  const filter = createVolleyballFilter()
  const ahead = (match: MatchToLearn) => {
    const copy = copyVolleyballFilter(filter)
    advanceVolleyball(copy, match.day)
    return forecastVolleyball(copy, fixtureOf(match))
  }
  return {
    points: VOLLEYBALL_POINTS,
    forecast: (match) => {
      const { probabilities, percentages, setScores } = ahead(match)
      return {
        probabilities,
        percentages: pairOf(percentages),
        homeGoals: null,
        awayGoals: null,
        detail: {
          probabilities: keptProbabilities(probabilities),
          likely: setScores.map(({ home, away, probability }) => ({ home, away, permille: permille(probability) })),
        },
      }
    },
    absorbDay: (matches) => {
      for (const match of matches) {
        const { day, homeScore, awayScore } = match
        if (homeScore === null || awayScore === null) continue
        advanceVolleyball(filter, day)
        absorbVolleyball(filter, { day, ...fixtureOf(match), homeSets: homeScore, awaySets: awayScore })
      }
    },
    strength: (clubId) => ({ attack: 0, defence: 0, rating: volleyballStrength(filter, nameOf(clubId)) }),
    draws: (matches) => setDraws(matches.map((match) => ahead(match).setScores)),
  }
}
