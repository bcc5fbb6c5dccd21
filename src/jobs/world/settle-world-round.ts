import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { settleRound, type SettleOutcome } from '#jobs/life-cycle/settle-round.ts'
import { moveConditions } from './conditions.ts'
import { loadWorld } from './load-world.ts'

/** A settled round of the sample world also says who is fit for the next one; a database without a world just settles. */
export async function settleWorldRound(db: Kysely<Tables>, roundId: number): Promise<SettleOutcome> {
  const world = await loadWorld(db)
  return settleRound(db, roundId, async (trx, round) => {
    if (world) await moveConditions(trx, world, round)
  })
}
