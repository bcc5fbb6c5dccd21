import type { Kysely } from 'kysely'
import type { RoundRow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { CountingCycle } from '#domain/settlement/place-members.ts'
import type { SettlementPlan } from '#domain/settlement/plan-settlement.ts'

export interface Settlement {
  round: RoundRow
  /** Groups of divisions for which the round counts. */
  cycles: readonly CountingCycle[]
}

/** One transaction in the life of a round, and what it writes for everybody. */
export interface RoundTransaction {
  trx: Trx
  /** Lineups and duels of a round that locks. Returns the managers who may be new. */
  freezeSquads: (round: RoundRow, at: Date) => Promise<number[]>
  /** DV5: groups of locked rounds that have none yet. Those of the round that locks may follow after the commit. */
  formDivisions: (championshipId: ChampionshipId) => Promise<void>
  /**
   * Writes scores, league tables, duels and tables of divisions; then `rest` writes what follows from them. `rest` must
   * not read duels or tables of groups that go on: their writes may still be running.
   */
  settle: <T>(settlement: Settlement, rest: (plan: SettlementPlan) => Promise<T>) => Promise<T>
}

/** How locks and settlements reach the database. */
export interface RoundWriter {
  /** Resolves when everything is written, which may be a moment after the commit. */
  transact: <T>(db: Kysely<Tables>, work: (round: RoundTransaction) => Promise<T>) => Promise<T>
}
