import type { Fixture, DrawScores } from '#domain/forecast/simulate-season.ts'
import type { MatchToLearn } from '#db/forecast/forecast.ts'

/** A possible score, and its probability in thousandths. */
export interface LikelyScorePermille {
  home: number
  away: number
  permille: number
}

/** What the page of a match shows beyond the percentages; stored with the forecast. */
export interface ForecastDetail {
  /** Home, draw, away; home, away where the sport has no draw. */
  probabilities: number[]
  likely?: LikelyScorePermille[]
  /** `gridPermille[home][away]`; the last row and column stand for that many goals or more. */
  gridPermille?: number[][]
  expectedMargin?: number
  /** The surface of a tennis match; undefined in other sports. */
  surface?: string
}

export interface LearnedForecast {
  probabilities: readonly number[]
  percentages: readonly [home: number, draw: number, away: number]
  homeGoals: number | null
  awayGoals: number | null
  detail: ForecastDetail
}

/** Knows only what it has absorbed; matches come in the order of their day. */
export interface SportLearner {
  forecast(match: MatchToLearn): LearnedForecast
  /** Results of one day together: matches of a day never inform each other. */
  absorbDay(matches: readonly MatchToLearn[]): void
  strength(clubId: number): { attack: number; defence: number; rating: number }
  /** Possible scores of these matches, by current knowledge. */
  draws(matches: readonly MatchToLearn[]): DrawScores
}

export const nameOf = (clubId: number): string => String(clubId)

export const fixtureOf = ({ homeClubId, awayClubId }: MatchToLearn): Fixture => ({
  home: nameOf(homeClubId),
  away: nameOf(awayClubId),
})

export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))
export const permille = (probability: number): number => Math.round(probability * 1000)

/** Four decimals: enough to score the model, stable to compare. */
export const keptProbabilities = (probabilities: readonly number[]): number[] => probabilities.map((p) => rounded(p, 4))
