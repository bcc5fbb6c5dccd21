import type { Problem } from '#domain/import/problem.ts'
import type { Score } from '#domain/sport/outcome.ts'

/** Where a statement stands, so that a problem with it can be found. */
export interface Where {
  file: string
  line: number
}

export interface ResultSaid {
  /** After the 90 minutes. */
  score: Score
  /** After 120, in all. */
  extraTime?: Score
  penalties?: Score
  /** Of a match that is still played; left away: it is over. */
  minute?: number
}

export interface GoalSaid {
  /** Whose score it counts for. */
  side: 'home' | 'away'
  name: string
  /** Where the file knows who of its players it was. */
  playerKey?: string
  minute: number
  isOwn: boolean
  isPenalty: boolean
}

/** A match as a file states it. */
export interface MatchSaid {
  where: Where
  /** By which the source itself knows it. */
  key?: string
  /** 'Matchday 3', 'Round of 16': as the file calls it, empty where it calls it nothing. */
  round: string
  group?: string
  /** In the whole tournament: 'W74' means the winner of number 74. */
  number?: number
  /** ISO, by the clock that `time` runs on; a date that cannot be read as it is written, so that somebody is told. */
  date: string
  /** HH:MM; left away where the file does not say. */
  time?: string
  /** Left away: the clock of the championship. */
  utcOffsetMinutes?: number
  home: string
  away: string
  result?: ResultSaid
  goals?: readonly GoalSaid[]
  ground?: string
  /** It does not count in its round: postponed, or moved out of it. */
  isPostponed?: boolean
  /** MT4: its score was given, not played. */
  isAwarded?: boolean
}

/** The matches of a file, and what of it a person should know of. */
export interface MatchesRead {
  matches: MatchSaid[]
  problems: Problem[]
}
