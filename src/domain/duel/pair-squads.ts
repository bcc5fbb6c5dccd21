import type { ManagerId, RoundId, SquadId } from '#domain/ids.ts'
import { rngFrom } from '#domain/rng.ts'

export interface DuelSquad {
  squadId: SquadId
  managerId: ManagerId
  /** What the ranking of squads goes by when the round locks. */
  points: number
  isBot: boolean
}

export interface Pairing {
  pairs: [SquadId, SquadId][]
  byes: SquadId[]
}

/** How far apart in the ranking two opponents may be drawn from. */
export const DUEL_BLOCK = 8

/** DU1: drawn inside blocks of eight neighbours, so that the same two do not meet every round. */
function drawOrder(squads: readonly DuelSquad[], roundId: RoundId): DuelSquad[] {
  const order = [...squads].sort((a, b) => b.points - a.points || a.squadId - b.squadId)
  const rng = rngFrom('duel', roundId)
  for (let start = 0; start < order.length; start += DUEL_BLOCK) {
    const end = Math.min(start + DUEL_BLOCK, order.length)
    for (let i = end - 1; i > start; i--) {
      const j = start + rng.int(i - start + 1)
      const [a, b] = [order[i], order[j]]
      if (a && b) [order[i], order[j]] = [b, a]
    }
  }
  return order
}

/** DU2: of an odd number the last bot of the draw comes after everybody, and so rests; a person does only among people. */
function restingLast(order: DuelSquad[]): DuelSquad[] {
  const resting = order.length % 2 === 1 ? order.findLast(({ isBot }) => isBot) : undefined
  return resting ? [...order.filter((squad) => squad !== resting), resting] : order
}

/**
 * DU1, DU2: next to each other in the draw; a manager never meets himself, the nearest other squad takes the place.
 * Whoever is left over has a bye.
 */
export function pairSquads(squads: readonly DuelSquad[], roundId: RoundId): Pairing {
  const pairing: Pairing = { pairs: [], byes: [] }
  let waiting: DuelSquad[] = []
  for (const squad of restingLast(drawOrder(squads, roundId))) {
    const opponent = waiting.find(({ managerId }) => managerId !== squad.managerId)
    if (opponent === undefined) {
      waiting.push(squad)
      continue
    }
    pairing.pairs.push([opponent.squadId, squad.squadId])
    waiting = waiting.filter((other) => other !== opponent)
  }
  pairing.byes = waiting.map(({ squadId }) => squadId)
  return pairing
}
