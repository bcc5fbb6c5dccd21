import { mostForReserve } from '#domain/squad/bench.ts'
import type { Eleven, MarketPlayer } from '#domain/squad/squad.ts'
import { positionsOf } from '#domain/sport/modality.ts'

export interface ScoredPlayer extends MarketPlayer {
  score: number
}

/** BN1, BN2: the best reserve that this eleven may have for each position, if any; among equals the lowest id. */
export function bestBench({ modality, players }: Eleven, candidates: readonly ScoredPlayer[]): MarketPlayer[] {
  const taken = new Set(players.map(({ playerId }) => playerId))
  return positionsOf(modality).flatMap((position) => {
    const most = mostForReserve({ players }, position)
    const [best] = candidates
      .filter((one) => one.position === position && one.price <= most && !taken.has(one.playerId))
      .sort((a, b) => b.score - a.score || a.playerId - b.playerId)
    return best ? [{ playerId: best.playerId, position, price: best.price }] : []
  })
}
