import { GRADES } from '#domain/pick/grade-code.ts'
import type { PickGrade } from '#domain/pick/pick-points.ts'
import { matchTimes, type KnockoutStage, type PoolExtras } from './pool-extras.ts'
import { gradePoints, type PoolScoring } from './pool-scoring.ts'

/** The settings of a bolão that decide what picks are worth in it. */
export interface PoolRules {
  scoring: PoolScoring
  extras: PoolExtras
}

interface CountedPick {
  grade: PickGrade
  goesOnRight: boolean
  stage: KnockoutStage | null
  isJoker: boolean
}

/** BL3, BL10, BL11: the only place that decides what a graded pick is worth in a bolão. */
export const worthOf = ({ scoring, extras }: PoolRules, { grade, goesOnRight, ...match }: CountedPick): number =>
  (gradePoints(scoring, grade) + (goesOnRight ? extras.goesOn : 0)) * matchTimes(extras, match)

/** In the order of `everyWorth`, which puts matches outside a knock-out before them. */
export const KNOCKOUT_STAGES = ['knockout', 'semifinal', 'final'] as const satisfies KnockoutStage[]

const NO_YES = [false, true] as const

/** How many entries a stage, a grade and an answer about who goes through take in the list. */
export const WORTHS_OF = {
  stage: GRADES.length * NO_YES.length ** 2,
  grade: NO_YES.length ** 2,
  goesOn: NO_YES.length,
} as const

/**
 * What every possible pick is worth in a bolão: by stage, code of the grade, right about who goes through, joker. SQL
 * looks it up and decides nothing.
 */
export const everyWorth = (rules: PoolRules): number[] =>
  [null, ...KNOCKOUT_STAGES].flatMap((stage) =>
    GRADES.flatMap((grade) =>
      NO_YES.flatMap((goesOnRight) => NO_YES.map((isJoker) => worthOf(rules, { grade, goesOnRight, stage, isJoker }))),
    ),
  )
