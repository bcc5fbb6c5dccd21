import { CAPTAIN_FACTOR } from '#domain/rule-numbers.ts'
import type { MarketPlayerView } from '#contract/market.ts'
import type { Replacement } from '#domain/optimiser/explain-eleven.ts'

type Expected = (playerId: number) => number

interface Eleven {
  players: readonly { playerId: number }[]
  captainId: number
}

/** Expected points of a lineup in tenths, with the captain's factor (SC6). */
export function elevenTenths(playerIds: readonly number[], captainId: number, expected: Expected): number {
  return playerIds.reduce((sum, id) => sum + expected(id) * (id === captainId ? CAPTAIN_FACTOR : 1), 0)
}

/**
 * Expected tenths lost if the player is replaced by the next best choice, or null if there is none. The sum ignores the
 * risk setting, so it is negative if the next best choice expects more but suits the setting less.
 */
export function lossWithout(best: Eleven, next: Replacement, expected: Expected): number | null {
  if (next.captainId === null) return null
  const chosen = best.players.map(({ playerId }) => playerId)
  const others = [...chosen.filter((id) => !next.outgoing.includes(id)), ...next.incoming]
  return elevenTenths(chosen, best.captainId, expected) - elevenTenths(others, next.captainId, expected)
}

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
