import type { Kysely } from 'kysely'
import { selectMatchToDecideForUpdate } from '#db/match/decide-match.ts'
import { storeProposal } from '#db/match/match-proposal.ts'
import { createNotices } from '#db/notice/create-notices.ts'
import type { Tables } from '#db/schema/schema.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { DecisionOfMatch } from './decide-match.ts'
import { judgeStated, type DecisionRefusal } from './judge-stated.ts'

/** MT12: a decision that would be allowed now waits for an operator, who decides it later. */
export async function proposeDecision(
  db: Kysely<Tables>,
  { matchId, decision, reason: text, managerId }: Omit<DecisionOfMatch, 'by' | 'proposal'> & { managerId: number },
): Promise<Result<true, DecisionRefusal>> {
  const reason = text.trim()
  if (reason === '') return fail({ kind: 'reason_missing' })
  return db.transaction().execute(async (trx) => {
    const match = await selectMatchToDecideForUpdate(trx, matchId)
    if (!match) return fail({ kind: 'unknown_match' })
    const judged = judgeStated(match, decision)
    if (!judged.ok) return judged
    const subjectId = await storeProposal(trx, { matchId, managerId, decision, reason })
    await createNotices(trx, { championshipId: match.championshipId, kind: 'proposal', subjectId })
    return ok(true)
  })
}
