import type { Problem } from '#domain/import/problem.ts'
import type { Score } from '#domain/sport/outcome.ts'

/** The file and line of a statement, so that a person can find a problem with it. */
export interface Where {
  file: string
  line: number
}

export interface ResultSaid {
  /** After the 90 minutes. */
  score: Score
  /** After 120 minutes, in total. */
  extraTime?: Score
  penalties?: Score
  /** For a match in play; undefined: it is over. */
  minute?: number
}

export interface GoalSaid {
  /** The side for which the goal counts. */
  side: 'home' | 'away'
  name: string
  /** The scorer, if the file knows which of its players it was. */
  playerKey?: string
  minute: number
  isOwn: boolean
  isPenalty: boolean
}

/** A match as a file states it. */
export interface MatchSaid {
  where: Where
  /** The source's own key. */
  key?: string
  /** 'Matchday 3', 'Round of 16': the name in the file, empty if it has none. */
  round: string
  group?: string
  /** The match's number within the whole tournament: 'W74' means the winner of number 74. */
  number?: number
  /** ISO, by the clock of `time`. An unreadable date stays as written, so that it can be reported. */
  date: string
  /** HH:MM; undefined if the file does not say. */
  time?: string
  /** The offset of `time`; undefined: `time` is on the championship's clock. */
  utcOffsetMinutes?: number
  home: string
  away: string
  result?: ResultSaid
  goals?: readonly GoalSaid[]
  ground?: string
  /** The match does not count in its round: it is postponed, called off, stopped, or moved out of that round. */
  isPostponed?: boolean
  /** MT4: its score was awarded, not played. */
  isAwarded?: boolean
}

/** The matches of a file, and what a person should know about it. */
export interface MatchesRead {
  matches: MatchSaid[]
  problems: Problem[]
}
