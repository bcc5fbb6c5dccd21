import type { Sport } from '#domain/sport/sport.ts'

/** Probabilities that somebody else published before the match. */
export interface Rivals {
  market?: readonly number[]
  fivethirtyeight?: readonly number[]
  fivethirtyeightElo?: readonly number[]
}

interface SourceBase {
  /** The date in the file, ISO. */
  date: string
  /** Days since 1970. A result informs only matches of later days; in tennis, also later rounds with the same day. */
  day: number
  competition: string
  home: string
  away: string
  rivals: Rivals
}

export interface FootballSource extends SourceBase {
  sport: 'futebol'
  /** The number of the round, if the source has one. */
  round?: number
  score?: { home: number; away: number }
  shots?: { home: number; away: number }
  shotsOnTarget?: { home: number; away: number }
  chances?: { home: number; away: number }
}

export interface BasketballSource extends SourceBase {
  sport: 'basquete'
  score?: { home: number; away: number }
  neutral: boolean
  playoff: boolean
}

export interface VolleyballSource extends SourceBase {
  sport: 'volei'
  score?: { home: number; away: number }
}

export interface TennisSide {
  rank?: number
  rankPoints?: number
  ageYears?: number
  games: number
  sets: number
  servePoints?: number
  servePointsWon?: number
}

export interface TennisSource extends SourceBase {
  sport: 'tenis'
  /** The position of the round in the order of the tournament: a later round has a higher number. */
  step: number
  surface: string
  bestOf: number
  level: string
  winner: 0 | 1
  retired: boolean
  sides: readonly [TennisSide, TennisSide]
}

interface Sources {
  futebol: FootballSource
  basquete: BasketballSource
  volei: VolleyballSource
  tenis: TennisSource
}

export type SourceMatch = Sources[Sport]
