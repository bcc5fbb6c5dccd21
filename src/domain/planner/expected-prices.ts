import { nextPrice } from '#domain/price/price.ts'

/** What may come of a player in one of the next rounds. */
export interface PriceOutlook {
  playChance: number
  whenPlayingTenths: number
}

interface Priced {
  price: number
  /** Tenths of the latest matches in which the player took part, oldest first. */
  recentTenths: readonly number[]
}

/**
 * PL2: the price before each round, the first one today's. A round moves it by PR3 with the expected points, or without
 * them if the player does not play; both weighted by their chance.
 */
export function expectedPrices({ price, recentTenths }: Priced, outlooks: readonly (PriceOutlook | null)[]): number[] {
  const prices: number[] = []
  let [now, recent] = [price, recentTenths]
  for (const outlook of outlooks) {
    prices.push(now)
    const { playChance, whenPlayingTenths } = outlook ?? { playChance: 0, whenPlayingTenths: 0 }
    const after = [...recent, Math.round(whenPlayingTenths)]
    now = Math.round(playChance * nextPrice(now, after) + (1 - playChance) * nextPrice(now, recent))
    if (playChance >= 0.5) recent = after
  }
  return prices
}
