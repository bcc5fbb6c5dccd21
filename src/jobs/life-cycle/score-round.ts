import type { LineupColumns } from '#db/round/settle-round.ts'
import { ranksOf } from '#domain/ranking/rank.ts'
import { packLineups } from '#domain/scoring/pack-lineups.ts'
import { scoreLineups } from '#domain/scoring/score-lineups.ts'
import { SQUAD_SIZE } from '#domain/squad/squad.ts'

export interface ScoredRound {
  /** In the order of the lineups. */
  tenths: Int32Array
  ranks: Int32Array
}

/** Every lineup of a round at once over typed arrays; players are numbered densely, whatever their ids. */
export function scoreRound(
  { captainIds, playerIds }: Pick<LineupColumns, 'captainIds' | 'playerIds'>,
  tenthsOf: ReadonlyMap<number, number>,
): ScoredRound {
  const indexOf = new Map<number, number>()
  const players = new Uint16Array(playerIds.length)
  for (const [place, playerId] of playerIds.entries()) {
    let index = indexOf.get(playerId)
    if (index === undefined) {
      index = indexOf.size
      indexOf.set(playerId, index)
    }
    players[place] = index
  }
  const captains = Uint8Array.from(captainIds, (captainId, lineup) => {
    const start = lineup * SQUAD_SIZE
    return playerIds.subarray(start, start + SQUAD_SIZE).indexOf(captainId)
  })
  const points = new Int32Array(indexOf.size)
  for (const [playerId, index] of indexOf) points[index] = tenthsOf.get(playerId) ?? 0
  const tenths = scoreLineups(packLineups({ players, captains }), points)
  return { tenths, ranks: ranksOf(tenths) }
}
