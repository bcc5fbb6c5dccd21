import type { PlayerId } from '#domain/ids.ts'
import { positionsOf, type Modality } from '#domain/sport/modality.ts'
import { openPlaces } from './formation.ts'
import { budgetLeft, hasPlayer, squadSize, type Eleven, type MarketPlayer } from './squad.ts'

/** SQ5: why no purchase can complete a squad any more: something must be sold. */
export type DeadEnd =
  /** No formation has room for all players of the squad, or the market has too few for the open places. */
  | { kind: 'no_formation' }
  /** Even the cheapest players for the open places cost more than the money left. */
  | { kind: 'too_dear'; places: number; left: number; cheapest: number }

/** The market by line, the cheapest first. */
type Shelves = readonly (readonly MarketPlayer[])[]

const shelvesOf = (modality: Modality, market: readonly MarketPlayer[]): Shelves =>
  positionsOf(modality).map((position) =>
    market.filter((player) => player.position === position).sort((a, b) => a.price - b.price),
  )

/** What the given number of cheapest players outside the squad costs; Infinity if there are fewer. */
function costOf(shelf: readonly MarketPlayer[], count: number, squad: Eleven): number {
  let cost = 0
  let wanted = count
  for (const { playerId, price } of shelf) {
    if (wanted === 0) break
    if (hasPlayer(squad, playerId)) continue
    cost += price
    wanted--
  }
  return wanted === 0 ? cost : Infinity
}

function judge(squad: Eleven, shelves: Shelves): DeadEnd | undefined {
  const costs = openPlaces(squad.modality, squad.players).map((need) =>
    need.reduce((sum, count, at) => sum + costOf(shelves[at] ?? [], count, squad), 0),
  )
  const cheapest = Math.min(...costs)
  if (!Number.isFinite(cheapest)) return { kind: 'no_formation' }
  const left = budgetLeft(squad)
  if (cheapest <= left) return undefined
  return { kind: 'too_dear', places: squadSize(squad) - squad.players.length, left, cheapest }
}

/** AD3: undefined while the squad can still be completed from this market: exact, over every formation. */
export const deadEndOf = (squad: Eleven, market: readonly MarketPlayer[]): DeadEnd | undefined =>
  judge(squad, shelvesOf(squad.modality, market))

/** Where each purchase would lead: the market is scanned once for all of them. */
export function deadEndsAhead(
  squad: Eleven,
  market: readonly MarketPlayer[],
): (bought: MarketPlayer) => DeadEnd | undefined {
  const shelves = shelvesOf(squad.modality, market)
  return ({ price, ...player }) =>
    judge({ ...squad, players: [...squad.players, { ...player, pricePaid: price }] }, shelves)
}

/** The players whose sale alone would make the squad completable again. */
export function waysOut(squad: Eleven, market: readonly MarketPlayer[]): PlayerId[] {
  const shelves = shelvesOf(squad.modality, market)
  return squad.players
    .map(({ playerId }) => playerId)
    .filter((sold) => {
      const players = squad.players.filter(({ playerId }) => playerId !== sold)
      return judge({ ...squad, players }, shelves) === undefined
    })
}
