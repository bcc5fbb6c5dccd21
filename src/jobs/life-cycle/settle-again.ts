import { alignTopRanks } from '#db/achievement/achievement.ts'
import { bumpVersion } from '#db/connection/data-version.ts'
import { rewriteRanks } from '#db/manager/rank-history.ts'
import { noteCause } from '#db/notice/cause.ts'
import type { FinishedMatch } from '#db/pick/settle-picks.ts'
import type { Trx } from '#db/round/round.ts'
import { settlePicksIn } from './settle-picks.ts'
import { settleRoundAgain } from './settle-round.ts'

/** RL5: what followed from a finished match follows from it anew, with the correction named. The turn is taken before. */
export async function settleAgain(
  trx: Trx,
  match: Pick<FinishedMatch, 'id' | 'championshipId' | 'endedAt'> & { roundId: number | null },
  correctionId: number | undefined,
): Promise<void> {
  const { id, championshipId, roundId, endedAt } = match
  await settlePicksIn(trx, id, correctionId)
  if (roundId !== null) await settleRoundAgain(trx, roundId, correctionId)
  if (endedAt) {
    await rewriteRanks(trx, championshipId, endedAt)
    await alignTopRanks(trx, championshipId, endedAt)
  }
  if (correctionId !== undefined) await noteCause(trx, { championshipId, kind: 'correction', subjectId: correctionId })
  await bumpVersion(trx, championshipId, 'match', 'ranking', 'league')
}
