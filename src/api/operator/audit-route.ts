import { createRoute, z } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { auditFindingSchema } from '#contract/operator.ts'
import { problemSchema } from '#contract/problem.ts'
import { audit } from '#db/audit/audit.ts'
import type { Tables } from '#db/schema/schema.ts'
import { contractRouter } from '#api/http/router.ts'
import { requireOperator } from '#api/session/viewer.ts'
import { operatorProblem } from './operator-problems.ts'

/** Not as a literal: the router takes every type that ends in "json" for one whole document. */
const linesOfJson: string = 'application/x-ndjson'

const auditRoute = createRoute({
  method: 'post',
  path: '/api/operator/audit',
  summary: 'Prove that every point can be traced; one line a check, as soon as it is done',
  responses: {
    200: {
      description: 'Lines of JSON; a last line without `id` says that the audit ended',
      content: { [linesOfJson]: { schema: z.union([auditFindingSchema, z.object({ ended: z.boolean() })]) } },
    },
    default: { description: 'A problem', content: { 'application/problem+json': { schema: problemSchema } } },
  },
})

/** It reads everything there is, for half a minute in a full world: lines show how far it is, and one runs at a time. */
export function auditRoutes({ db }: { db: Kysely<Tables> }) {
  let isRunning = false
  return contractRouter().openapi(auditRoute, async (c) => {
    await requireOperator(c)
    if (isRunning) throw operatorProblem('audit_running')
    isRunning = true
    const log = c.get('log')
    const encoder = new TextEncoder()
    let isHeard = true
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        const say = (line: unknown) => {
          if (isHeard) stream.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
        }
        const finish = (ended: boolean) => {
          isRunning = false
          say({ ended })
          if (isHeard) stream.close()
        }
        audit(db, { onFinding: ({ id, wrong, example }) => say({ id, wrong, example }) }).then(
          () => finish(true),
          (error: unknown) => {
            log.error({ err: error }, 'audit failed')
            finish(false)
          },
        )
      },
      cancel: () => {
        isHeard = false
      },
    })
    return new Response(body, {
      headers: { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store' },
    })
  })
}
