import {
  advanceCycles,
  entrantsOf,
  hasGroups,
  markDivided,
  nextToDivide,
  storeGroups,
} from '#db/division/lock-division.ts'
import { countingScores, endCycles } from '#db/division/settle-division.ts'
import type { Trx } from '#db/round/round.ts'
import { formGroups } from '#domain/division/form-groups.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { placeInDivisions } from './settle-divisions.ts'

/**
 * DV2 to DV5: of every round that has locked, as soon as those before it are settled. After a pause several may wait, and the
 * first of them may be settled itself.
 */
export async function formDivisions(trx: Trx, championshipId: ChampionshipId): Promise<void> {
  for (;;) {
    const round = await nextToDivide(trx, championshipId)
    if (!round) return
    const isFirst = !(await hasGroups(trx, round))
    await advanceCycles(trx, round)
    await storeGroups(trx, round, formGroups(await entrantsOf(trx, round), { isFirst }))
    await markDivided(trx, round)
    if (!round.settled_at) continue
    const cycles = await endCycles(trx, round, round.settled_at)
    const scores = await countingScores(trx, round.id)
    for (const store of await placeInDivisions(trx, cycles, scores)) await store(trx)
  }
}
