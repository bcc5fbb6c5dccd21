import { riskedScore } from '#domain/expected-points/expected-points.ts'
import type { PlayerId } from '#domain/ids.ts'
import { bestEleven } from '#domain/optimiser/best-eleven.ts'
import { elevenTenths, lossWithout } from '#domain/optimiser/eleven-worth.ts'
import { explainEleven } from '#domain/optimiser/explain-eleven.ts'
import type { Candidate } from '#domain/optimiser/problem.ts'
import { rulesOf, type Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import { formationOf } from '#domain/squad/formation.ts'
import { PLAN_RULES, type PlanKind } from './plan-kinds.ts'

interface RoundOutlook {
  meanTenths: number
  sdTenths: number
}

/**
 * The same index in `prices` and `outlooks` is the same round. An outlook is null if the player has no match or is out.
 */
export interface PlannerPlayer {
  playerId: PlayerId
  position: Position
  prices: readonly number[]
  outlooks: readonly (RoundOutlook | null)[]
}

export interface PlannedChoice {
  playerId: PlayerId
  price: number
  /** The best eleven without this player; null if there is none. */
  without: { lossTenths: number; incoming: PlayerId[]; outgoing: PlayerId[]; captainId: PlayerId } | null
}

export interface PlannedEleven {
  formation: string
  captainId: PlayerId
  price: number
  /** The captain counts more (SC6). */
  expectedTenths: number
  choices: PlannedChoice[]
}

export interface PlanProblem {
  modality: Modality
  kind: PlanKind
  rounds: number
  players: readonly PlannerPlayer[]
}

function planRound({ modality, kind, players }: PlanProblem, round: number): PlannedEleven | null {
  const { prices, risk } = PLAN_RULES[kind]
  const tenths = new Map<PlayerId, number>()
  const candidates = players.flatMap((player): Candidate[] => {
    const outlook = player.outlooks[round]
    const price = player.prices[prices === 'today' ? 0 : round]
    if (!outlook || price === undefined) return []
    tenths.set(player.playerId, outlook.meanTenths)
    return [{ playerId: player.playerId, position: player.position, price, score: riskedScore(outlook, risk) }]
  })
  const problem = { modality, candidates, budget: rulesOf(modality).budget }
  const best = bestEleven(problem)
  if (!best.ok) return null
  const expected = (playerId: PlayerId) => tenths.get(playerId) ?? 0
  const { players: eleven, captainId, price } = best.value
  const next = new Map(explainEleven(problem, best.value).map((one) => [one.playerId, one]))
  const choices = eleven.map((player): PlannedChoice => {
    const other = next.get(player.playerId)
    const lossTenths = other ? lossWithout(best.value, other, expected) : null
    if (!other || lossTenths === null || other.captainId === null)
      return { playerId: player.playerId, price: player.price, without: null }
    const outgoing = other.outgoing.filter((id) => id !== player.playerId)
    const without = { lossTenths, incoming: other.incoming, outgoing, captainId: other.captainId }
    return { playerId: player.playerId, price: player.price, without }
  })
  return {
    formation: formationOf({ modality, players: eleven.map((player) => ({ ...player, pricePaid: player.price })) }),
    captainId,
    price,
    expectedTenths: elevenTenths([...next.keys()], captainId, expected),
    choices,
  }
}

/**
 * PL3, PL4: the best eleven of each round for the whole budget, exact, and without each of them; null if there is none.
 */
export const planRounds = (problem: PlanProblem): (PlannedEleven | null)[] =>
  Array.from({ length: problem.rounds }, (_, round) => planRound(problem, round))
