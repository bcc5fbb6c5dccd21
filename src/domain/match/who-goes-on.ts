import { outcomeOf, type Score } from '#domain/sport/outcome.ts'

export interface DecidedMatch {
  /** Without the goals of extra time. */
  score: Score
  extraTime?: Score | null | undefined
  penalties?: Score | null | undefined
}

/**
 * By penalties if there were any, otherwise by `lead` and the score after extra time, or `score` without extra time.
 * `lead`: the goals by which the home side was ahead after the first of two legs. Null if that is level.
 */
export function whoGoesOn({ score, extraTime, penalties }: DecidedMatch, lead = 0): 'home' | 'away' | null {
  const { home, away } = extraTime ?? score
  const outcome = outcomeOf(penalties ?? { home: home + lead, away })
  return outcome === 'draw' ? null : outcome
}
