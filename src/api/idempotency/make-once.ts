import type { Context } from 'hono'
import { noteMade } from '#db/idempotency/idempotency.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { AppEnv } from '#api/http/context.ts'
import { idempotencyProblem } from './idempotency-problems.ts'

/** Must run in the transaction that creates the thing, with its id. */
export type NoteMade = (trx: Trx, id: number) => Promise<void>

/** Creates nothing again if a process died after it had created the thing and before it could answer. */
export async function makeOnce(c: Context<AppEnv>, make: (note: NoteMade) => Promise<number>): Promise<number> {
  const claim = c.get('claim')
  if (claim && claim.madeId !== null) return claim.madeId
  return make(async (trx, id) => {
    if (claim && !(await noteMade(trx, claim, id)))
      throw idempotencyProblem('in_progress', { facts: { retryAfterSeconds: 1 } })
  })
}
