import type { Score } from '#domain/sport/outcome.ts'
import { gradePick, PICK_POINTS, type Pick } from './pick-points.ts'
import { MAX_PICKED_GOALS } from './validate-pick.ts'

/** Goals of one side that can be picked: 0 to the most. */
export const GOAL_CHOICES = MAX_PICKED_GOALS + 1

const goals = Array.from({ length: GOAL_CHOICES }, (_none, count) => count)

/** Scores by home goals, then by away goals; after them home and away of the sports where only a winner is picked. */
const EVERY_PICK: readonly Pick[] = [
  ...goals.flatMap((home) => goals.map((away): Pick => ({ kind: 'score', score: { home, away } }))),
  { kind: 'winner', winner: 'home' },
  { kind: 'winner', winner: 'away' },
]

/** PK2: what each pick that can be made earns by a result, in the order of `EVERY_PICK`. */
export const everyGrade = (result: Score): number[] => EVERY_PICK.map((pick) => PICK_POINTS[gradePick(pick, result)])
