import { nextPrice } from './price.ts'

export interface PricedPlayer {
  playerId: number
  price: number
  /** Tenths of the latest matches in which the player took part, oldest first. */
  recentTenths: number[]
}

/** The same index in each column is the same player. */
export interface NextPrices {
  playerIds: number[]
  prices: number[]
  changes: number[]
}

/** PR2, PR3: after a round every price moves toward what the recent points are worth. */
export function nextPrices(players: readonly PricedPlayer[]): NextPrices {
  const prices = players.map(({ price, recentTenths }) => nextPrice(price, recentTenths))
  return {
    playerIds: players.map(({ playerId }) => playerId),
    prices,
    changes: players.map(({ price }, i) => (prices[i] ?? price) - price),
  }
}
