import type { Kysely } from 'kysely'
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

const groupsOf = async (db: Kysely<Tables>, round: LockedRound, competing: Int32Array) =>
  cyclesOf(formGroups(await entrantsOf(db, round, competing), { isFirst: !(await hasGroups(db, round)) }))

/** Of a round that is being locked, by those whose lineups count in it, while these are still being written; none if its turn has not come. */
export const prepareGroups = async (
  db: Kysely<Tables>,
  round: LockedRound,
  competing: Int32Array,
): Promise<CycleColumns[] | undefined> =>
  (await isNextToDivide(db, round)) ? groupsOf(db, round, competing) : undefined

async function storeGroups(trx: Trx, round: LockedRound, cycles: readonly CycleColumns[]): Promise<void> {
  await advanceCycles(trx, round)
  for (const cycle of cycles) await storeCycle(trx, round, cycle)
}

/** Groups of a round that is being locked in another transaction. */
export interface GroupsBeside {
  /** Once that has ended well. */
  write: () => Promise<void>
  giveUp: () => Promise<void>
}

/**
 * On a connection of its own, and after the lock: everybody waits for lineups and duels, nobody for groups. Should the process end between the
 * two, the round is locked without groups, which `divideWaiting` makes up for.
 */
export async function groupsBeside(
  beside: Kysely<Tables>,
  round: LockedRound,
  cycles: readonly CycleColumns[],
): Promise<GroupsBeside> {
  const trx = await beside.startTransaction().execute()
  const giveUp = async () => {
    if (!trx.isRolledBack && !trx.isCommitted) await trx.rollback().execute()
  }
  const orGiveUp = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      // Why it failed is told, not that its connection is gone.
      await giveUp().catch(() => undefined)
      throw error
    }
  }
  await orGiveUp(() => holdBeside(trx, round.championship_id))
  const write = async () => {
    await storeGroups(trx, round, cycles)
    await markDivided(trx, round)
    await bumpVersion(trx, round.championship_id, 'league')
    await trx.commit().execute()
  }
  return { write: () => orGiveUp(write), giveUp }
}

/** Groups of locked rounds that nobody has written. */
export const divideWaiting = (db: Kysely<Tables>, championshipId: ChampionshipId): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await takeTurn(trx, { championshipId })
    if (await formDivisions(trx, championshipId)) await bumpVersion(trx, championshipId, 'league')
  })

/**
 * DV2 to DV5: of every round that has locked, as soon as those before it are settled. After a pause several may wait, and the
 * first of them may be settled itself. Tells whether there was any.
 */
export async function formDivisions(trx: Trx, championshipId: ChampionshipId): Promise<boolean> {
  for (let hasFormed = false; ; hasFormed = true) {
    const round = await nextToDivide(trx, championshipId)
    if (!round) return hasFormed
    await storeGroups(trx, round, await groupsOf(trx, round, await competingIn(trx, round)))
    await markDivided(trx, round)
    if (!round.settled_at) continue
    const cycles = await endCycles(trx, round, round.settled_at)
    const scores = await countingScores(trx, round.id)
    for (const store of await placeInDivisions(trx, cycles, scores)) await store(trx)
  }
}
