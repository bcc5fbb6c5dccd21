import type { Pairing } from '#domain/import/pair-clubs.ts'
import type { Problem } from '#domain/import/problem.ts'
import type { RuleSetName } from '#domain/scoring/rule-sets.ts'
import type { Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import type { GoalSaid, ResultSaid, Where } from '#jobs/football-files/said.ts'
import type { Damage, RoundFileSaid, RoundNews } from '#jobs/import/said/statement.ts'

/** Keys stay the same from file to file: by them a newer one updates instead of doubling. */
export interface ClubModel {
  key: string
  where: Where
  name: string
  /** JN2: only files that call it by another name tell of it. */
  isAlias: boolean
  /** By a list of clubs: what only a player or a match mentions gives no new name to a club that has one. */
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
  /** IM3, IM4: of his first day. */
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

/** Who did what in a match: one of the files, or one that the championship has already. */
export interface DeedsModel {
  matchKey: string
  round: number | null
  players: readonly PlayerReport[]
  /** Other than what was said before. What is not stays as it is stored, unless nothing is. */
  isNews: boolean
}

/** A match that the championship has already, as far as files must know it. */
export interface StoredMatch {
  key: string
  round: number | null
  homeKey: string
  awayKey: string
  startsAtMs: number
  /** By which people know its clubs. */
  home?: string
  away?: string
  stage?: string
  result?: ResultSaid
  isAwarded?: boolean
  /** By a decision, from its round. */
  hasLeft?: boolean
  /** Somebody told what its players did, and what points they got. */
  isTold?: boolean
  hasPoints?: boolean
}

export interface MatchModel {
  key: string
  where: Where
  /** Null: in the table, and scoring nobody (IM5). */
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

/** A match of a knock-out, whose sides may not be known yet. */
export interface TieModel {
  key: string
  where: Where
  stage: string
  stageOrder: number
  round: number
  number?: number
  startsAtMs: number
  /** `2A`, `W74`: who is awaited. */
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

/** Everything that the files of an import say, made one. */
export interface Model {
  title: string | undefined
  timeZone: string
  rules: RuleSetName
  /** Somebody has published points by them. */
  isScored: boolean
  modality: Modality
  clubs: readonly ClubModel[]
  players: readonly PlayerModel[]
  rounds: readonly RoundModel[]
  matches: readonly MatchModel[]
  ties: readonly TieModel[]
  deeds: readonly DeedsModel[]
  /** IM5: matches of rounds that the source has told, in which nobody played. */
  notCounted: ReadonlySet<string>
  published: readonly PublishedModel[]
  left: readonly LeftModel[]
  /** Keys of the rows that have found their match. */
  placed: ReadonlySet<string>
  pairing: Pairing
  /** JN2: what was said of clubs when the files were read, to be remembered. */
  pairs: ReadonlyMap<string, string>
  roundFiles: readonly RoundFileSaid[]
  roundNews: readonly RoundNews[]
  /** What had been imported and joined when this was read; undefined where nothing stored was looked at. */
  basedOn: string | undefined
  problems: readonly Problem[]
}
