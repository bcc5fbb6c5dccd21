import type { PlayerId } from '#domain/ids.ts'
import { bestEleven, type BestEleven } from './best-eleven.ts'
import type { ElevenProblem } from './problem.ts'

export interface Replacement {
  playerId: PlayerId
  /**
   * Twice the expected hundredths that the best eleven without this player loses; null if there is no eleven without
   * them.
   */
  cost: number | null
  /** The players who would come in for this player and, when money moves around, for others. */
  incoming: PlayerId[]
  outgoing: PlayerId[]
  /** Captain of the best eleven without this player. Null: there is no complete eleven without them. */
  captainId: PlayerId | null
}

/**
 * For every chosen player (not the fixed ones): what the best eleven without them would lose, and who would play
 * instead.
 */
export function explainEleven(problem: ElevenProblem, best: BestEleven): Replacement[] {
  const fixed = new Set(problem.fixed?.map(({ playerId }) => playerId))
  const chosen = new Set(best.players.map(({ playerId }) => playerId))
  return best.players
    .filter(({ playerId }) => !fixed.has(playerId))
    .map(({ playerId }) => {
      const without = bestEleven({ ...problem, excluded: new Set([...(problem.excluded ?? []), playerId]) })
      if (!without.ok) return { playerId, cost: null, incoming: [], outgoing: [playerId], captainId: null }
      const next = new Set(without.value.players.map((player) => player.playerId))
      return {
        playerId,
        cost: best.objective - without.value.objective,
        incoming: [...next].filter((id) => !chosen.has(id)),
        outgoing: [...chosen].filter((id) => !next.has(id)),
        captainId: without.value.captainId,
      }
    })
}
