import type { LineupRow } from '#db/settle-round.ts'
import { sharedRanks } from '#domain/ranking/rank.ts'
import { scoreLineups } from '#domain/scoring/score-lineups.ts'

export interface ScoredRound {
  /** In the order of the lineups. */
  tenths: Int32Array
  ranks: Int32Array
}

/** Every lineup of a round at once over typed arrays; players are numbered densely, whatever their ids. */
export function scoreRound(lineups: readonly LineupRow[], tenthsOf: ReadonlyMap<number, number>): ScoredRound {
  const indexOf = new Map<number, number>()
  const players = new Uint16Array(lineups.length * 11)
  const captains = new Uint8Array(lineups.length)
  lineups.forEach(({ playerIds, captainId }, lineup) => {
    playerIds.forEach((playerId, place) => {
      const index = indexOf.get(playerId) ?? indexOf.size
      indexOf.set(playerId, index)
      players[lineup * 11 + place] = index
    })
    captains[lineup] = playerIds.indexOf(captainId)
  })
  const points = new Int32Array(indexOf.size)
  for (const [playerId, index] of indexOf) points[index] = tenthsOf.get(playerId) ?? 0
  const tenths = scoreLineups({ players, captains, points })
  return { tenths, ranks: ranksOf(tenths) }
}

function ranksOf(tenths: Int32Array): Int32Array {
  const order = Uint32Array.from(tenths.keys()).sort((a, b) => (tenths[b] ?? 0) - (tenths[a] ?? 0))
  const shared = sharedRanks(Array.from(order, (lineup) => tenths[lineup] ?? 0))
  const ranks = new Int32Array(tenths.length)
  order.forEach((lineup, place) => {
    ranks[lineup] = shared[place] ?? 0
  })
  return ranks
}
