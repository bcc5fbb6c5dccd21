import type { ScoutCounts } from '#domain/scoring/scouts.ts'
import type { Position } from '#domain/sport/position.ts'

/** A match of the player's club that is over, whether the player took part or not. */
export interface PastMatch {
  atMs: number
  /** The minutes that the player played. If a source only says who took part, these players have 90. */
  minutes: number
  started: boolean
  scouts: ScoutCounts
  /** How dangerous shots and passes were, and how much the player did in all; 0 where the source does not say. */
  threat: number
  creativity: number
  index: number
}

/** What the market says before the deadline, as ranks and shares, so that games of any size are alike. */
export interface MarketSigns {
  /** 0 for the cheapest of the position, 1 for the most expensive. */
  price: number
  /** 0 for the least owned of the position, 1 for the most owned. Always 0 for Cartola: its files name no owners. */
  owned: number
  /** The share of all squads that own the player. */
  share: number
  /**
   * How many bought since the last deadline, divided by a sum: the owners at this deadline, those who sold, and 100.
   * `sold` likewise. 0 where the source counts no transfers.
   */
  bought: number
  sold: number
  /** How much cheaper the player is than at the deadline before, as a share. */
  fall: number
}

/** A player before the deadline of a round, with one match in it. */
export interface Candidate {
  position: Position
  isHome: boolean
  atMs: number
  /** The club's matches, newest last: all of them from earlier rounds. */
  past: readonly PastMatch[]
  signs: MarketSigns
  /** Goals that the match forecast expects of the player's club and of the other. */
  goalsFor: number
  goalsAgainst: number
  cleanSheetChance: number
  /** How many players of the same position in the club have started more of late. */
  ahead: number
  /**
   * Set where other matches of the club come before: a suspension is over by then, and the days of rest are the usual
   * ones.
   */
  isLater?: boolean
}
