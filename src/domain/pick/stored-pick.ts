import { outcomeOf } from '#domain/sport/outcome.ts'
import { isLevel } from './goes-on.ts'
import type { Pick } from './pick-points.ts'

/** A pick as it is stored: the outcome always, the goals in football only. */
export interface StoredPick {
  outcome: 'H' | 'D' | 'A'
  homeGoals: number | null
  awayGoals: number | null
  /** If the score leaves it open: who goes through (BL10). */
  goesOn?: 'H' | 'A' | null
}

const letters = { home: 'H', draw: 'D', away: 'A' } as const
const sides = { H: 'home', A: 'away' } as const

export function pickOf({ outcome, homeGoals, awayGoals, goesOn }: StoredPick): Pick {
  if (homeGoals !== null && awayGoals !== null)
    return { kind: 'score', score: { home: homeGoals, away: awayGoals }, ...(goesOn && { goesOn: sides[goesOn] }) }
  return { kind: 'winner', winner: outcome === 'H' ? 'home' : 'away' }
}

/** `lead`: the goals by which the home side is ahead after the first of two legs. */
export function storedPickOf(pick: Pick, lead = 0): Required<StoredPick> {
  if (pick.kind === 'winner') return { outcome: letters[pick.winner], homeGoals: null, awayGoals: null, goesOn: null }
  const { home, away } = pick.score
  const outcome = outcomeOf(pick.score)
  const goesOn = isLevel(pick.score, lead) && pick.goesOn ? letters[pick.goesOn] : null
  return { outcome: letters[outcome], homeGoals: home, awayGoals: away, goesOn }
}
