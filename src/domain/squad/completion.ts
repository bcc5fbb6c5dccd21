import type { PlayerId } from '#domain/ids.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { openPlaces } from './formation.ts'
import { budgetLeft, hasPlayer, SQUAD_SIZE, type Eleven, type MarketPlayer } from './squad.ts'

/** Why no purchase can make a squad complete (SQ5) any more: something has to be sold. */
export type DeadEnd =
  /** Too many of some lines: no formation has room for all of them. */
  | { kind: 'no_formation' }
  /** Even the cheapest players for the open places cost more than what is left. */
  | { kind: 'too_dear'; places: number; left: number; cheapest: number }

/** Undefined while the squad can still be completed from this market: exact, over every formation. */
export function deadEndOf(squad: Eleven, market: readonly MarketPlayer[]): DeadEnd | undefined {
  const prices = POSITIONS.map((position) =>
    market
      .filter((player) => player.position === position && !hasPlayer(squad, player.playerId))
      .map(({ price }) => price)
      .sort((a, b) => a - b),
  )
  const needs = openPlaces(squad.players).filter((need) =>
    need.every((count, at) => count <= (prices[at]?.length ?? 0)),
  )
  if (needs.length === 0) return { kind: 'no_formation' }
  const costs = needs.map((need) => need.reduce((sum, count, at) => sum + total(prices[at]?.slice(0, count)), 0))
  const cheapest = Math.min(...costs)
  const left = budgetLeft(squad)
  return cheapest <= left ? undefined : { kind: 'too_dear', places: SQUAD_SIZE - squad.players.length, left, cheapest }
}

const total = (prices: readonly number[] = []) => prices.reduce((sum, price) => sum + price, 0)

/** The dead end that buying him would lead into. */
export function deadEndWith(squad: Eleven, player: MarketPlayer, market: readonly MarketPlayer[]): DeadEnd | undefined {
  const { playerId, position, price } = player
  return deadEndOf({ players: [...squad.players, { playerId, position, pricePaid: price }] }, market)
}

/** Who alone could be sold so that the squad can be completed again. */
export function waysOut(squad: Eleven, market: readonly MarketPlayer[]): PlayerId[] {
  return squad.players
    .map(({ playerId }) => playerId)
    .filter((sold) => {
      const players = squad.players.filter(({ playerId }) => playerId !== sold)
      return deadEndOf({ players }, market) === undefined
    })
}
