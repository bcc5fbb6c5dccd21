import { outcomeOf, type Score } from '#domain/sport/outcome.ts'
import type { Pick } from './pick-points.ts'

/**
 * BL10: whether a score leaves it open who goes through. `lead`: the goals by which the home side is ahead after the
 * first of two legs.
 */
export const isLevel = ({ home, away }: Score, lead: number): boolean => home + lead === away

/** BL10: the side that is ahead with the picked score and `lead`; if level, the side that the pick names, or null. */
export function pickedToGoOn(pick: Pick, lead = 0): 'home' | 'away' | null {
  if (pick.kind === 'winner') return pick.winner
  const { home, away } = pick.score
  const outcome = outcomeOf({ home: home + lead, away })
  return outcome === 'draw' ? (pick.goesOn ?? null) : outcome
}
