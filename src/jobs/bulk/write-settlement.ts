import type { Kysely } from 'kysely'
import { membersOf, storeMembers } from '#db/division/settle-division.ts'
import type { RoundRow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import { correctScores, storeFirstScores } from '#db/round/settle-round.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { CountingCycle } from '#domain/settlement/place-members.ts'
import type { SettlementPlan } from '#domain/settlement/plan-settlement.ts'

/**
 * Computes what a round gives the members of each group for which it counts, the first time and after a correction.
 * Sums and ranks follow from the points of all rounds of the group so far. Yields what must be written, in batches.
 */
export async function* placedMembers(
  reader: Kysely<Tables>,
  cycles: readonly CountingCycle[],
  place: SettlementPlan['placeMembers'],
): AsyncGenerator<(trx: Trx) => Promise<void>> {
  for (const cycle of cycles)
    for await (const members of membersOf(reader, cycle)) {
      const placed = place(cycle, members)
      yield (trx) => storeMembers(trx, cycle, placed)
    }
}

/** Reads and writes members on one connection. */
export async function writeMembers(
  trx: Trx,
  cycles: readonly CountingCycle[],
  place: SettlementPlan['placeMembers'],
): Promise<void> {
  for await (const store of placedMembers(trx, cycles, place)) await store(trx)
}

export const writeScores = (trx: Trx, round: RoundRow, { scores, gained }: SettlementPlan): Promise<void> =>
  gained ? storeFirstScores(trx, round.id, { ...scores, ...gained.gains }) : correctScores(trx, round.id, scores)
