import { PICK_POINTS } from '#domain/rule-numbers.ts'
import { gradePick, type Pick, type PickGrade } from '#domain/pick/pick-points.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Score } from '#domain/sport/outcome.ts'

/** What a pick can have got right, the best first: every grade except a wrong one. */
export const POOL_LINES = [
  'exact',
  'winnerGoals',
  'difference',
  'draw',
  'loserGoals',
  'winner',
] as const satisfies PickGrade[]
export type PoolLine = Exclude<PickGrade, 'wrong'>
export type PoolScoring = Record<PoolLine, number>

export const MAX_LINE_POINTS = 100

const { wrong: _wrong, ...craque } = PICK_POINTS

export const POOL_PRESETS = {
  craque,
  kicktipp: { exact: 4, winnerGoals: 2, difference: 3, draw: 2, loserGoals: 2, winner: 2 },
  cheio: { exact: 10, winnerGoals: 5, difference: 5, draw: 5, loserGoals: 5, winner: 5 },
  vencedor: { exact: 1, winnerGoals: 1, difference: 1, draw: 1, loserGoals: 1, winner: 1 },
} as const satisfies Record<string, PoolScoring>
export type PoolPreset = keyof typeof POOL_PRESETS
export const POOL_PRESET_NAMES = Object.keys(POOL_PRESETS) as [PoolPreset, ...PoolPreset[]]

const isSame = (a: PoolScoring, b: PoolScoring) => POOL_LINES.every((line) => a[line] === b[line])

export const presetOf = (scoring: PoolScoring): PoolPreset | undefined =>
  POOL_PRESET_NAMES.find((name) => isSame(POOL_PRESETS[name], scoring))

export type ScoringError =
  | { kind: 'line_out_of_range'; line: PoolLine; max: number }
  | { kind: 'line_above_exact'; line: PoolLine }
  | { kind: 'line_below_winner'; line: PoolLine }

/** BL3: whole points within limits. No line is above the exact score, and only the draw may be below the winner. */
export function checkScoring(scoring: PoolScoring): Result<PoolScoring, ScoringError> {
  for (const line of POOL_LINES) {
    const points = scoring[line]
    const least = line === 'exact' ? 1 : 0
    if (!Number.isInteger(points) || points < least || points > MAX_LINE_POINTS)
      return fail({ kind: 'line_out_of_range', line, max: MAX_LINE_POINTS })
  }
  const above = POOL_LINES.find((line) => scoring[line] > scoring.exact)
  if (above) return fail({ kind: 'line_above_exact', line: above })
  const below = POOL_LINES.find((line) => line !== 'draw' && scoring[line] < scoring.winner)
  if (below) return fail({ kind: 'line_below_winner', line: below })
  return ok(scoring)
}

/** BL3: what a grade is worth by the scoring alone. */
export const gradePoints = (scoring: PoolScoring, grade: PickGrade): number => (grade === 'wrong' ? 0 : scoring[grade])

/** BL3: what a pick is worth by the scoring alone, without extras. */
export const poolPoints = (scoring: PoolScoring, pick: Pick, result: Score): number =>
  gradePoints(scoring, gradePick(pick, result))

/** One pick and result for each line, to explain the scoring in words. */
export const LINE_EXAMPLES: Record<PoolLine, { pick: Score; result: Score }> = {
  exact: { pick: { home: 2, away: 1 }, result: { home: 2, away: 1 } },
  winnerGoals: { pick: { home: 2, away: 1 }, result: { home: 2, away: 0 } },
  difference: { pick: { home: 2, away: 1 }, result: { home: 3, away: 2 } },
  draw: { pick: { home: 1, away: 1 }, result: { home: 2, away: 2 } },
  loserGoals: { pick: { home: 2, away: 1 }, result: { home: 3, away: 1 } },
  winner: { pick: { home: 2, away: 1 }, result: { home: 4, away: 0 } },
}
