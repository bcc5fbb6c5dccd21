import type { Kysely } from 'kysely'
import { beginSnapshotReader, rollbackQuietly, withSnapshotReader } from '#db/connection/snapshot-reader.ts'
import { nextToDivide } from '#db/division/lock-division.ts'
import { addToLeagues } from '#db/league/settle-league.ts'
import { drawDuels, standingsForDraw } from '#db/round/lock-round.ts'
import type { RoundRow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import { lockSecondWriter } from '#db/round/championship-lock.ts'
import { storeDuels } from '#db/round/settle-round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { planDuels } from '#domain/lock/plan-lock.ts'
import type { CountingCycle } from '#domain/settlement/place-members.ts'
import { planSettlement, type SettlementPlan } from '#domain/settlement/plan-settlement.ts'
import { formDivisions } from './form-divisions.ts'
import { freezeSquads } from './freeze-squads.ts'
import { beginGroups, type GroupsAfterLock } from './groups-after-lock.ts'
import { readSettlement } from './read-settlement.ts'
import type { RoundWriter, Settlement } from './round-writer.ts'
import { writeBeforeCommit } from './second-connection.ts'
import { withWriteQueue } from './write-queue.ts'
import { placedMembers, writeMembers, writeScores } from './write-settlement.ts'

/** The round's connection writes lineups, while connections of `second` read squads and write duels. */
async function freezeInParallel(
  trx: Trx,
  second: Kysely<Tables>,
  { round, at, onGroups }: { round: RoundRow; at: Date; onGroups: (groups: GroupsAfterLock) => void },
): Promise<number[]> {
  const reader = await beginSnapshotReader(trx, second)
  try {
    return await withWriteQueue((write) =>
      withWriteQueue(async (writeEarly) => {
        const counting = await freezeSquads(trx, round, { at, reader, write })
        const standings = await standingsForDraw(reader, round.championship_id)
        const { duels, newcomers } = planDuels(counting, standings, round.id)
        writeEarly(() => writeBeforeCommit(second, (own) => drawDuels(own, round.id, duels)))
        const groups = await beginGroups(second, round, { reader, competing: counting.managerIds })
        if (groups) onGroups(groups)
        return newcomers
      }),
    )
  } catch (error) {
    await rollbackQuietly(reader)
    throw error
  }
}

/**
 * The groups that go on after this round: their tables may be written before the commit. Groups that end change tiers,
 * which readers see without checking the round. While any round waits for its groups, no table is written early: that
 * round may already be settled, and then counts for these groups in the same transaction.
 */
async function earlyCycles(trx: Trx, { round, cycles }: Settlement): Promise<readonly CountingCycle[]> {
  return (await nextToDivide(trx, round.championship_id)) ? [] : cycles.filter(({ moves }) => !moves)
}

const writeEarlyColumns = (second: Kysely<Tables>, { round, cycles }: Settlement, plan: SettlementPlan) =>
  writeBeforeCommit(second, async (own) => {
    // If the settlement's own connection is lost meanwhile, the next step waits until this transaction ends.
    await lockSecondWriter(own, round.championship_id)
    await storeDuels(own, round.id, plan.duels)
    await writeMembers(own, cycles, plan.placeMembers)
  })

/**
 * The round's own connection and one of `second` read. Then another connection of `second` writes duels and the tables
 * of `earlyCycles`, while the round's own connection writes the rest.
 */
function settleInParallel<T>(
  trx: Trx,
  second: Kysely<Tables>,
  { settlement, rest }: { settlement: Settlement; rest: (plan: SettlementPlan) => Promise<T> },
): Promise<T> {
  const { round, cycles } = settlement
  return withWriteQueue(async (writeEarly) => {
    const early = await earlyCycles(trx, settlement)
    const plan = await withWriteQueue((write) =>
      withSnapshotReader(trx, second, async (reader) => {
        const planned = planSettlement(await readSettlement(round, { trx, reader }))
        const others = cycles.filter((cycle) => !early.includes(cycle))
        for await (const store of placedMembers(reader, others, planned.placeMembers)) write(() => store(trx))
        writeEarly(() => writeEarlyColumns(second, { round, cycles: early }, planned))
        write(() => addToLeagues(trx, round, planned.leagues))
        write(() => writeScores(trx, round, planned))
        return planned
      }),
    )
    return rest(plan)
  })
}

/**
 * For championships with many people (`choose-writer.ts`). Connections of `second` work at the same time as the round's
 * own connection. They read rows that it then writes. They also write duels and some tables of division groups
 * (`earlyCycles`), which commit before the round. Groups that form at a lock commit after it.
 */
export const createParallelWriter = (second: Kysely<Tables>): RoundWriter => ({
  transact: async (db, work) => {
    let groups: GroupsAfterLock | undefined
    const onGroups = (begun: GroupsAfterLock) => (groups = begun)
    try {
      const value = await db.transaction().execute((trx) =>
        work({
          trx,
          freezeSquads: (round, at) => freezeInParallel(trx, second, { round, at, onGroups }),
          formDivisions: async (championshipId) => {
            if (!groups) await formDivisions(trx, championshipId)
          },
          settle: (settlement, rest) => settleInParallel(trx, second, { settlement, rest }),
        }),
      )
      await groups?.write()
      return value
    } catch (error) {
      await groups?.cancel()
      throw error
    }
  },
})
