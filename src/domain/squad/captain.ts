import type { PlayerId } from '#domain/ids.ts'
import type { Squad, SquadPlayer } from './squad.ts'

const dearer = (a: SquadPlayer, b: SquadPlayer) =>
  b.pricePaid > a.pricePaid || (b.pricePaid === a.pricePaid && b.playerId < a.playerId) ? b : a

/** SQ6: the named captain; else the dearest by price paid, and among equals the lowest id. */
export function captainOf(squad: Squad): PlayerId | null {
  const [first, ...rest] = squad.players
  if (first === undefined) return null
  return squad.captainId ?? rest.reduce(dearer, first).playerId
}
