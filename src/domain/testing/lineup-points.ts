import type { PlayerId } from '#domain/ids.ts'
import { captainBonusTenths } from '#domain/scoring/captain-points.ts'
import type { Presence } from '#domain/scoring/presence.ts'
import type { Fielded, FrozenLineup } from '#domain/scoring/resolve-lineup.ts'

export interface LineupChoice {
  playerIds: readonly PlayerId[]
  captainId: PlayerId
  viceCaptainId?: PlayerId | null
  benchIds?: readonly PlayerId[]
}

type Known = Omit<Fielded, 'playerId'>

/**
 * BN5, BN6, BN7 a second time, deliberately independent of `arrangementOf`: settlement and live engine are compared
 * with it.
 */
function plainlyCounting({ players, captainId, viceCaptainId, bench }: FrozenLineup) {
  const is = (playerId: PlayerId | null, presence: Presence) =>
    players.some((player) => player.playerId === playerId && player.presence === presence)
  const entered = bench.filter(
    ({ position, presence }) =>
      presence === 'played' && players.some((one) => one.position === position && one.presence === 'absent'),
  )
  const hasPassed = is(captainId, 'absent') && is(viceCaptainId, 'played')
  return { armbandId: hasPassed ? (viceCaptainId ?? captainId) : captainId, entered }
}

/**
 * SC7, BN5, BN6, BN7 written plainly, for one lineup: players who did not take part count 0, and their replacements
 * count.
 */
export function lineupPointTenths(
  { playerIds, captainId, viceCaptainId = null, benchIds = [] }: LineupChoice,
  points: ReadonlyMap<PlayerId, number>,
  attendance: ReadonlyMap<PlayerId, Known> = new Map(),
): number {
  const known = (playerId: PlayerId): Fielded[] => {
    const found = attendance.get(playerId)
    return found ? [{ playerId, position: found.position, presence: found.presence }] : []
  }
  const players = playerIds.flatMap(known)
  const { armbandId, entered } = plainlyCounting({ players, captainId, viceCaptainId, bench: benchIds.flatMap(known) })
  const counting = [...playerIds, ...entered.map(({ playerId }) => playerId)]
  const sum = counting.reduce((total, playerId) => total + (points.get(playerId) ?? 0), 0)
  return sum + captainBonusTenths(points.get(armbandId) ?? 0)
}
