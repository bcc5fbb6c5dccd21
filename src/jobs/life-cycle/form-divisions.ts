import type { ControlledTransaction, Kysely } from 'kysely'
import {
  advanceCycles,
  competingIn,
  entrantsOf,
  hasGroups,
  markDivided,
  nextToDivide,
  storeCycle,
  type LockedRound,
} from '#db/division/lock-division.ts'
import { countingScores, endCycles } from '#db/division/settle-division.ts'
import { bumpVersion } from '#db/connection/data-version.ts'
import { endQuietly } from '#db/round/read-beside.ts'
import { holdBeside, takeTurn, type Trx } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { numbersById } from '#domain/by-id.ts'
import { cyclesOf, formGroups, type CycleColumns } from '#domain/division/form-groups.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { storeDivisions } from './settle-divisions.ts'

async function groupsOf(db: Kysely<Tables>, round: LockedRound, competing: Int32Array): Promise<CycleColumns[]> {
  const isFirst = !(await hasGroups(db, round))
  return cyclesOf(formGroups(await entrantsOf(db, round, competing), { isFirst }))
}

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

/** Those whose lineups count, and a reader of what the lock saw, which is ended here. */
interface SeenByLock {
  reader: ControlledTransaction<Tables>
  competing: Int32Array
}

/**
 * On connections of their own, and after the lock: everybody waits for lineups and duels, nobody for groups. They are formed by what the lock saw: who has become
 * another account meanwhile plays in his group as that. Should the process end between the two, the round is locked without groups, which `divideWaiting` makes up for.
 */
export async function groupsBeside(
  beside: Kysely<Tables>,
  round: LockedRound,
  { reader, competing }: SeenByLock,
): Promise<GroupsBeside> {
  const begun = [reader]
  const giveUp = async () => void (await Promise.all(begun.map(endQuietly)))
  const orGiveUp = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      await giveUp()
      throw error
    }
  }
  const trx = await orGiveUp(() => beside.startTransaction().execute())
  begun.push(trx)
  await orGiveUp(() => holdBeside(trx, round.championship_id))
  const write = async () => {
    const cycles = await groupsOf(reader, round, competing)
    await reader.commit().execute()
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
    const { managerIds, tenths } = await countingScores(trx, round.id)
    await storeDivisions(trx, cycles, numbersById(managerIds, tenths))
  }
}
