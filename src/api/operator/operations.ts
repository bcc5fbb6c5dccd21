import type { CorrectionRequest, DecisionRequest } from '#contract/operator.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { DecisionError } from '#domain/match/decision.ts'
import type { Result } from '#domain/result.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import type { ProblemError } from '#api/http/problem.ts'
import { operatorProblem } from './operator-problems.ts'

type CorrectionRefusal =
  | 'unknown_match'
  | 'not_final'
  | 'impossible_score'
  | 'goals_left_over'
  | 'player_not_in_match'
  | 'unknown_scout'
  | 'bad_count'
  | 'reason_missing'
  | 'nothing_changed'

type DecisionRefusal = DecisionError | 'unknown_match' | 'impossible_score' | 'reason_missing' | 'not_waiting'

/** Jobs carry out these steps; the server passes them in. `by` is the manager of the operator or organiser. */
export interface Operations {
  lockRound: (roundId: number, by: number) => Promise<'locked' | 'already' | 'early' | 'unknown_round'>
  settleRound: (roundId: number, by: number) => Promise<'settled' | 'already' | 'unfinished' | 'unknown_round'>
  correctMatch: (
    correction: { matchId: number } & CorrectionRequest,
    by: number,
  ) => Promise<Result<{ correctionId: number }, { kind: CorrectionRefusal }>>
  decideMatch: (
    decision: { matchId: number } & DecisionRequest,
    by: number,
  ) => Promise<Result<{ leftRound: boolean }, { kind: DecisionRefusal }>>
  /** Like `decideMatch`, but by an organiser. */
  decideAsOrganiser: Operations['decideMatch']
  /** MT12: the proposal waits for an operator. */
  proposeDecision: (
    decision: { matchId: number } & DecisionRequest,
    by: number,
  ) => Promise<Result<true, { kind: DecisionRefusal }>>
  confirmProposal: (
    proposalId: number,
    by: number,
  ) => Promise<Result<{ leftRound: boolean }, { kind: DecisionRefusal }>>
  /** Returns false if the proposal no longer waits. */
  refuseProposal: (proposalId: number, by: number) => Promise<boolean>
  setPace: (wanted: { championshipId: ChampionshipId; pace: number }, by: number) => Promise<'set' | 'real_time'>
}

type Problems<Refusal extends string> = Record<Refusal, () => ProblemError>

/** The problem that the caller gets for every outcome other than success. */
export const lockProblems: Problems<'already' | 'early' | 'unknown_round'> = {
  already: () => operatorProblem('step_taken'),
  early: () => operatorProblem('round_not_next'),
  unknown_round: () => httpProblem('not_found'),
}

export const settleProblems: Problems<'already' | 'unfinished' | 'unknown_round'> = {
  already: () => operatorProblem('step_taken'),
  unfinished: () => operatorProblem('round_unfinished'),
  unknown_round: () => httpProblem('not_found'),
}

export const correctionProblems: Problems<CorrectionRefusal> = {
  unknown_match: () => httpProblem('not_found'),
  not_final: () => operatorProblem('match_not_final'),
  impossible_score: () => operatorProblem('impossible_score', { field: 'score' }),
  goals_left_over: () => operatorProblem('goals_left_over', { field: 'score' }),
  player_not_in_match: () => operatorProblem('player_not_in_match', { field: 'playerId' }),
  unknown_scout: () => httpProblem('invalid_request'),
  bad_count: () => httpProblem('invalid_request'),
  reason_missing: () => operatorProblem('reason_missing', { field: 'reason' }),
  nothing_changed: () => operatorProblem('nothing_changed'),
}

export const decisionProblems: Problems<DecisionRefusal> = {
  not_abandoned: () => operatorProblem('match_not_abandoned'),
  not_waiting: () => operatorProblem('proposal_gone'),
  unknown_match: () => httpProblem('not_found'),
  already_over: () => operatorProblem('match_over'),
  not_begun: () => operatorProblem('match_not_begun'),
  under_way: () => operatorProblem('match_under_way'),
  in_the_past: () => operatorProblem('moment_past', { field: 'startsAtMs' }),
  impossible_score: () => operatorProblem('impossible_score', { field: 'score' }),
  reason_missing: () => operatorProblem('reason_missing', { field: 'reason' }),
  nothing_changed: () => operatorProblem('nothing_changed'),
}
