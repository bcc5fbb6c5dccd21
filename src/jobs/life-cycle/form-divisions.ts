import type { Kysely } from 'kysely'
import {
  advanceCycles,
  competingIn,
  entrantsOf,
  hasGroups,
  isNextToDivide,
  markDivided,
  nextToDivide,
  storeGroups,
} from '#db/division/lock-division.ts'
import { countingScores, endCycles } from '#db/division/settle-division.ts'
import type { RoundRow, Trx } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { formGroups, type Group } from '#domain/division/form-groups.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { placeInDivisions } from './settle-divisions.ts'

type LockingRound = Pick<RoundRow, 'id' | 'championship_id' | 'deadline_at' | 'settled_at'>

/** Of a round that is being locked, by those whose lineups count in it; none if its turn has not come. */
export interface ReadyGroups {
  roundId: number
  groups: readonly Group[]
}

const groupsOf = async (db: Kysely<Tables>, round: LockingRound, competing: ArrayLike<number>): Promise<Group[]> =>
  formGroups(await entrantsOf(db, round, competing), { isFirst: !(await hasGroups(db, round)) })

/** Made while the lineups are still being written: all but those of the round itself is known. */
export async function prepareGroups(
  db: Kysely<Tables>,
  round: LockingRound,
  competing: ArrayLike<number>,
): Promise<ReadyGroups | undefined> {
  if (!(await isNextToDivide(db, round))) return undefined
  return { roundId: round.id, groups: await groupsOf(db, round, competing) }
}

/**
 * DV2 to DV5: of every round that has locked, as soon as those before it are settled. After a pause several may wait, and the
 * first of them may be settled itself.
 */
export async function formDivisions(trx: Trx, championshipId: ChampionshipId, ready?: ReadyGroups): Promise<void> {
  for (;;) {
    const round = await nextToDivide(trx, championshipId)
    if (!round) return
    const groups =
      ready?.roundId === round.id ? ready.groups : await groupsOf(trx, round, await competingIn(trx, round))
    await advanceCycles(trx, round)
    await storeGroups(trx, round, groups)
    await markDivided(trx, round)
    if (!round.settled_at) continue
    const cycles = await endCycles(trx, round, round.settled_at)
    const scores = await countingScores(trx, round.id)
    for (const store of await placeInDivisions(trx, cycles, scores)) await store(trx)
  }
}
