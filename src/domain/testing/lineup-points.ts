import type { PlayerId } from '#domain/ids.ts'
import { captainBonusTenths } from '#domain/scoring/captain-points.ts'

export interface LineupChoice {
  playerIds: readonly PlayerId[]
  captainId: PlayerId
}

/** SC7 said plainly, for one lineup: players who did not take part count 0. */
export function lineupPointTenths(lineup: LineupChoice, points: ReadonlyMap<PlayerId, number>): number {
  const sum = lineup.playerIds.reduce((total, playerId) => total + (points.get(playerId) ?? 0), 0)
  return sum + captainBonusTenths(points.get(lineup.captainId) ?? 0)
}
