export const MIN_PRICE = 50
export const MAX_PRICE = 150
export const MAX_PRICE_STEP = 8
export const RECENT_MATCHES = 5

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** PR2: 50 plus one for every tenth of the recent average, the newest of five matches weighing five times the oldest. */
export function priceWorth(recentPointTenths: readonly number[]): number | null {
  const recent = recentPointTenths.slice(-RECENT_MATCHES)
  if (recent.length === 0) return null
  const offset = RECENT_MATCHES - recent.length + 1
  let sum = 0
  let weights = 0
  for (const [index, tenths] of recent.entries()) {
    sum += tenths * (index + offset)
    weights += index + offset
  }
  return clamp(MIN_PRICE + Math.round(sum / weights), MIN_PRICE, MAX_PRICE)
}

/**
 * PR3: a price moves half of the way to the worth, rounded up so that a small gap still closes, by at most 8.
 * `recentPointTenths` are the matches in which the player took part, oldest first; without any the price stays.
 */
export function nextPrice(price: number, recentPointTenths: readonly number[]): number {
  const worth = priceWorth(recentPointTenths)
  if (worth === null) return price
  const gap = worth - price
  const step = Math.min(MAX_PRICE_STEP, Math.ceil(Math.abs(gap) / 2))
  return clamp(price + Math.sign(gap) * step, MIN_PRICE, MAX_PRICE)
}
