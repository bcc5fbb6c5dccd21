import { captainBonusTenths } from '#domain/scoring/captain-points.ts'

/** A rival's lineup of a round, and whether a player was in it. */
export interface RivalLineup {
  pointTenths: number
  owns: boolean
  isCaptain: boolean
}

export interface RivalCover {
  rivals: number
  owners: number
  /** The share of all points of the rivals that the player made, in whole percent; null if they made none. */
  pointsPercent: number | null
}

/** PJ7: how much of the points of rivals a player made in a round, the captain's bonus included. */
export function rivalCover(lineups: readonly RivalLineup[], playerTenths: number): RivalCover {
  const owners = lineups.filter(({ owns }) => owns)
  const all = lineups.reduce((sum, { pointTenths }) => sum + pointTenths, 0)
  const made = owners.reduce(
    (sum, { isCaptain }) => sum + playerTenths + (isCaptain ? captainBonusTenths(playerTenths) : 0),
    0,
  )
  return {
    rivals: lineups.length,
    owners: owners.length,
    pointsPercent: all > 0 ? Math.round((100 * made) / all) : null,
  }
}
