import type { Logger } from 'pino'
import type { PlannedEleven, PlanProblem } from '#domain/planner/plan-rounds.ts'
import { createThread } from '#server/thread/create-thread.ts'

/** The limit for one plan. With a market of 700 players it takes about a second on one slow processor. */
const LIMIT_MS = 10_000

/** PL3: solves plans in a thread of its own, one after the other. */
export function createPlanner({ file, log }: { file: URL; log: Logger }) {
  const thread = createThread<PlanProblem, (PlannedEleven | null)[]>({
    file,
    name: 'plans',
    log,
    limitMs: LIMIT_MS,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  return { plan: thread.ask, close: thread.close }
}
