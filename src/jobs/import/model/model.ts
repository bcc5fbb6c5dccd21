import type { Pairing } from '#domain/import/pair-clubs.ts'
import type { Problem } from '#domain/import/problem.ts'
import type { RuleSetName } from '#domain/scoring/rule-sets.ts'
import type { Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import type { GoalSaid, ResultSaid, Where } from '#jobs/football-files/said.ts'
import type { Damage, RoundFileSaid, RoundNews } from '#jobs/import/said/statement.ts'

/** Keys stay the same from file to file, so that a newer file updates instead of duplicating. */
export interface ClubModel {
  key: string
  where: Where
  name: string
  /** JN2: `name` is only another name of the club, which the files do not call by its own. */
  isAlias: boolean
  /** From a list of clubs: a mention with a player or a match does not rename a club. */
  isListed?: boolean
  shortName?: string
  code?: string
  city?: string
  colours?: readonly [string, string]
}

export interface PlayerModel {
  key: string
  where: Where
  name: string
  clubKey: string
  position: Position
  shirtNumber?: number
  /** IM3, IM4: the price on the player's first day. */
  price: number
}

export interface RoundModel {
  number: number
  deadlineMs: number
  endsMs: number
}

export interface PlayerReport {
  playerKey: string
  clubKey: string
  scouts: Record<string, number>
  tookPart: boolean
  position?: Position
}

export interface ReportModel extends ResultSaid {
  goals: readonly GoalSaid[]
}

/** What players did in a match: one from the files, or a stored one. */
export interface DeedsModel {
  matchKey: string
  round: number | null
  players: readonly PlayerReport[]
  /** The files say something new about the players. Otherwise stored players, if there are any, stay as they are. */
  isNews: boolean
}

/** A stored match, as far as files need to know it. */
export interface StoredMatch {
  key: string
  round: number | null
  /** The round that the match left by a decision. */
  leftRound?: number | null
  homeKey: string
  awayKey: string
  startsAtMs: number
  /** The names of its clubs for people. */
  home?: string
  away?: string
  stage?: string
  result?: ResultSaid
  isAwarded?: boolean
  /** The match has left its round by a decision. */
  hasLeft?: boolean
  /** A source has reported what its players did. */
  isTold?: boolean
  /** A source has published points of its players. */
  hasPoints?: boolean
}

export interface MatchModel {
  key: string
  where: Where
  /** Null: in the table, without points for players (IM5). */
  round: number | null
  isPostponed?: boolean
  isAwarded?: boolean
  stage?: string
  group?: string
  homeKey: string
  awayKey: string
  startsAtMs: number
  report?: ReportModel
}

/** A knock-out match whose sides may not be known yet. */
export interface TieModel {
  key: string
  where: Where
  stage: string
  stageOrder: number
  round: number
  number?: number
  startsAtMs: number
  /** The awaited club: `2A`, `W74`. */
  homeSlot?: string
  awaySlot?: string
  homeKey?: string
  awayKey?: string
}

export interface PublishedModel {
  matchKey: string
  playerKey: string
  hundredths: number | null
  damage: Damage | null
}

/** JN3: a published row that belongs to no match. */
export interface LeftModel {
  key: string
  round: number
  playerKey: string
  club: string
  hundredths: number
}

/** Everything that the files of an import say, merged. */
export interface Model {
  title: string | undefined
  timeZone: string
  rules: RuleSetName
  /** Somebody has published points by these rules. */
  isScored: boolean
  modality: Modality
  clubs: readonly ClubModel[]
  players: readonly PlayerModel[]
  rounds: readonly RoundModel[]
  matches: readonly MatchModel[]
  ties: readonly TieModel[]
  deeds: readonly DeedsModel[]
  /** IM5: matches without any player, in rounds that the source has reported. */
  notCounted: ReadonlySet<string>
  published: readonly PublishedModel[]
  left: readonly LeftModel[]
  /** Keys of the rows that have found their match. */
  placed: ReadonlySet<string>
  pairing: Pairing
  /** JN2: confirmed pairs at the time of reading, to be stored. */
  pairs: ReadonlyMap<string, string>
  roundFiles: readonly RoundFileSaid[]
  roundNews: readonly RoundNews[]
  /** The `historyMark` at the time of reading; undefined if nothing stored was read. */
  basedOn: string | undefined
  problems: readonly Problem[]
}
