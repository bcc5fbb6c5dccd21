import type { ControlledTransaction, Kysely } from 'kysely'
import { bumpVersion } from '#db/championship/data-version.ts'
import { thisMoment } from '#db/connection/moment.ts'
import { rollbackQuietly } from '#db/connection/snapshot-reader.ts'
import { isNextToDivide } from '#db/division/lock-division.ts'
import type { RoundRow } from '#db/round/round.ts'
import { lockSecondWriter } from '#db/round/championship-lock.ts'
import type { Tables } from '#db/schema/schema.ts'
import { planGroups, storeGroups } from './form-divisions.ts'

/** The groups of a round whose lock is being committed on another connection. */
export interface GroupsAfterLock {
  /** Call it after the commit. */
  write: () => Promise<void>
  cancel: () => Promise<void>
}

interface SeenByLock {
  /** Sees what the lock saw. `beginGroups` takes care of ending its transaction. */
  reader: ControlledTransaction<Tables>
  /** The managers whose lineups count. */
  competing: Int32Array
}

/**
 * Everybody waits for lineups and duels, nobody for groups: they are formed after the lock, from the state that it saw.
 * If the process ends between the two, the round is locked without groups, and the next search for due work forms them.
 * Undefined if earlier rounds must be settled first.
 */
export async function beginGroups(
  second: Kysely<Tables>,
  round: RoundRow,
  { reader, competing }: SeenByLock,
): Promise<GroupsAfterLock | undefined> {
  if (!(await isNextToDivide(reader, round))) {
    await reader.commit().execute()
    return undefined
  }
  const open = [reader]
  const cancel = async () => void (await Promise.all(open.map(rollbackQuietly)))
  const orCancel = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      await cancel()
      throw error
    }
  }
  const trx = await orCancel(() => second.startTransaction().execute())
  open.push(trx)
  // Otherwise another step of the championship could run between the commit of the lock and the groups.
  await orCancel(() => lockSecondWriter(trx, round.championship_id))
  const write = async () => {
    const readAt = await thisMoment(reader)
    const cycles = await planGroups(reader, round, competing)
    await reader.commit().execute()
    await storeGroups(trx, round, { cycles, readAt })
    await bumpVersion(trx, round.championship_id, 'league')
    await trx.commit().execute()
  }
  return { write: () => orCancel(write), cancel }
}
