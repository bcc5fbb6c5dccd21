import { numbersById, type NumbersById } from '#domain/by-id.ts'
import { nextPrices, type NextPrices } from '#domain/price/next-prices.ts'
import { ranksOf } from '#domain/ranking/rank.ts'
import { correctRound, type PostedPoints, type RoundCorrections } from './correct-round.ts'
import { decideDuels, type DuelResults } from './decide-duels.ts'
import { placeMembers, type CountingCycle, type MemberColumns, type PlacedMembers } from './place-members.ts'
import { countingIn, type CountingLineups } from './score-batch.ts'
import type { SettlementColumns } from './settlement-columns.ts'
import { tallyRound, type RoundTally } from './tally-round.ts'

/** The same index in each column is the same lineup. */
export interface ScoreColumns {
  squadIds: Int32Array
  managerIds: Int32Array
  tenths: Int32Array
  ranks: Int32Array
}

/** What a settlement must write. */
export interface SettlementPlan {
  scores: ScoreColumns
  duels: DuelResults
  /** How much this settlement adds to or takes from each squad's sum in its leagues. */
  leagues: { squadIds: Int32Array; changes: Int32Array }
  /** The lineups that count for their managers (SQ9). */
  counting: CountingLineups
  /** Tenths of each squad, for knockout ties. */
  tenthsOf: NumbersById
  /** The members of all divisions may not fit into memory: the writer places them in batches of whole groups. */
  placeMembers: (cycle: CountingCycle, members: MemberColumns) => PlacedMembers
  /** Only the first time: figures of every manager, and the next prices. */
  gained: (RoundTally & { prices: NextPrices }) | undefined
  /** When the round is settled again: what follows from the points that were posted. */
  correctionsFor: (posted: readonly PostedPoints[]) => RoundCorrections
}

/** RL3, RL4, RL5: everything that follows from the lineups of a round. */
export function planSettlement({ lineups, duels, first, before }: SettlementColumns): SettlementPlan {
  const { squadIds, managerIds, tenths } = lineups
  const counting = countingIn(lineups)
  const scores = numbersById(counting.managerIds, counting.tenths)
  const after = numbersById(squadIds, tenths)
  const { results, drawn, won, wonBefore } = decideDuels(duels, after)
  return {
    scores: { squadIds, managerIds, tenths, ranks: ranksOf(tenths) },
    duels: results,
    leagues: {
      squadIds,
      changes: first ? tenths : tenths.map((now, lineup) => now - (before.get(squadIds[lineup] as number) ?? 0)),
    },
    counting,
    tenthsOf: after,
    placeMembers: (cycle, members) => placeMembers(cycle, members, scores),
    gained: first && { ...tallyRound({ lineups, ...first, drawn, won }), prices: nextPrices(first.players) },
    correctionsFor: (posted) => correctRound({ lineups, before, after, won, wonBefore, posted }),
  }
}
