import {
  questionsAfter,
  seasonFacts,
  storeVerdict,
  unsettledQuestions,
  type ResultsRequest,
} from '#db/pool/settle-question.ts'
import type { Trx } from '#db/schema/trx.ts'
import { noteMovedTables } from '#db/webhook/moved-tables.ts'
import { rightByResults, type SeasonFacts } from '#domain/pool/question-result.ts'

const isSame = (one: readonly number[] | null, other: readonly number[]) =>
  one?.length === other.length && other.every((choice) => one.includes(choice))

/**
 * BL8: settles questions that the results answer by now, and settles again those that a correction answers differently.
 */
export const answerPoolQuestions = async (trx: Trx, matchId: number): Promise<boolean> =>
  settleByResults(trx, await questionsAfter(trx, matchId))

/** BL8: when a bolão ends, the matches played until then settle the open questions that results answer. */
export const answerPoolAtEnd = (trx: Trx, leagueId: number): Promise<boolean> =>
  noteMovedTables(trx, { leagueId }, async () => settleByResults(trx, await unsettledQuestions(trx, leagueId)))

async function settleByResults(trx: Trx, questions: readonly ResultsRequest[]): Promise<boolean> {
  const facts = new Map<number, SeasonFacts | undefined>()
  let isMoved = false
  for (const question of questions) {
    const { id, leagueId } = question
    if (!facts.has(leagueId)) facts.set(leagueId, await seasonFacts(trx, leagueId))
    const known = facts.get(leagueId)
    const right = known && rightByResults(question, known)
    if (!right || isSame(question.right, right)) continue
    await storeVerdict(trx, { questionId: id, right, managerId: null })
    isMoved = true
  }
  return isMoved
}
