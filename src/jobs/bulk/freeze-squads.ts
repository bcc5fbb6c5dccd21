import type { Kysely } from 'kysely'
import { modalityOf } from '#db/championship/modality.ts'
import { fullSquads, savedSquads } from '#db/round/full-squads.ts'
import { freezeLineups } from '#db/round/lock-round.ts'
import { positionsOfPlayers, settleMoved, selectMovedForUpdate } from '#db/round/moved-players.ts'
import type { RoundRow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { createLockPlan, type CountingSquads } from '#domain/lock/plan-lock.ts'
import type { Write } from './write-queue.ts'

interface Freezing {
  at: Date
  reader: Kysely<Tables>
  /** Runs a write now, or after those before it. */
  write: (write: Write) => unknown
}

/** Turns every complete squad into a lineup, in batches. */
export async function freezeSquads(
  trx: Trx,
  round: RoundRow,
  { at, reader, write }: Freezing,
): Promise<CountingSquads> {
  const { championship_id: championshipId } = round
  const moved = await selectMovedForUpdate(trx, championshipId)
  const plan = createLockPlan({
    modality: await modalityOf(trx, championshipId),
    positions: await positionsOfPlayers(trx, championshipId),
  })
  for await (const squads of fullSquads(reader, round, moved)) {
    const uncertain = plan.uncertainIn(squads)
    const saved = uncertain.length > 0 ? await savedSquads(reader, uncertain) : undefined
    const batch = plan.planBatch(squads, saved)
    await write(() => freezeLineups(trx, { round, at }, batch))
  }
  await write(() => settleMoved(trx, moved, plan.unreadyIds))
  return plan.counting()
}
