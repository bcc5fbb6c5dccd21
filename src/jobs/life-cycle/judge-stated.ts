import type { MatchToDecide } from '#db/match/decide-match.ts'
import {
  judgeDecision,
  type Decision,
  type DecisionEffect,
  type DecisionError,
  type MatchFacts,
} from '#domain/match/decision.ts'
import { fail, type Result } from '#domain/result.ts'
import { isFinalScore } from '#domain/sport/outcome.ts'

export type DecisionRefusal = { kind: DecisionError | 'unknown_match' | 'impossible_score' | 'reason_missing' }

const spanOf = (from: Date | null, to: Date | null): MatchFacts['round'] =>
  from && to ? { deadlineMs: from.getTime(), nextDeadlineMs: to.getTime() } : null

export const factsOf = (match: MatchToDecide): MatchFacts => ({
  state: match.state,
  startsAtMs: match.startsAt.getTime(),
  hasDate: match.hasDate,
  score: match.score,
  round: spanOf(match.deadlineAt, match.nextDeadlineAt),
  leftRound: spanOf(match.leftDeadlineAt, match.afterLeftDeadlineAt),
  resumesAtMs: match.resumesAt?.getTime() ?? null,
})

/** Whether a decision about a match is allowed now, and what it leads to. */
export function judgeStated(match: MatchToDecide, decision: Decision): Result<DecisionEffect, DecisionRefusal> {
  if (decision.kind === 'awarded' && !isFinalScore(match.sport, decision.score))
    return fail({ kind: 'impossible_score' })
  const judged = judgeDecision(factsOf(match), decision, match.now.getTime())
  return judged.ok ? judged : fail({ kind: judged.error })
}
