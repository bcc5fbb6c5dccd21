import type { Score } from '#domain/sport/outcome.ts'

export interface ScoreAt {
  /** The number of the quarter or set, from 1. */
  period: number
  score: Score
}

/** MP5: how many scores are shown at most, besides the ends of periods. */
const MOST_SHOWN = 40

/** MP5: every nth score of a match in order, and the last one of each period. */
export function shownScores(scores: readonly ScoreAt[]): ScoreAt[] {
  const step = Math.ceil(scores.length / MOST_SHOWN)
  return scores.filter(({ period }, at) => (at + 1) % step === 0 || scores[at + 1]?.period !== period)
}
