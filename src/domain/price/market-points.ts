export const MARKET_MATCHES = 14
export const MIN_MARKET_POINTS = 50
export const MAX_MARKET_POINTS = 200

/**
 * PR4: a whole number like the price, from the points in the club's last matches. `recentTenths` has null where the
 * player did not play.
 */
export function marketPoints(recentTenths: readonly (number | null)[]): number {
  const tenths = recentTenths.slice(0, MARKET_MATCHES).reduce<number>((sum, value) => sum + (value ?? 0), 0)
  return Math.min(MAX_MARKET_POINTS, Math.max(MIN_MARKET_POINTS, MIN_MARKET_POINTS + Math.round(tenths / 10)))
}
