import type { Rng } from '#domain/rng.ts'
import { formationsOf } from '#domain/squad/formation.ts'
import { SQUAD_BUDGET, SQUAD_SIZE } from './campo.ts'
import type { Belief } from './beliefs.ts'
import type { BotMarket } from './market.ts'

/** Position index of each of the eleven places, for every formation of SQ5. */
const PLACES: readonly Uint8Array[] = formationsOf('campo').map((counts) => Uint8Array.from(counts.flatMap(fill)))

function fill(count: number, position: number): number[] {
  return Array.from({ length: count }, () => position)
}

export interface Draft {
  players: Uint16Array
  pricesPaid: Uint16Array
  /** Where the squad begins in both arrays. */
  start: number
}

const TOP = 5

function includes({ players, start }: Draft, id: number, places: number): boolean {
  for (let i = start; i < start + places; i++) if (players[i] === id) return true
  return false
}

/** A complete squad within the budget (SQ1, SQ2, SQ5), near the top of what this manager believes. */
export function draftSquad(options: { draft: Draft; market: BotMarket; belief: Belief; rng: Rng }): void {
  const { draft, market, belief, rng } = options
  const { players, pricesPaid, start } = draft
  const formation = PLACES[rng.int(PLACES.length)] as Uint8Array
  let total = 0
  for (let place = 0; place < SQUAD_SIZE; place++) {
    const ranking = belief.ranking[formation[place] ?? 0] as Uint16Array
    let rank = Math.min(rng.int(TOP), ranking.length - 1)
    while (includes(draft, ranking[rank] ?? 0, place)) rank = (rank + 1) % ranking.length
    const id = ranking[rank] ?? 0
    const price = market.prices[id] ?? 0
    players[start + place] = id
    pricesPaid[start + place] = price
    total += price
  }
  let attempts = 0
  while (total > SQUAD_BUDGET) total -= economise(draft, { market, belief, rng, desperate: attempts++ > 20 })
}

/**
 * Swaps one player for a cheaper one of the same position: at first a random player for the most wanted one, later the
 * dearest player for the cheapest one.
 */
function economise(draft: Draft, context: { market: BotMarket; belief: Belief; rng: Rng; desperate: boolean }): number {
  const { market, belief, rng, desperate } = context
  const { players, pricesPaid, start } = draft
  const place = start + (desperate ? dearestPlace(draft) : rng.int(SQUAD_SIZE))
  const paid = pricesPaid[place] ?? 0
  const ranking = belief.ranking[market.positions[players[place] ?? 0] ?? 0] as Uint16Array
  let found = 0
  let foundPrice = paid
  for (const id of ranking) {
    const price = market.prices[id] ?? 0
    if (price >= foundPrice || includes(draft, id, SQUAD_SIZE)) continue
    found = id
    foundPrice = price
    if (!desperate) break
  }
  if (found === 0) return 0
  players[place] = found
  pricesPaid[place] = foundPrice
  return paid - foundPrice
}

function dearestPlace({ pricesPaid, start }: Draft): number {
  let dearest = 0
  for (let place = 1; place < SQUAD_SIZE; place++)
    if ((pricesPaid[start + place] ?? 0) > (pricesPaid[start + dearest] ?? 0)) dearest = place
  return dearest
}
