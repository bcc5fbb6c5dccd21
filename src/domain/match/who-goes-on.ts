import { outcomeOf, type Score } from '#domain/sport/outcome.ts'

export interface DecidedMatch {
  /** Of ninety minutes. */
  score: Score
  extraTime?: Score | null | undefined
  penalties?: Score | null | undefined
}

/** By penalties if there were any, else by the score after extra time, else after ninety minutes; nobody while it is level. */
export function whoGoesOn({ score, extraTime, penalties }: DecidedMatch): 'home' | 'away' | null {
  const outcome = outcomeOf(penalties ?? extraTime ?? score)
  return outcome === 'draw' ? null : outcome
}
