import type { CorrectionRequest } from '#contract/operator.ts'
import type { ProblemKind } from '#api/http/problem-catalogue.ts'
import type { Result } from '#domain/result.ts'

type CorrectionRefusal =
  | 'unknown_match'
  | 'not_final'
  | 'impossible_score'
  | 'player_not_in_match'
  | 'unknown_scout'
  | 'bad_count'
  | 'reason_missing'
  | 'nothing_changed'

/** The steps themselves belong to the jobs; the server hands them in. `by` is the manager of the operator. */
export interface Operations {
  lockRound: (roundId: number, by: number) => Promise<'locked' | 'already' | 'early' | 'unknown_round'>
  settleRound: (roundId: number, by: number) => Promise<'settled' | 'already' | 'unfinished' | 'unknown_round'>
  correctMatch: (
    correction: { matchId: number } & CorrectionRequest,
    by: number,
  ) => Promise<Result<{ correctionId: number }, { kind: CorrectionRefusal }>>
  setPace: (pace: number, by: number) => Promise<void>
}

/** Every outcome that is not the one asked for, as the problem the operator reads. */
export const lockProblems: Record<'already' | 'early' | 'unknown_round', ProblemKind> = {
  already: 'step_taken',
  early: 'round_not_next',
  unknown_round: 'not_found',
}

export const settleProblems: Record<'already' | 'unfinished' | 'unknown_round', ProblemKind> = {
  already: 'step_taken',
  unfinished: 'round_unfinished',
  unknown_round: 'not_found',
}

export const correctionProblems: Record<CorrectionRefusal, { kind: ProblemKind; field?: string }> = {
  unknown_match: { kind: 'not_found' },
  not_final: { kind: 'match_not_final' },
  impossible_score: { kind: 'impossible_score', field: 'score' },
  player_not_in_match: { kind: 'player_not_in_match', field: 'playerId' },
  unknown_scout: { kind: 'invalid_request' },
  bad_count: { kind: 'invalid_request' },
  reason_missing: { kind: 'reason_missing', field: 'reason' },
  nothing_changed: { kind: 'nothing_changed' },
}
