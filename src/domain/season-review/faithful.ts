import type { PlayerId } from '#domain/ids.ts'
import { captainBonusTenths } from '#domain/scoring/captain-points.ts'
import { resolveLineup } from '#domain/scoring/resolve-lineup.ts'
import type { PlayedLineup } from './captain-choice.ts'

export interface FaithfulPlayer {
  playerId: PlayerId
  lineups: number
  asCaptain: number
  /** What the player gave in these lineups, the bonus of the armband included. */
  pointTenths: number
}

/** SR2: everybody who was in an eleven, most faithful first. */
export function faithfulPlayers(lineups: readonly PlayedLineup[]): FaithfulPlayer[] {
  const known = new Map<PlayerId, FaithfulPlayer>()
  for (const lineup of lineups) {
    const { armbandId } = resolveLineup(lineup)
    for (const { playerId, pointTenths } of lineup.players) {
      const so = known.get(playerId) ?? { playerId, lineups: 0, asCaptain: 0, pointTenths: 0 }
      known.set(playerId, {
        playerId,
        lineups: so.lineups + 1,
        asCaptain: so.asCaptain + (playerId === lineup.captainId ? 1 : 0),
        pointTenths: so.pointTenths + pointTenths + (playerId === armbandId ? captainBonusTenths(pointTenths) : 0),
      })
    }
  }
  return [...known.values()].toSorted(
    (a, b) => b.lineups - a.lineups || b.pointTenths - a.pointTenths || a.playerId - b.playerId,
  )
}
