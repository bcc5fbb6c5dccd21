import { createRoute, z } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { auditFindingSchema } from '#contract/operator.ts'
import { problemSchema } from '#contract/problem.ts'
import { audit } from '#db/audit/audit.ts'
import type { Tables } from '#db/schema/schema.ts'
import { linesOfJson, streamJsonLines } from '#api/http/json-lines.ts'
import { contractRouter } from '#api/http/router.ts'
import { requireOperator } from '#api/session/viewer.ts'
import { operatorProblem } from './operator-problems.ts'

const auditRoute = createRoute({
  method: 'post',
  path: '/api/operator/audit',
  summary: 'Check that every point can be traced; each line of the answer is one finished check',
  responses: {
    200: {
      description: 'Lines of JSON. A last line without `id` says that the audit has ended',
      content: { [linesOfJson]: { schema: z.union([auditFindingSchema, z.object({ ended: z.boolean() })]) } },
    },
    default: { description: 'A problem', content: { 'application/problem+json': { schema: problemSchema } } },
  },
})

/**
 * The audit reads everything, which takes long with many managers. Lines report its progress, and a process runs only
 * one audit at a time.
 */
export function auditRoutes({ db }: { db: Kysely<Tables> }) {
  let isRunning = false
  return contractRouter().openapi(auditRoute, async (c) => {
    await requireOperator(c)
    if (isRunning) throw operatorProblem('audit_running')
    isRunning = true
    const log = c.get('log')
    return streamJsonLines(async (say) => {
      try {
        await audit(db, { onFinding: ({ id, wrong, example }) => say({ id, wrong, example }) })
        return true
      } catch (error) {
        log.error({ err: error }, 'audit failed')
        return false
      } finally {
        isRunning = false
      }
    })
  })
}
