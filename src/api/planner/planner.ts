import type { PlannedEleven, PlanProblem } from '#domain/planner/plan-rounds.ts'

/** PL3: the elevens of a plan, null where there is none; made where no request waits for the processor. */
export type MakePlan = (problem: PlanProblem) => Promise<(PlannedEleven | null)[]>
