import { lastAwardBy } from '#db/match/decide-match.ts'
import { BY_SOURCE } from '#db/match/correction.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Score } from '#domain/sport/outcome.ts'
import { decideIn } from './decide-match.ts'

/**
 * MT5: the table counts the result that a source states for a finished match. Stating it again changes nothing, not even
 * what a person has decided since. The caller has locked the championship.
 */
export async function stateOfficial(trx: Trx, matchId: number, score: Score): Promise<void> {
  const last = await lastAwardBy(trx, matchId, BY_SOURCE)
  if (last?.home === score.home && last.away === score.away) return
  await decideIn(trx, { matchId, decision: { kind: 'awarded', score }, reason: '', by: BY_SOURCE })
}
