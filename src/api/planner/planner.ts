import type { PlannedEleven, PlanProblem } from '#domain/planner/plan-rounds.ts'

/**
 * PL3: the elevens of a plan, null for a round without one. They are computed outside the event loop, so no request
 * waits.
 */
export type MakePlan = (problem: PlanProblem) => Promise<(PlannedEleven | null)[]>
