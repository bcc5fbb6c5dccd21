import type { PlayerId } from '#domain/ids.ts'
import { bestEleven, type BestEleven } from './best-eleven.ts'
import type { ElevenProblem } from './problem.ts'

export interface Replacement {
  playerId: PlayerId
  /** Twice the expected hundredths that the best eleven without him loses; null when there is no eleven without him. */
  cost: number | null
  /** Who would come in for him and, when money moves around, for others. */
  incoming: PlayerId[]
  outgoing: PlayerId[]
  /** Captain of the eleven without him; null when there is none. */
  captainId: PlayerId | null
}

/** For everyone chosen (not the fixed): what the best eleven without him would lose, and who would play instead. */
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
