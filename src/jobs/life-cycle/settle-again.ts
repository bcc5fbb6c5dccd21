import { alignTopRanks } from '#db/achievement/achievement.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import { rewriteRanks } from '#db/manager/rank-history.ts'
import { noteCause } from '#db/notice/cause.ts'
import type { FinishedMatch } from '#db/pick/settle-picks.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { settlePicksIn } from './settle-picks.ts'
import { settleRoundAgain } from './settle-round.ts'

/** A match that was corrected, or whose result was taken back. Its round has not been settled again yet. */
export interface ChangedMatch {
  roundId: number | null
  /** When the match ended, as stored before the change. */
  endedAt: Date | null
  /** Undefined: nothing changed. */
  correctionId: number | undefined
}

/**
 * RL5: settles each round again once, however many of its matches changed; the new ledger entries name the last
 * correction. The caller has locked the championship.
 */
export async function settleRoundsAgain(
  trx: Trx,
  championshipId: ChampionshipId,
  changed: readonly ChangedMatch[],
): Promise<void> {
  const rounds = new Map<number, number | undefined>()
  for (const { roundId, correctionId } of changed)
    if (roundId !== null) rounds.set(roundId, correctionId ?? rounds.get(roundId))
  for (const [roundId, correctionId] of rounds) await settleRoundAgain(trx, roundId, correctionId)
  const ends = changed.flatMap(({ endedAt }) => (endedAt ? [endedAt.getTime()] : []))
  if (ends.length > 0) {
    const since = new Date(Math.min(...ends))
    await rewriteRanks(trx, championshipId, since)
    await alignTopRanks(trx, championshipId, since)
  }
  for (const { correctionId } of changed)
    if (correctionId !== undefined)
      await noteCause(trx, { championshipId, kind: 'correction', subjectId: correctionId })
  await bumpVersion(trx, championshipId, 'match', 'ranking', 'league')
}

/**
 * RL5: settles what followed from a finished match again, with the correction named. The caller has locked the
 * championship.
 */
export async function settleAgain(
  trx: Trx,
  {
    id,
    championshipId,
    roundId,
    endedAt,
  }: Pick<FinishedMatch, 'id' | 'championshipId' | 'endedAt'> & { roundId: number | null },
  correctionId: number | undefined,
): Promise<void> {
  await settlePicksIn(trx, id, correctionId)
  await settleRoundsAgain(trx, championshipId, [{ roundId, endedAt, correctionId }])
}
