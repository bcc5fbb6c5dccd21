import type { PlayerId } from '#domain/ids.ts'
import type { Squad, SquadPlayer } from './squad.ts'

const dearer = (a: SquadPlayer, b: SquadPlayer) =>
  b.pricePaid > a.pricePaid || (b.pricePaid === a.pricePaid && b.playerId < a.playerId) ? b : a

function dearestOf([first, ...rest]: readonly SquadPlayer[]): PlayerId | null {
  return first === undefined ? null : rest.reduce(dearer, first).playerId
}

/** SQ6: the named captain; else the dearest by price paid, and among equals the lowest id. */
export const captainOf = ({ players, captainId }: Pick<Squad, 'players' | 'captainId'>): PlayerId | null =>
  players.length === 0 ? null : (captainId ?? dearestOf(players))

/** BN3: the named one, unless he was sold or is the captain; else the dearest of the others. */
export function viceCaptainOf(squad: Pick<Squad, 'players' | 'captainId' | 'viceCaptainId'>): PlayerId | null {
  const captainId = captainOf(squad)
  const others = squad.players.filter(({ playerId }) => playerId !== captainId)
  return others.some(({ playerId }) => playerId === squad.viceCaptainId) ? squad.viceCaptainId : dearestOf(others)
}
