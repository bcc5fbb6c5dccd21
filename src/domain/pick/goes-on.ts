import { outcomeOf } from '#domain/sport/outcome.ts'
import type { Pick } from './pick-points.ts'

/** BL10: who is picked as a winner goes on; of a level score it is said beside it. */
export function pickedToGoOn(pick: Pick): 'home' | 'away' | null {
  if (pick.kind === 'winner') return pick.winner
  const outcome = outcomeOf(pick.score)
  return outcome === 'draw' ? (pick.goesOn ?? null) : outcome
}
