import type { MatchView } from '#contract/match.ts'

/** A finished match as one of its clubs sees it. */
export function resultFor({ home, homeScore, awayScore }: MatchView, clubId: number): 'W' | 'D' | 'L' {
  const difference = (homeScore ?? 0) - (awayScore ?? 0)
  if (difference === 0) return 'D'
  return difference > 0 === (home.id === clubId) ? 'W' : 'L'
}
