import type { ControlledTransaction, Kysely } from 'kysely'
import {
  advanceCycles,
  competingIn,
  entrantsOf,
  hasGroups,
  isNextToDivide,
  markDivided,
  nextToDivide,
  storeCycle,
  type LockedRound,
} from '#db/division/lock-division.ts'
import { countingScores, endCycles } from '#db/division/settle-division.ts'
import { bumpVersion } from '#db/connection/data-version.ts'
import { holdBeside, takeTurn, type Trx } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { cyclesOf, formGroups, type CycleColumns } from '#domain/division/form-groups.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { placeInDivisions } from './settle-divisions.ts'

const groupsOf = async (db: Kysely<Tables>, round: LockedRound, competing: ArrayLike<number>) =>
  cyclesOf(formGroups(await entrantsOf(db, round, competing), { isFirst: !(await hasGroups(db, round)) }))

/** Of a round that is being locked, by those whose lineups count in it, while these are still being written; none if its turn has not come. */
export const prepareGroups = async (
  db: Kysely<Tables>,
  round: LockedRound,
  competing: ArrayLike<number>,
): Promise<CycleColumns[] | undefined> =>
  (await isNextToDivide(db, round)) ? groupsOf(db, round, competing) : undefined

async function storeGroups(trx: Trx, round: LockedRound, cycles: readonly CycleColumns[]): Promise<void> {
  await advanceCycles(trx, round)
  for (const cycle of cycles) await storeCycle(trx, round, cycle)
}

/** Groups that are being written while their round is locked in another transaction. */
export interface GroupsBeside {
  /** Once that has ended well. */
  keep: () => Promise<void>
  undo: () => Promise<void>
}

/** On a connection of its own, after what others write there. Should the process end between the two, the round is locked without groups, which `divideWaiting` makes up for. */
export async function writeGroupsBeside(
  beside: Kysely<Tables>,
  round: LockedRound,
  { cycles, after }: { cycles: readonly CycleColumns[]; after: Promise<unknown> | undefined },
): Promise<GroupsBeside> {
  const trx = await beside.startTransaction().execute()
  const undoOnFailure = async (work: (own: ControlledTransaction<Tables>) => Promise<void>) => {
    try {
      await work(trx)
    } catch (error) {
      if (!trx.isRolledBack) await trx.rollback().execute()
      throw error
    }
  }
  await undoOnFailure((own) => holdBeside(own, round.championship_id))
  const written = undoOnFailure(async (own) => {
    await after
    await storeGroups(own, round, cycles)
  })
  // Told to who keeps it.
  written.catch(() => undefined)
  return {
    keep: async () => {
      await written
      await undoOnFailure(async (own) => {
        await markDivided(own, round)
        await bumpVersion(own, round.championship_id, 'league')
        await own.commit().execute()
      })
    },
    undo: async () => {
      await written.catch(() => undefined)
      if (!trx.isRolledBack && !trx.isCommitted) await trx.rollback().execute()
    },
  }
}

/** Groups of locked rounds that nobody has written. */
export const divideWaiting = (db: Kysely<Tables>, championshipId: ChampionshipId): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await takeTurn(trx, { championshipId })
    await formDivisions(trx, championshipId)
  })

/**
 * DV2 to DV5: of every round that has locked, as soon as those before it are settled. After a pause several may wait, and the
 * first of them may be settled itself.
 */
export async function formDivisions(trx: Trx, championshipId: ChampionshipId): Promise<void> {
  for (;;) {
    const round = await nextToDivide(trx, championshipId)
    if (!round) return
    await storeGroups(trx, round, await groupsOf(trx, round, await competingIn(trx, round)))
    await markDivided(trx, round)
    if (!round.settled_at) continue
    const cycles = await endCycles(trx, round, round.settled_at)
    const scores = await countingScores(trx, round.id)
    for (const store of await placeInDivisions(trx, cycles, scores)) await store(trx)
  }
}
