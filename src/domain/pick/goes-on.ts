import { outcomeOf, type Score } from '#domain/sport/outcome.ts'
import type { Pick } from './pick-points.ts'

/** BL10: a score that leaves it open who goes on, with the goals by which the home side is ahead after the first of two legs. */
export const isLevel = ({ home, away }: Score, lead: number): boolean => home + lead === away

/** BL10: who is picked as a winner goes on; of what is level it is said beside it. */
export function pickedToGoOn(pick: Pick, lead = 0): 'home' | 'away' | null {
  if (pick.kind === 'winner') return pick.winner
  const { home, away } = pick.score
  const outcome = outcomeOf({ home: home + lead, away })
  return outcome === 'draw' ? (pick.goesOn ?? null) : outcome
}
