import type { Pick } from './pick-points.ts'

/** A pick as it is kept: the outcome always, the goals in football only. */
export interface StoredPick {
  outcome: 'H' | 'D' | 'A'
  homeGoals: number | null
  awayGoals: number | null
}

export function pickOf({ outcome, homeGoals, awayGoals }: StoredPick): Pick {
  if (homeGoals !== null && awayGoals !== null) return { kind: 'score', score: { home: homeGoals, away: awayGoals } }
  return { kind: 'winner', winner: outcome === 'H' ? 'home' : 'away' }
}
