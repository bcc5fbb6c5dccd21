/** What advice is based on: prices alone, prices and a few matches, or enough matches for form. */
export type AdviceBasis = 'prices' | 'few' | 'form'

/** While a player's club has played fewer matches, the price says more about the player than what they did. */
const ENOUGH_MATCHES = 3

/** AD4: `matchesKnown` has the number of known club matches for each advised player. */
export function adviceBasis(matchesKnown: readonly number[]): AdviceBasis {
  const most = Math.max(0, ...matchesKnown)
  if (most === 0) return 'prices'
  const few = matchesKnown.filter((matches) => matches < ENOUGH_MATCHES).length
  return few * 2 > matchesKnown.length ? 'few' : 'form'
}
