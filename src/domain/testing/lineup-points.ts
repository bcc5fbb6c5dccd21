import type { PlayerId } from '#domain/ids.ts'

export interface LineupChoice {
  playerIds: readonly PlayerId[]
  captainId: PlayerId
}

/** SC6: half of the captain's tenths on top; half a tenth left over goes up, in the manager's favour. */
export const captainBonusTenths = (pointTenths: number): number => (pointTenths + 1) >> 1

/** SC7: players who did not take part count 0. */
export function lineupPointTenths(lineup: LineupChoice, points: ReadonlyMap<PlayerId, number>): number {
  const sum = lineup.playerIds.reduce((total, playerId) => total + (points.get(playerId) ?? 0), 0)
  return sum + captainBonusTenths(points.get(lineup.captainId) ?? 0)
}
