import type { Rng } from '#domain/rng.ts'
import type { Club } from '#world/clubs/club.ts'
import type { CourtPosition } from '#world/players/player.ts'
import type { CourtMatch, CourtSide } from '#world/simulator/court-match.ts'

/** All that the sample world needs to know about a sport. */
export interface WorldSport {
  clubs: readonly Club[]
  kickOffLocalMinutes: number
}

type Place = readonly [CourtPosition, share: number]

export interface CourtGame {
  home: CourtSide
  away: CourtSide
  /** The round of the season, from 1. */
  round: number
  rng: Rng
}

/** A sport without a market: its players are simpler, and `simulate` alone makes a whole match of it. */
export interface WorldCourtSport extends WorldSport {
  /** What playing at home is worth in units of strength, in the eyes of people who pick. */
  homeEdge: number
  /** Ids of its players start here; below 65,536, and separate from those of other sports. */
  firstPlayerId: number
  /** Position and usual share of the game, from the first starter to the last reserve. */
  places: readonly [Place, ...Place[]]
  simulate: (game: CourtGame) => CourtMatch<Record<string, number>>
}
