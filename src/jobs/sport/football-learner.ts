import { footballDraws } from '#domain/forecast/draw-scores.ts'
import { type FootballMatch, strengthOf } from '#domain/forecast/football-filter.ts'
import { fitFootball, type FootballModel, forecastMatch, updateFootball } from '#domain/forecast/football.ts'
import type { ScoreGrid } from '#domain/forecast/score-grid.ts'
import type { MatchToLearn } from '#db/forecast/forecast.ts'
import {
  fixtureOf,
  keptProbabilities,
  type LearnedForecast,
  nameOf,
  permille,
  rounded,
  type SportLearner,
} from './sport-learner.ts'

/** Five goals or more share the last row and column of the stored grid. */
const GRID_SIZE = 6

function foldGrid(grid: ScoreGrid): number[][] {
  const folded = Array.from({ length: GRID_SIZE }, () => Array.from({ length: GRID_SIZE }, () => 0))
  const place = (goals: number) => Math.min(goals, GRID_SIZE - 1)
  grid.forEach((row, home) =>
    row.forEach((p, away) => {
      const line = folded[place(home)]
      if (line) line[place(away)] = (line[place(away)] ?? 0) + p
    }),
  )
  return folded.map((row) => row.map(permille))
}

function resultOf(match: MatchToLearn): FootballMatch[] {
  const { day, homeScore, awayScore, shots, shotsOnTarget } = match
  if (homeScore === null || awayScore === null) return []
  const signals = { ...(shots && { shots }), ...(shotsOnTarget && { shotsOnTarget }) }
  return [{ day, ...fixtureOf(match), homeGoals: homeScore, awayGoals: awayScore, ...signals }]
}

export function footballLearner(): SportLearner {
  let model: FootballModel = fitFootball([], 0)
  return {
    forecast: (match): LearnedForecast => {
      const { probabilities, percentages, expectedGoals, scoreGrid, likelyScores } = forecastMatch(model, {
        ...fixtureOf(match),
        day: match.day,
      })
      const [home = 0, draw = 0, away = 0] = percentages
      return {
        probabilities,
        percentages: [home, draw, away],
        homeGoals: rounded(expectedGoals.home, 2),
        awayGoals: rounded(expectedGoals.away, 2),
        detail: {
          probabilities: keptProbabilities(probabilities),
          likely: likelyScores.map((score) => ({
            home: score.home,
            away: score.away,
            permille: permille(score.probability),
          })),
          gridPermille: foldGrid(scoreGrid),
        },
      }
    },
    absorbDay: (matches) => {
      const results = matches.flatMap(resultOf)
      const last = Math.max(...results.map(({ day }) => day))
      if (results.length > 0) model = updateFootball(model, results, last + 1)
    },
    strength: (clubId) => {
      const { attack, defence } = strengthOf(model, nameOf(clubId))
      return { attack, defence, rating: attack + defence }
    },
    draws: (matches) => footballDraws(model, matches.map(fixtureOf)),
  }
}
