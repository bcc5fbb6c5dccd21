import type { Problem } from '#domain/import/problem.ts'
import type { ScoutCounts } from '#domain/scoring/scouts.ts'
import type { Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import type { MatchSaid, Where } from '#jobs/football-files/said.ts'

export interface ClubSaid {
  where: Where
  name: string
  /** From a list of clubs, by their organiser. */
  isListed?: boolean
  shortName?: string
  code?: string
  city?: string
  colours?: readonly [string, string]
}

export interface PlayerSaid {
  where: Where
  /** The same in every file of the source. */
  key: string
  name: string
  club: string
  position: Position
  shirtNumber?: number
  /** In the file's own unit. Only the order of all prices counts (IM3). */
  price?: number
}

/** What a line of a match sheet needs to find a player. */
export type KnownPlayer = Pick<PlayerSaid, 'key' | 'name' | 'club' | 'position'>

/** Why a row cannot count against the points that were published for it. */
export type Damage =
  | 'points_not_in_file'
  | 'scouts_of_other_rounds'
  | 'corrected_later'
  /** The source published points for the row once but no longer does. */
  | 'withdrawn'

/** What a player did in a round or match. */
export interface PerformanceSaid {
  where: Where
  playerKey: string
  /** The player's clubs, as far as the file knows; the first with a match in the round is meant. */
  clubs: readonly string[]
  round: number
  /** The match in that round, if the source numbers its matches. */
  matchKey?: string
  /** The day of the match (ISO), if known: it distinguishes two matches of a club in one round. */
  day?: string
  /** The side of the player's club in that match, if known. */
  side?: 'home' | 'away'
  /** The player's position in the match, if it was not their own. */
  position?: Position
  scouts: ScoutCounts
  tookPart: boolean
  /** The round is still being played: matches without players may be to come. */
  isProvisional?: boolean
  /** An earlier import has said the same: it is here for matches that arrive only now. */
  isRepeated?: boolean
  /** Undefined: nobody has published points for the player. */
  published?: { hundredths: number } | { damage: Damage }
}

/** IM13, IM14: the state of one round, whose file has, or would have, the totals of the season. */
export interface RoundNews {
  round: number
  file: string
  /** IM14, `no_file`: its results are complete, and its own file is missing. */
  state: 'known' | 'waiting' | 'not_counted' | 'no_file'
  /** The earlier round whose file is missing or was copied too early. */
  waitsFor: number | null
  /** Rows of players (not coaches) whose published points are not 0. */
  rows: number
  isInThisImport: boolean
  /** What its players did is new, or has changed. */
  isChanged: boolean
}

/** A file with the totals of a season after one of its rounds, as stored for the next ones. */
export interface RoundFileSaid {
  round: number
  file: string
  hasPoints: boolean
  digest: string
  rows: readonly object[]
}

/** The content of all files of one kind. */
export interface Statement {
  /** The championship's name in the file. */
  title?: string
  /** The time zone of the times in the file. */
  timeZone?: string
  /** The time zone of the championship, if its organiser gives it. */
  championshipZone?: string
  modality?: Modality
  /** The game that published the points: 'cartola', 'fpl'. */
  scoredBy?: 'cartola' | 'fpl'
  clubs: readonly ClubSaid[]
  players: readonly PlayerSaid[]
  matches: readonly MatchSaid[]
  performances: readonly PerformanceSaid[]
  roundFiles?: readonly RoundFileSaid[]
  roundNews?: readonly RoundNews[]
  problems: readonly Problem[]
}

export const NOTHING_SAID: Statement = { clubs: [], players: [], matches: [], performances: [], problems: [] }
