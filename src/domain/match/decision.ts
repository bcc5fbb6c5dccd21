import { fail, ok, type Result } from '#domain/result.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { MatchState } from './match-state.ts'

export const DECISION_KINDS = ['postponed', 'moved', 'abandoned', 'awarded', 'resumed'] as const

/** A decision about a match that does not follow from its play, such as a postponement. */
export type Decision =
  /** The new date is unknown. */
  | { kind: 'postponed' }
  | { kind: 'moved'; startsAtMs: number }
  /** `minute`: the one in which the match stopped, if that is not the last reported one. */
  | { kind: 'abandoned'; minute?: number | undefined }
  | { kind: 'awarded'; score: Score }
  /** The match goes on from the minute in which it was abandoned; `startsAtMs` is null for now. */
  | { kind: 'resumed'; startsAtMs: number | null }
export type DecisionKind = Decision['kind']

export type DecisionError =
  | 'already_over'
  | 'not_begun'
  | 'under_way'
  | 'in_the_past'
  | 'nothing_changed'
  | 'not_abandoned'

export interface MatchFacts {
  state: MatchState
  startsAtMs: number
  hasDate: boolean
  /** The score that the table counts; null without one. */
  score: Score | null
  /** Null if the match has no round or has left it. */
  round: RoundSpan | null
  /** The round that the match left; null if there is none, or once it is settled. */
  leftRound: RoundSpan | null
  /** When an abandoned match goes on; null while nobody has decided that it does. */
  resumesAtMs: number | null
}

interface RoundSpan {
  deadlineMs: number
  nextDeadlineMs: number
}

export interface DecisionEffect {
  leavesRound: boolean
  /** MT11: the match returns to the round that it left. */
  returns: boolean
}

const stays: Result<DecisionEffect, never> = ok({ leavesRound: false, returns: false })

/** MT12: whether a person may not decide, because the championship counts on the board of the server (CP5). */
export const needsOperator = ({
  countsGlobally,
  isOperator,
}: {
  countsGlobally: boolean
  isOperator: boolean
}): boolean => countsGlobally && !isOperator

/** MT2, MT9: a match stays in its round as long as it begins between the deadline of the round and the next one. */
const fitsIn = (round: RoundSpan, startsAtMs: number) =>
  startsAtMs >= round.deadlineMs && startsAtMs < round.nextDeadlineMs

/** MT11: what was played still counts. The round that the match left takes it back if the new start fits in (MT2). */
function judgeResumption(
  { state, round, leftRound, resumesAtMs }: MatchFacts,
  startsAtMs: number | null,
  nowMs: number,
): Result<DecisionEffect, DecisionError> {
  if (state === 'final') return fail('already_over')
  if (state !== 'abandoned') return fail('not_abandoned')
  const atMs = startsAtMs ?? nowMs
  if (atMs < nowMs) return fail('in_the_past')
  if (resumesAtMs === atMs) return fail('nothing_changed')
  return ok({
    leavesRound: round !== null && !fitsIn(round, atMs),
    returns: round === null && leftRound !== null && fitsIn(leftRound, atMs),
  })
}

/**
 * MT13: whether an abandoned match returns to the round that it left when a source reports its end, as if somebody had
 * resumed it (MT11).
 */
export const wasPlayedOn = ({ state, startsAtMs, round, leftRound }: MatchFacts): boolean =>
  state === 'abandoned' && round === null && leftRound !== null && fitsIn(leftRound, startsAtMs)

/** MT1, MT2, MT3, MT4, MT5, MT11: whether this decision is allowed, and its effect on the round of the match. */
export function judgeDecision(
  match: MatchFacts,
  decision: Decision,
  nowMs: number,
): Result<DecisionEffect, DecisionError> {
  const { state, round, score } = match
  const leave = ok({ leavesRound: round !== null, returns: false })
  if (decision.kind === 'resumed') return judgeResumption(match, decision.startsAtMs, nowMs)
  if (decision.kind === 'awarded') {
    if (state !== 'final') return leave
    const isSame = score?.home === decision.score.home && score.away === decision.score.away
    return isSame ? fail('nothing_changed') : stays
  }
  if (state === 'final') return fail('already_over')
  if (decision.kind === 'abandoned') {
    if (state === 'scheduled') return fail('not_begun')
    return state === 'abandoned' && match.resumesAtMs === null ? fail('nothing_changed') : leave
  }
  if (state === 'live') return fail('under_way')
  if (decision.kind === 'postponed') return match.hasDate || state === 'abandoned' ? leave : fail('nothing_changed')
  const { startsAtMs } = decision
  if (startsAtMs <= nowMs) return fail('in_the_past')
  if (startsAtMs === match.startsAtMs && match.hasDate && state === 'scheduled') return fail('nothing_changed')
  return ok({ leavesRound: round !== null && !fitsIn(round, startsAtMs), returns: false })
}
