import { CAPTAIN_FACTOR } from '#domain/rule-numbers.ts'
import type { PlayerId } from '#domain/ids.ts'
import type { Replacement } from './explain-eleven.ts'

type Expected = (playerId: PlayerId) => number

interface Eleven {
  players: readonly { playerId: PlayerId }[]
  captainId: PlayerId
}

/** Expected tenths of an eleven, its captain counting more (SC6). */
export function elevenTenths(playerIds: readonly PlayerId[], captainId: PlayerId, expected: Expected): number {
  return playerIds.reduce((sum, id) => sum + expected(id) * (id === captainId ? CAPTAIN_FACTOR : 1), 0)
}

/**
 * Expected tenths lost when a player is left out for the next best choice; null when there is none. The risk does not
 * count. So the loss is below zero if the next best choice expects more but suits the chosen risk less.
 */
export function lossWithout(best: Eleven, next: Replacement, expected: Expected): number | null {
  if (next.captainId === null) return null
  const chosen = best.players.map(({ playerId }) => playerId)
  const others = [...chosen.filter((id) => !next.outgoing.includes(id)), ...next.incoming]
  return elevenTenths(chosen, best.captainId, expected) - elevenTenths(others, next.captainId, expected)
}
