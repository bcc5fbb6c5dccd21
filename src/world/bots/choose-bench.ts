import { SQUAD_SIZE } from './campo.ts'
import type { Belief } from './beliefs.ts'
import type { BotMarket } from './market.ts'
import { SEATS, type BotSquads } from './squads.ts'

/**
 * The vice is the player in whom the bot believes most after the captain. Each seat gets the most wanted player who is
 * allowed there (BN1, BN2). No randomness: the other actions of a bot must not depend on whether there is a bench.
 */
export function chooseBench(
  squads: BotSquads,
  manager: number,
  { market, belief }: { market: BotMarket; belief: Belief },
): void {
  const { players, pricesPaid, captains, vices, benches, benchPrices } = squads
  const start = manager * SQUAD_SIZE
  const captain = captains[manager] as number
  const tenthsAt = (place: number) => belief.tenths[players[start + place] as number] as number
  let vice = captain === 0 ? 1 : 0
  const most = [Infinity, Infinity, Infinity, Infinity]
  for (let place = 0; place < SQUAD_SIZE; place++) {
    if (place !== captain && tenthsAt(place) > tenthsAt(vice)) vice = place
    const position = market.positions[players[start + place] as number] as number
    most[position] = Math.min(most[position] as number, pricesPaid[start + place] as number)
  }
  vices[manager] = vice
  const eleven = players.subarray(start, start + SQUAD_SIZE)
  for (let seat = 0; seat < SEATS; seat++) {
    const limit = most[seat] as number
    const found =
      belief.ranking[seat]?.find((id) => (market.prices[id] as number) <= limit && !eleven.includes(id)) ?? 0
    benches[manager * SEATS + seat] = found
    benchPrices[manager * SEATS + seat] = market.prices[found] as number
  }
}
