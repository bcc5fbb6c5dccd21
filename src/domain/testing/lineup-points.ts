import type { PlayerId } from '#domain/ids.ts'
import { captainBonusTenths } from '#domain/scoring/captain-points.ts'
import { whoCounts, type Fielded } from '#domain/scoring/who-counts.ts'

export interface LineupChoice {
  playerIds: readonly PlayerId[]
  captainId: PlayerId
  viceCaptainId?: PlayerId | null
  benchIds?: readonly PlayerId[]
}

type Known = Omit<Fielded, 'playerId'>

/** SC7 and BN5 to BN7 said plainly, for one lineup: players who did not take part count 0, and whoever comes in for them counts. */
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
  const { armbandId, entered } = whoCounts({ players, captainId, viceCaptainId, bench: benchIds.flatMap(known) })
  const counting = [...playerIds, ...entered.map(({ playerId }) => playerId)]
  const sum = counting.reduce((total, playerId) => total + (points.get(playerId) ?? 0), 0)
  return sum + captainBonusTenths(points.get(armbandId) ?? 0)
}
