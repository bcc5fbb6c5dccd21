import { alignTopRanks } from '#db/achievement/achievement.ts'
import { bumpVersion } from '#db/connection/data-version.ts'
import { rewriteRanks } from '#db/manager/manager-stat.ts'
import type { Trx } from '#db/round/round.ts'
import { settlePicksIn } from './settle-picks.ts'
import { settleRoundAgain } from './settle-round.ts'

/** RL5: what followed from a finished match follows from it anew. The turn is taken before. */
export async function settleAgain(
  trx: Trx,
  { matchId, roundId, endedAt }: { matchId: number; roundId: number | null; endedAt: Date | null },
): Promise<void> {
  await settlePicksIn(trx, matchId)
  if (roundId !== null) await settleRoundAgain(trx, roundId)
  if (endedAt) {
    await rewriteRanks(trx, endedAt)
    await alignTopRanks(trx, endedAt)
  }
  await bumpVersion(trx, 'match', 'ranking', 'league')
}
