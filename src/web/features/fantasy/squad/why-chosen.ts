import type { MarketPlayerView } from '#contract/market.ts'

export interface Why {
  /** Average of the last matches that the player took part in, or null if there are none. */
  formTenths: number | null
  played: number
  /** Expected tenths per 100 of price. */
  perHundredTenths: number
}

export function whyChosen({ lastTenths, expectedTenths }: MarketPlayerView, price: number): Why {
  const points = lastTenths.filter((tenths) => tenths !== null)
  const sum = points.reduce((all, tenths) => all + tenths, 0)
  return {
    formTenths: points.length > 0 ? sum / points.length : null,
    played: points.length,
    perHundredTenths: (100 * expectedTenths) / price,
  }
}
