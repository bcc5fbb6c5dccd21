import { MAX_PRICE, MIN_PRICE } from '#domain/price/price.ts'

export interface PricedPlayer {
  key: string
  club: string
  position: string
  /** The price in the currency of the source. */
  price: number | undefined
}

/** Eleven players at this price fit into the budget, and so do seven and five into the budgets of small pitches. */
const EQUAL_PRICE = 90

/** IM3: the rank of a price among all prices decides, because a few stars would squeeze everybody else together. */
function scale(prices: readonly number[]): (price: number) => number {
  const sorted = [...prices].sort((a, b) => a - b)
  const cheaper = new Map<number, number>()
  for (const [index, price] of sorted.entries()) if (!cheaper.has(price)) cheaper.set(price, index)
  const last = Math.max(1, sorted.length - 1)
  return (price) => MIN_PRICE + Math.round(((cheaper.get(price) ?? 0) / last) * (MAX_PRICE - MIN_PRICE))
}

function median(prices: readonly number[]): number | undefined {
  const sorted = [...prices].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)]
}

/** IM3, IM4: the price of everybody on their first day. */
export function startingPrices(players: readonly PricedPlayer[]): Map<string, number> {
  const stated = players.flatMap(({ price }) => (price === undefined ? [] : [price]))
  const scaled = scale(stated)
  const [byClub, byPosition] = [new Map<string, number[]>(), new Map<string, number[]>()]
  const note = (groups: Map<string, number[]>, name: string, price: number) =>
    groups.set(name, [...(groups.get(name) ?? []), price])
  for (const { club, position, price } of players) {
    if (price === undefined) continue
    note(byClub, `${club}|${position}`, scaled(price))
    note(byPosition, position, scaled(price))
  }
  const guessed = ({ club, position }: PricedPlayer) =>
    median(byClub.get(`${club}|${position}`) ?? []) ?? median(byPosition.get(position) ?? []) ?? EQUAL_PRICE
  return new Map(
    players.map((player) => [player.key, player.price === undefined ? guessed(player) : scaled(player.price)]),
  )
}
