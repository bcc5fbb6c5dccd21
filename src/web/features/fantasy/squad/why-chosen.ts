import { CAPTAIN_FACTOR } from '#domain/rule-numbers.ts'
import type { MarketPlayerView } from '#contract/market.ts'
import type { Replacement } from '#domain/optimiser/explain-eleven.ts'

type Expected = (playerId: number) => number

interface Eleven {
  players: readonly { playerId: number }[]
  captainId: number
}

/** Expected tenths of an eleven, its captain counting more (SC6). */
export function elevenTenths(playerIds: readonly number[], captainId: number, expected: Expected): number {
  return playerIds.reduce((sum, id) => sum + expected(id) * (id === captainId ? CAPTAIN_FACTOR : 1), 0)
}

/**
 * Expected tenths lost when he is left out for the next best choice; null when there is none. Counted in points whatever
 * the risk, so it is below zero where the next best expects more but suits the chosen risk less.
 */
export function lossWithout(best: Eleven, next: Replacement, expected: Expected): number | null {
  if (next.captainId === null) return null
  const chosen = best.players.map(({ playerId }) => playerId)
  const others = [...chosen.filter((id) => !next.outgoing.includes(id)), ...next.incoming]
  return elevenTenths(chosen, best.captainId, expected) - elevenTenths(others, next.captainId, expected)
}

export interface Why {
  /** Mean of the last matches he played; null when he played none. */
  formTenths: number | null
  played: number
  /** Expected tenths for each hundred of price: what his money brings. */
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
