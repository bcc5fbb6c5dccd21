import type { Context } from 'hono'
import { isForeignKeyViolation } from '#db/connection/postgres-error.ts'
import { isJustMerged } from '#db/manager/manager-merged.ts'
import type { AppEnv } from '#api/http/context.ts'
import { ProblemError } from '#api/http/problem.ts'
import { guestKey } from './guest-cookie.ts'
import { personProblem } from './person-problems.ts'

/**
 * Refuses a write with the cookie of a guest who has just become an account. The write could create a new guest, and
 * the person would never see what it saved. The account's cookie is on its way, so a retry succeeds.
 */
export async function refuseMergedGuest(c: Context<AppEnv>): Promise<void> {
  const key = guestKey(c)
  if (key === undefined || !(await isJustMerged(c.get('session').db, key))) return
  throw personProblem('signed_in_meanwhile', { facts: { retryAfterSeconds: 1 } })
}

/** Errors that a write gets if its guest was merged meanwhile: their rows are gone, or a new row has no owner. */
const mayBeMerged = (error: unknown) =>
  isForeignKeyViolation(error) ||
  (error instanceof ProblemError && ['not_found', 'sign_in_needed'].includes(error.kind))

/** The error itself, or its cause: the guest is an account now. */
export async function explainMerge(c: Context<AppEnv>, error: unknown): Promise<unknown> {
  if (c.req.method === 'GET' || !mayBeMerged(error)) return error
  try {
    await refuseMergedGuest(c)
    return error
  } catch (why) {
    return why
  }
}
