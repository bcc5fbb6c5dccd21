import type { PickGrade } from './pick-points.ts'

/** The columns `grade` and `full_grade` hold these numbers: a number in use never changes its meaning. */
export const GRADE_CODES = {
  wrong: 0,
  winner: 1,
  loserGoals: 2,
  draw: 3,
  difference: 4,
  winnerGoals: 5,
  exact: 6,
} as const satisfies Record<PickGrade, number>

/** The grades in the order of their codes. */
export const GRADES = (Object.keys(GRADE_CODES) as PickGrade[]).sort((a, b) => GRADE_CODES[a] - GRADE_CODES[b])
