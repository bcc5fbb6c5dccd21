import type { MarketView } from '#contract/market.ts'
import { riskedScore } from '#domain/expected-points/expected-points.ts'
import { bestBench } from '#domain/optimiser/best-bench.ts'
import { bestEleven, type BestEleven, type ElevenError } from '#domain/optimiser/best-eleven.ts'
import { explainEleven, type Replacement } from '#domain/optimiser/explain-eleven.ts'
import type { ElevenProblem } from '#domain/optimiser/problem.ts'
import { rulesOf } from '#domain/sport/modality.ts'
import { ok, type Result } from '#domain/result.ts'
import type { MarketPlayer, Squad } from '#domain/squad/squad.ts'
import { shouldPlay } from '#web/features/fantasy/advice/player-concern.ts'

export interface AutoPick {
  best: BestEleven
  /** The squad with bench and vice. Players who were already in it keep their price paid. */
  squad: Squad
  reasons: ReadonlyMap<number, Replacement>
}

interface Question {
  market: MarketView
  forSale: readonly MarketPlayer[]
  kept: Squad
  risk: number
}

/**
 * The best lineup for the whole budget, built around the players in `kept`, and the reason for each other player.
 * Leaves out players who should not play (AD1), unless they are in `kept`.
 */
export function autoPick({ market, forSale, kept, risk }: Question): Result<AutoPick, ElevenError> {
  const scoreOf = new Map(
    market.players.map((player) => [
      player.id,
      riskedScore({ meanTenths: player.expectedTenths, sdTenths: player.spreadTenths }, risk),
    ]),
  )
  const available = new Set(market.players.filter(shouldPlay).map(({ id }) => id))
  const { modality } = kept
  const problem: ElevenProblem = {
    modality,
    budget: rulesOf(modality).budget,
    candidates: forSale
      .filter(({ playerId }) => available.has(playerId))
      .map((player) => ({ ...player, score: scoreOf.get(player.playerId) ?? 0 })),
    fixed: kept.players.map(({ playerId, position, pricePaid }) => ({
      playerId,
      position,
      price: pricePaid,
      score: scoreOf.get(playerId) ?? 0,
    })),
  }
  const best = bestEleven(problem)
  if (!best.ok) return best
  const reasons = explainEleven(problem, best.value)
  const { players: eleven, captainId } = best.value
  const players = eleven.map(({ playerId, position, price }) => ({ playerId, position, pricePaid: price }))
  const [vice] = eleven
    .filter(({ playerId }) => playerId !== captainId)
    .sort((a, b) => (scoreOf.get(b.playerId) ?? 0) - (scoreOf.get(a.playerId) ?? 0))
  const squad: Squad = {
    modality,
    players,
    captainId,
    viceCaptainId: vice?.playerId ?? null,
    bench: bestBench({ modality, players }, problem.candidates),
  }
  return ok({ best: best.value, squad, reasons: new Map(reasons.map((reason) => [reason.playerId, reason])) })
}
