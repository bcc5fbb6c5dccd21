import { fail, ok, type Result } from '#domain/result.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { Sport } from '#domain/sport/sport.ts'
import type { Pick } from './pick-points.ts'

export const MAX_PICKED_GOALS = 20

export type PickError =
  | { kind: 'match_started'; startedAtMs: number }
  | { kind: 'wrong_pick_kind'; expected: 'score' | 'winner' }
  | { kind: 'score_out_of_range'; max: number }

const inRange = (goals: number) => Number.isInteger(goals) && goals >= 0 && goals <= MAX_PICKED_GOALS

/** PK1: what may be picked, and until when; the database repeats the clock check at commit. */
export function validatePick(
  pick: Pick,
  match: { sport: Sport; startsAtMs: number },
  nowMs: number,
): Result<Pick, PickError> {
  if (nowMs >= match.startsAtMs) return fail({ kind: 'match_started', startedAtMs: match.startsAtMs })
  const expected = SPORT_RULES[match.sport].pick
  if (pick.kind !== expected) return fail({ kind: 'wrong_pick_kind', expected })
  if (pick.kind === 'score' && !(inRange(pick.score.home) && inRange(pick.score.away)))
    return fail({ kind: 'score_out_of_range', max: MAX_PICKED_GOALS })
  return ok(pick)
}
