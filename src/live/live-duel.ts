import type { ManagerId, SquadId } from '#domain/ids.ts'
import type { LiveRound } from './live-round.ts'

export interface DuelSide {
  squadId: SquadId
  managerId: ManagerId
}

export interface DuelScore {
  aTenths: number
  bTenths: number
  leader: 'a' | 'b' | undefined
}

/** The score of a duel (or of a knock-out tie) as it stands. A side without a lineup counts 0. */
export function duelScore(round: LiveRound, { a, b }: { a: DuelSide; b: DuelSide }): DuelScore {
  const [aTenths, bTenths] = [tenthsOf(round, a), tenthsOf(round, b)]
  return { aTenths, bTenths, leader: aTenths === bTenths ? undefined : aTenths > bTenths ? 'a' : 'b' }
}

function tenthsOf(round: LiveRound, side: DuelSide): number {
  const lineup = round.lineupOf(side)
  return lineup < 0 ? 0 : round.lineupTenths(lineup)
}
