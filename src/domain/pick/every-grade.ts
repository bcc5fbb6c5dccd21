import type { Score } from '#domain/sport/outcome.ts'
import { pickedToGoOn } from './goes-on.ts'
import { GRADE_CODES } from './grade-code.ts'
import { gradePick, type Pick } from './pick-points.ts'
import { MAX_PICKED_GOALS } from './validate-pick.ts'

/** How many choices there are for the goals of one side: 0 to `MAX_PICKED_GOALS`. */
export const GOAL_CHOICES = MAX_PICKED_GOALS + 1

const goals = Array.from({ length: GOAL_CHOICES }, (_none, count) => count)

/** Scores by home goals, then by away goals; after them home and away of the sports where only a winner is picked. */
const EVERY_PICK: readonly Pick[] = [
  ...goals.flatMap((home) => goals.map((away): Pick => ({ kind: 'score', score: { home, away } }))),
  { kind: 'winner', winner: 'home' },
  { kind: 'winner', winner: 'away' },
]

/** PK2: the code of the grade of every possible pick for a result, in the order of `EVERY_PICK`. */
export const everyGrade = (result: Score): number[] => EVERY_PICK.map((pick) => GRADE_CODES[gradePick(pick, result)])

/** What a pick may say about who goes through, in this order: nothing, home, away. */
const SAID_TO_GO_ON = [undefined, 'home', 'away'] as const
export const GOES_ON_CHOICES = SAID_TO_GO_ON.length

/**
 * BL10: whether each possible pick is right about who goes through, in the order of `EVERY_PICK`, then of
 * `SAID_TO_GO_ON`.
 */
export const everyGoesOnRight = (wentOn: 'home' | 'away', lead: number): boolean[] =>
  EVERY_PICK.flatMap((pick) =>
    SAID_TO_GO_ON.map((goesOn) => pickedToGoOn(pick.kind === 'score' ? { ...pick, goesOn } : pick, lead) === wentOn),
  )
