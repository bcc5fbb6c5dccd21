import { planRounds, type PlanProblem } from '#domain/planner/plan-rounds.ts'
import { lowerThreadPriority } from '#jobs/bulk/low-priority.ts'
import { answerOrders } from '#server/thread/answer-orders.ts'

lowerThreadPriority()

answerOrders(async (problem: PlanProblem) => planRounds(problem))
