import { CAPTAIN_FACTOR } from '#domain/rule-numbers.ts'
import type { MarketPlayerView } from '#contract/market.ts'
import { riskedScore } from '#domain/expected-points/expected-points.ts'
import { bestSwaps, pairSwaps, type SwapPlan } from '#domain/optimiser/best-swaps.ts'
import { rulesOf } from '#domain/sport/modality.ts'
import { captainOf, type MarketPlayer, type Squad } from '#domain/squad/squad.ts'
import { changeSquad } from '#domain/squad/apply-moves.ts'
import { absentIn, shouldPlay } from '#web/features/fantasy/advice/player-concern.ts'

export interface AdvisedSwap {
  outgoing: MarketPlayerView
  paid: number
  incoming: MarketPlayerView
  price: number
  /** The difference of both players' expected points, each rounded as on screen, so that it adds up. */
  gainTenths: number
}

export interface SwapAdvice {
  swaps: readonly AdvisedSwap[]
  /** The new captain and the expected gain. Undefined if the captain stays. */
  armband: { player: MarketPlayerView; gainTenths: number } | undefined
  /** The sum of the gains of all swaps and of the armband, each as it is shown. */
  gainTenths: number
  squad: Squad
}

interface Question {
  squad: Squad
  players: ReadonlyMap<number, MarketPlayerView>
  forSale: readonly MarketPlayer[]
}

/** With more extra swaps than this, the result is no longer a replacement. */
const MOST_MORE = 3

function problemOf({ squad, players, forSale }: Question) {
  const scoreOf = (id: number) => riskedScore({ meanTenths: players.get(id)?.expectedTenths ?? 0, sdTenths: 0 }, 0)
  const mayCome = ({ playerId }: MarketPlayer) => {
    const player = players.get(playerId)
    return player !== undefined && shouldPlay(player)
  }
  return {
    owned: squad.players.map(({ pricePaid, ...player }) => ({
      ...player,
      price: pricePaid,
      score: scoreOf(player.playerId),
    })),
    candidates: forSale.filter(mayCome).map((player) => ({ ...player, score: scoreOf(player.playerId) })),
    modality: squad.modality,
    budget: rulesOf(squad.modality).budget,
  }
}

/** AD2: the best result of at most this many swaps. */
export function improveSquad(question: Question, most: number): SwapAdvice | undefined {
  const plan = bestSwaps({ ...problemOf(question), most })
  return plan && adviceOf(question, plan)
}

/**
 * The best replacement of the players who should not play, with as few extra swaps as the budget allows. Undefined if
 * more than `MOST_MORE` extra swaps would be needed.
 */
export function replaceAbsent(question: Question): SwapAdvice | undefined {
  const leaving = new Set(absentIn(question.squad, question.players).map(({ id }) => id))
  const problem = problemOf(question)
  for (let most = leaving.size; most <= leaving.size + MOST_MORE; most++) {
    const plan = bestSwaps({ ...problem, most, leaving })
    if (plan) return adviceOf(question, plan)
  }
  return undefined
}

function adviceOf({ squad, players, forSale }: Question, plan: SwapPlan): SwapAdvice | undefined {
  const expected = (id: number | null) => (id === null ? 0 : (players.get(id)?.expectedTenths ?? 0))
  const left = new Set(plan.outgoing.map(({ playerId }) => playerId))
  const stays = squad.players.map(({ playerId }) => playerId).filter((playerId) => !left.has(playerId))
  const market = new Map(forSale.map((player) => [player.playerId, player]))
  const wanted = {
    playerIds: [...stays, ...plan.incoming.map(({ playerId }) => playerId)],
    captainId: plan.captainId,
  }
  const changed = changeSquad(squad, wanted, market)
  if (!changed.ok) return undefined
  const swaps = pairSwaps(plan).flatMap(({ outgoing, incoming }): AdvisedSwap[] => {
    const [leaves, comes] = [players.get(outgoing.playerId), players.get(incoming.playerId)]
    if (!leaves || !comes) return []
    const gainTenths = Math.round(comes.expectedTenths) - Math.round(leaves.expectedTenths)
    return [{ outgoing: leaves, paid: outgoing.price, incoming: comes, price: incoming.price, gainTenths }]
  })
  const captainId = captainOf(squad)
  const captain = players.get(plan.captainId)
  const bonus = Math.round((CAPTAIN_FACTOR - 1) * (expected(plan.captainId) - expected(captainId)))
  const armband = captain && plan.captainId !== captainId ? { player: captain, gainTenths: bonus } : undefined
  const gainTenths = swaps.reduce((sum, swap) => sum + swap.gainTenths, armband?.gainTenths ?? 0)
  return { swaps, armband, gainTenths, squad: changed.value }
}
