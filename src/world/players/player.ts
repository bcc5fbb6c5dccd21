import type { ClubId, PlayerId } from '#domain/ids.ts'
import type { FieldPosition } from '#domain/sport/position.ts'
import type { CourtSport, SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { Sport } from '#domain/sport/sport.ts'

export interface Athlete {
  /** Stable and below 65,536, so that typed arrays can hold it. Football players are 1 to 176. */
  id: PlayerId
  slug: string
  sport: Sport
  clubId: ClubId
  name: string
  shortName: string
  shirtNumber: number
}

/** Hidden; 0 is an average professional of the position, 1 a standard deviation above. */
export interface FootballSkills {
  finishing: number
  creation: number
  defending: number
  discipline: number
  keeping: number
  fitness: number
}

export interface FootballPlayer extends Athlete {
  position: FieldPosition
  skills: FootballSkills
}

/** The positions in the sports without a fantasy market. */
export type CourtPosition = (typeof SPORT_RULES)[CourtSport]['positions'][number]

/** A player of a sport without a fantasy market. */
export interface CourtPlayer extends Athlete {
  position: CourtPosition
  /** Hidden overall level, as in FootballSkills. */
  skill: number
  /** Hidden share of the game that the player takes: 1 for a regular starter. */
  usage: number
}
