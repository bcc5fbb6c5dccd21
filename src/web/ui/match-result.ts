import type { MatchView } from '#contract/match.ts'

/** The result of a finished match from the view of one club. */
export function resultFor({ home, homeScore, awayScore }: MatchView, clubId: number): 'W' | 'D' | 'L' {
  const difference = (homeScore ?? 0) - (awayScore ?? 0)
  if (difference === 0) return 'D'
  return difference > 0 === (home.id === clubId) ? 'W' : 'L'
}
