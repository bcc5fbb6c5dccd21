import { advanceCycles, entrantsOf, hasGroups, storeGroups } from '#db/division/lock-division.ts'
import type { RoundRow, Trx } from '#db/round/round.ts'
import { formGroups } from '#domain/division/form-groups.ts'

/** DV2 to DV5: groups being played go on into the round, and who is in none begins one. Lineups are locked before. */
export async function formDivisions(trx: Trx, round: RoundRow): Promise<void> {
  const isFirst = !(await hasGroups(trx, round))
  await advanceCycles(trx, round)
  await storeGroups(trx, round, formGroups(await entrantsOf(trx, round), { isFirst }))
}
