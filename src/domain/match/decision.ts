import { fail, ok, type Result } from '#domain/result.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { MatchState } from './match-state.ts'

export const DECISION_KINDS = ['postponed', 'moved', 'abandoned', 'awarded'] as const

/** What is stated of a match beside its play. */
export type Decision =
  /** Nobody knows until when. */
  | { kind: 'postponed' }
  | { kind: 'moved'; startsAtMs: number }
  | { kind: 'abandoned' }
  | { kind: 'awarded'; score: Score }
export type DecisionKind = Decision['kind']

export type DecisionError = 'already_over' | 'not_begun' | 'under_way' | 'in_the_past' | 'nothing_changed'

export interface MatchFacts {
  state: MatchState
  startsAtMs: number
  hasDate: boolean
  /** The score that the table counts; null while there is none. */
  score: Score | null
  /** Null for a match of no round (any more). */
  round: { deadlineMs: number; nextDeadlineMs: number } | null
}

/** MT2, MT9: a match stays in its round as long as it begins between its deadline and the next one. */
const fitsIn = (round: NonNullable<MatchFacts['round']>, startsAtMs: number) =>
  startsAtMs >= round.deadlineMs && startsAtMs < round.nextDeadlineMs

/** Whether it may be decided so, and whether the match leaves its round by it (MT1 to MT5). */
export function judgeDecision(
  match: MatchFacts,
  decision: Decision,
  nowMs: number,
): Result<{ leavesRound: boolean }, DecisionError> {
  const { state, round, score } = match
  const leave = ok({ leavesRound: round !== null })
  if (decision.kind === 'awarded') {
    if (state !== 'final') return leave
    const isSame = score?.home === decision.score.home && score.away === decision.score.away
    return isSame ? fail('nothing_changed') : ok({ leavesRound: false })
  }
  if (state === 'final') return fail('already_over')
  if (decision.kind === 'abandoned') {
    if (state === 'scheduled') return fail('not_begun')
    return state === 'abandoned' ? fail('nothing_changed') : leave
  }
  if (state === 'live') return fail('under_way')
  if (decision.kind === 'postponed') return match.hasDate || state === 'abandoned' ? leave : fail('nothing_changed')
  const { startsAtMs } = decision
  if (startsAtMs <= nowMs) return fail('in_the_past')
  if (startsAtMs === match.startsAtMs && match.hasDate && state === 'scheduled') return fail('nothing_changed')
  return ok({ leavesRound: round !== null && !fitsIn(round, startsAtMs) })
}
