import type { MarketSigns, PastMatch } from '#domain/projection/past.ts'
import type { Position } from '#domain/sport/position.ts'

/** One player in one match of a round, as a source has it after the round. */
export interface SeasonRow {
  round: number
  player: string
  position: Position
  club: string
  /** Null where the source names no opponents. */
  opponent: string | null
  isHome: boolean
  match: PastMatch
  signs: MarketSigns
  pointTenths: number
}

export interface SeasonResult {
  day: number
  round: number
  home: string
  away: string
  homeGoals: number
  awayGoals: number
}

/** A season's rows in the order of its rounds, and the results of its matches, if the source has them. */
export interface ProjectionSeason {
  name: string
  rows: SeasonRow[]
  results: SeasonResult[]
  /** Whether minutes and starts are known, or only who took part. */
  hasMinutes: boolean
}
