import type { Kysely } from 'kysely'
import { thisMoment, type Moment } from '#db/connection/moment.ts'
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
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { numbersById } from '#domain/by-id.ts'
import { cyclesOf, formGroups, type CycleColumns } from '#domain/division/form-groups.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { placeMembers } from '#domain/settlement/place-members.ts'
import { writeMembers } from './write-settlement.ts'

interface Groups {
  cycles: readonly CycleColumns[]
  /** When the managers of these groups were read. */
  readAt: Moment
}

/** The groups that form at a round: of the managers whose lineups count, those who are in no running group. */
export async function planGroups(
  db: Kysely<Tables>,
  round: LockedRound,
  competing: Int32Array,
): Promise<CycleColumns[]> {
  const isFirst = !(await hasGroups(db, round))
  return cyclesOf(formGroups(await entrantsOf(db, round, competing), { isFirst }))
}

export async function storeGroups(trx: Trx, round: LockedRound, { cycles, readAt }: Groups): Promise<void> {
  await advanceCycles(trx, round)
  for (const cycle of cycles) await storeCycle(trx, round, cycle)
  await markDivided(trx, round, readAt)
}

/**
 * DV2, DV3, DV4, DV5: forms the groups of every locked round whose earlier rounds are settled. After a pause several
 * rounds may wait, and the first of them may already be settled. Returns whether any round got its groups.
 */
export async function formDivisions(trx: Trx, championshipId: ChampionshipId): Promise<boolean> {
  for (let hasFormed = false; ; hasFormed = true) {
    const round = await nextToDivide(trx, championshipId)
    if (!round) return hasFormed
    const readAt = await thisMoment(trx)
    const cycles = await planGroups(trx, round, await competingIn(trx, round))
    await storeGroups(trx, round, { cycles, readAt })
    if (!round.settled_at) continue
    const counting = await endCycles(trx, round, round.settled_at)
    const { managerIds, tenths } = await countingScores(trx, round.id)
    const scores = numbersById(managerIds, tenths)
    await writeMembers(trx, counting, (cycle, members) => placeMembers(cycle, members, scores))
  }
}
