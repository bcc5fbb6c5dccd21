import type { Kysely } from 'kysely'
import { endCycles } from '#db/division/settle-division.ts'
import { gameNow, matchesLeft, selectRoundForUpdate, type RoundRow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import { lockChampionship } from '#db/round/championship-lock.ts'
import { markSettled } from '#db/round/settle-round.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { RoundTransaction, RoundWriter } from '#jobs/bulk/round-writer.ts'
import { serialTransaction, serialWriter } from '#jobs/bulk/serial-writer.ts'
import { addUpRound } from './add-up-round.ts'
import type { Provider } from './provider.ts'
import { rewardRound } from './reward-round.ts'

export type SettleOutcome = 'settled' | 'already' | 'unfinished' | 'unknown_round'

async function settle(writing: RoundTransaction, round: RoundRow, correctionId?: number): Promise<void> {
  const { trx } = writing
  const now = await gameNow(trx, round.championship_id)
  const at = round.settled_at ?? now
  // First, so that the stats derived below see the round's own time.
  await markSettled(trx, round.id, at)
  const cycles = await endCycles(trx, round, at)
  const added = await writing.settle({ round, cycles }, (plan) =>
    addUpRound(writing, round, { plan, at, now, correctionId }),
  )
  await rewardRound(trx, round, { at, ...added })
}

/** RL3, RL4: settles a round once; a second run finds it settled and does nothing. */
export function settleRound(
  db: Kysely<Tables>,
  roundId: number,
  provider: Pick<Provider, 'championshipId' | 'roundSettled'>,
  writer: RoundWriter = serialWriter,
): Promise<SettleOutcome> {
  return writer.transact(db, async (writing): Promise<SettleOutcome> => {
    const { trx } = writing
    await lockChampionship(trx, { roundId })
    const round = await selectRoundForUpdate(trx, roundId)
    if (!round) return 'unknown_round'
    if (round.state === 'settled') return 'already'
    if (round.state === 'open' || (await matchesLeft(trx, roundId)) > 0) return 'unfinished'
    await settle(writing, round)
    if (round.championship_id === provider.championshipId) await provider.roundSettled(trx, round)
    return 'settled'
  })
}

/** RL5: runs inside the transaction of a correction. A round that was not settled yet is left alone. */
export async function settleRoundAgain(trx: Trx, roundId: number, correctionId?: number): Promise<void> {
  const round = await selectRoundForUpdate(trx, roundId)
  if (round?.state === 'settled') await settle(serialTransaction(trx), round, correctionId)
}
