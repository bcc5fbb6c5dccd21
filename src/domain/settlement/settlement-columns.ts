import type { IdSet, NumbersById } from '#domain/by-id.ts'
import type { PricedPlayer } from '#domain/price/next-prices.ts'
import type { ScoredLineups } from './score-batch.ts'

/** The winner of a duel that has none, or none yet. */
export const NOBODY = 0

/**
 * Duels with an opponent: squads `a` and `b`, and the previous winner. The same index in each column is the same duel.
 */
export interface Duels {
  a: Int32Array
  b: Int32Array
  winners: Int32Array
}

/** Everybody who is ranked (RK4), before the round; a rank of 0 is none. */
export interface Standings {
  managerIds: Int32Array
  points: Int32Array
  ranks: Int32Array
}

/** What only a round's first settlement reads. */
export interface FirstColumns {
  standings: Standings
  bots: IdSet
  players: readonly PricedPlayer[]
}

/** The input of a settlement. */
export interface SettlementColumns {
  lineups: ScoredLineups
  duels: Duels
  /** Undefined when the round is settled again. */
  first: FirstColumns | undefined
  /** Tenths of each squad after the settlement before this one. */
  before: NumbersById
}
