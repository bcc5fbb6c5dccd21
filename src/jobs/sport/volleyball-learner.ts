import { setDraws } from '#domain/forecast/draw-scores.ts'
import {
  absorbVolleyball,
  advanceVolleyball,
  copyVolleyballFilter,
  createVolleyballFilter,
  forecastVolleyball,
  volleyballStrength,
} from '#domain/forecast/volleyball.ts'
import type { MatchToLearn } from '#db/forecast/forecast.ts'
import { fixtureOf, keptProbabilities, nameOf, pairOf, permille, type SportLearner } from './sport-learner.ts'

export function volleyballLearner(): SportLearner {
  const filter = createVolleyballFilter()
  const ahead = (match: MatchToLearn) => {
    const copy = copyVolleyballFilter(filter)
    advanceVolleyball(copy, match.day)
    return forecastVolleyball(copy, fixtureOf(match))
  }
  return {
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
