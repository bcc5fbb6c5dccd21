import type { LiveCause, LivePlayerChange } from '#contract/live.ts'
import type { Opponent } from '#db/live/causes.ts'
import type { ManagerId } from '#domain/ids.ts'
import type { LiveRound } from '#live/live-round.ts'
import type { Rankings } from '#live/rankings.ts'
import type { NamedArrival } from './arrivals.ts'

interface MoveInput {
  rankings: Pick<Rankings, 'managers'>
  round: LiveRound
  managerId: ManagerId
  opponent: Opponent | undefined
  changes: readonly LivePlayerChange[]
  arrivalsIn: (lineup: number) => NamedArrival[]
}

/** Whose points moved a manager: his own players', or those of the opponent in his duel; also those of who came in. */
export function causesOfMove({ rankings, round, managerId, opponent, changes, arrivalsIn }: MoveInput): LiveCause[] {
  const own = rankings.managers.indexOf(managerId)
  const rival = opponent ? round.lineupOf(opponent) : -1
  const arrivals: LiveCause[] = [
    ...(own >= 0 ? arrivalsIn(own) : []).map((one) => ({ kind: 'own' as const, ...one, scouts: [] })),
    ...(rival >= 0 && opponent ? arrivalsIn(rival) : []).map((one) => ({
      kind: 'rival' as const,
      managerName: opponent?.name ?? '',
      ...one,
      scouts: [],
    })),
  ]
  const deeds = changes.flatMap((change): LiveCause[] => {
    const { playerId, playerName, scouts } = change
    const mine = own >= 0 && round.competes(own) ? round.shareOf(own, change) : undefined
    if (mine) return [{ kind: 'own', playerId, playerName, scouts, ...mine }]
    const his = rival >= 0 ? round.shareOf(rival, change) : undefined
    return his && opponent ? [{ kind: 'rival', managerName: opponent.name, playerId, playerName, scouts, ...his }] : []
  })
  return [...arrivals, ...deeds]
}
