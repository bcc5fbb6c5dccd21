import { bumpVersion } from '#db/championship/data-version.ts'
import { dropSourceDecisions, restoreStanding } from '#db/match/take-back-decision.ts'
import { takeMatch } from '#db/pick/settle-picks.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Decision } from '#domain/match/decision.ts'
import type { ChangedMatch } from './settle-again.ts'
import { withdrawResult } from './withdraw-result.ts'

/**
 * IM7: a match that a source awarded or postponed is again what it was before. A decision that a person made since stays.
 * The match's report must still be there: it keeps what the match was. The holder of the championship's lock settles
 * its round afterwards.
 */
export async function takeBackDecision(
  trx: Trx,
  matchId: number,
  kind: Decision['kind'],
): Promise<ChangedMatch | undefined> {
  const match = await takeMatch(trx, matchId)
  if (!match || (await dropSourceDecisions(trx, matchId, kind)) === 0) return undefined
  await restoreStanding(trx, matchId)
  await bumpVersion(trx, match.championshipId, 'match', 'round', 'market', 'pick')
  // Nobody has points by a match that was only postponed.
  return kind === 'awarded' ? withdrawResult(trx, matchId) : undefined
}
