import type { Problem } from '#domain/import/problem.ts'
import type { ScoutCounts } from '#domain/scoring/scouts.ts'
import type { Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import type { MatchSaid, Where } from '#jobs/football-files/said.ts'

export interface ClubSaid {
  where: Where
  name: string
  /** In a list of clubs, by their organiser. */
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
  /** In the file's own money. */
  price?: number
}

/** As much of a player as a line of a match sheet must find. */
export type KnownPlayer = Pick<PlayerSaid, 'key' | 'name' | 'club' | 'position'>

/** Why a row cannot be held against the points that were published for it. */
export type Damage =
  | 'points_not_in_file'
  | 'scouts_of_other_rounds'
  | 'corrected_later'
  /** The source published it once and does so no more. */
  | 'withdrawn'

/** What a player did in a round or match. */
export interface PerformanceSaid {
  where: Where
  playerKey: string
  /** For whom, as far as the file knows; the first that has a match in the round is meant. */
  clubs: readonly string[]
  round: number
  /** In that round, where the source numbers its matches. */
  matchKey?: string
  /** Of his club in that match, where it is known. */
  side?: 'home' | 'away'
  /** His role in the match, where it was not his own. */
  position?: Position
  scouts: ScoutCounts
  tookPart: boolean
  /** His round is still played: of matches in which nobody has, some may be to come. */
  isProvisional?: boolean
  /** An earlier import has said the same: it is here for matches that come only now. */
  isRepeated?: boolean
  /** Left away: nobody has published points of him. */
  published?: { hundredths: number } | { damage: Damage }
}

/** IM13: how it stands with one round, whose file holds the totals of the season. */
export interface RoundNews {
  round: number
  file: string
  /** IM14, `no_file`: its results are there, and its own file is not. */
  state: 'known' | 'waiting' | 'not_counted' | 'no_file'
  /** The round whose file is missing. */
  waitsFor: number | null
  /** Rows of players with points. */
  rows: number
  isInThisImport: boolean
  /** What its players did is new, or other than before. */
  isChanged: boolean
}

/** A file with the totals of a season after one of its rounds, as it is kept for the next ones. */
export interface RoundFileSaid {
  round: number
  file: string
  hasPoints: boolean
  digest: string
  rows: readonly object[]
}

/** What files of one kind say together. */
export interface Statement {
  /** What the file calls its championship. */
  title?: string
  /** The clock its times are read on. */
  timeZone?: string
  /** That of the championship, where its organiser says so. */
  championshipZone?: string
  modality?: Modality
  /** Whose points were published, by its year: 'cartola', 'fpl'. */
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
