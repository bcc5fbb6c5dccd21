import { rulesOf } from './sport-rules.ts'
import type { Sport } from './sport.ts'

export interface Score {
  home: number
  away: number
}

export const OUTCOMES = ['home', 'draw', 'away'] as const
export type Outcome = (typeof OUTCOMES)[number]

export function outcomeOf({ home, away }: Score): Outcome {
  if (home === away) return 'draw'
  return home > away ? 'home' : 'away'
}

/** SP2: whether a final score can be a result of this sport. */
export function isFinalScore(sport: Sport, { home, away }: Score): boolean {
  if (!Number.isInteger(home) || !Number.isInteger(away) || home < 0 || away < 0) return false
  const { draw, setsToWin } = rulesOf(sport)
  if (setsToWin !== undefined) return Math.max(home, away) === setsToWin && Math.min(home, away) < setsToWin
  return draw || home !== away
}
