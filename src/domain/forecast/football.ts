import {
  absorbMatch,
  advanceTo,
  copyFootballFilter,
  createFootballFilter,
  type FootballFilter,
  type FootballMatch,
  rateBelief,
} from './football-filter.ts'
import { FOOTBALL_SETTINGS, type FootballSettings } from './football-settings.ts'
import { integerPercentages } from './percentages.ts'
import {
  expectedGoals,
  type LikelyScore,
  likelyScores,
  outcomeProbabilities,
  type ScoreGrid,
  scoreGrid,
} from './score-grid.ts'

export type FootballModel = Readonly<FootballFilter>

export interface FootballForecast {
  /** Home, draw, away. */
  probabilities: [number, number, number]
  percentages: number[]
  expectedGoals: { home: number; away: number }
  scoreGrid: ScoreGrid
  likelyScores: LikelyScore[]
}

/** Learns from every match before `asOfDay`; the others are ignored, so a model cannot know its own future. */
export function fitFootball(
  matches: readonly FootballMatch[],
  asOfDay: number,
  settings: FootballSettings = FOOTBALL_SETTINGS,
): FootballModel {
  return updateFootball(createFootballFilter(settings), matches, asOfDay)
}

/** The model after more results. If these are newer than all earlier ones, a new fit on everything gives the same. */
export function updateFootball(
  model: FootballModel,
  matches: readonly FootballMatch[],
  asOfDay: number,
): FootballModel {
  const filter = copyFootballFilter(model)
  const known = matches.filter((match) => match.day < asOfDay).sort((a, b) => a.day - b.day)
  for (const match of known) {
    advanceTo(filter, match.day)
    absorbMatch(filter, match)
  }
  return filter
}

export function forecastMatch(
  model: FootballModel,
  pairing: { home: string; away: string; neutral?: boolean; day?: number },
): FootballForecast {
  const filter = copyFootballFilter(model)
  if (pairing.day !== undefined && !(pairing.day < filter.day)) advanceTo(filter, pairing.day)
  return forecastFrom(filter, pairing)
}

/** For callers that own the filter: unknown clubs are added to it. */
export function forecastFrom(
  filter: FootballFilter,
  pairing: { home: string; away: string; neutral?: boolean },
): FootballForecast {
  const grid = scoreGrid(rateBelief(filter, pairing), filter.settings.rho)
  const probabilities = outcomeProbabilities(grid)
  return {
    probabilities,
    percentages: integerPercentages(probabilities),
    expectedGoals: expectedGoals(grid),
    scoreGrid: grid,
    likelyScores: likelyScores(grid),
  }
}
