import type { Context } from 'hono'
import { isForeignKeyViolation } from '#db/connection/postgres-error.ts'
import { isJustMerged } from '#db/manager/manager-merged.ts'
import type { AppEnv } from '#api/http/context.ts'
import { ProblemError } from '#api/http/problem.ts'
import { guestKey } from './guest-cookie.ts'
import { personProblem } from './person-problems.ts'

/**
 * Sent by a guest while he signed in to his account: his squads are the account's by now, and a new guest would hide what
 * he saves. The cookie of the account is on its way to him, so the same again succeeds.
 */
export async function refuseMergedGuest(c: Context<AppEnv>): Promise<void> {
  const key = guestKey(c)
  if (key === undefined || !(await isJustMerged(c.get('session').db, key))) return
  throw personProblem('signed_in_meanwhile', { facts: { retryAfterSeconds: 1 } })
}

/** What a write fails with when its guest was merged under it: nothing of his is found, or nothing can be his. */
const mayBeMerged = (error: unknown) =>
  isForeignKeyViolation(error) ||
  (error instanceof ProblemError && ['not_found', 'sign_in_needed'].includes(error.kind))

/** The failure itself, or why it came: the guest is an account now. */
export async function explainMerge(c: Context<AppEnv>, error: unknown): Promise<unknown> {
  if (c.req.method === 'GET' || !mayBeMerged(error)) return error
  try {
    await refuseMergedGuest(c)
    return error
  } catch (why) {
    return why
  }
}
