import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isDatabaseAway, isDiskFull, isTextRefused } from '#db/connection/postgres-error.ts'
import type { AppEnv } from './context.ts'
import { httpProblem } from './http-problems.ts'
import { passingProblem } from './passing-problem.ts'
import { ProblemError } from './problem.ts'
import { sendProblem } from './send-problem.ts'

/** Turns anything that a handler throws into a problem document, and logs unexpected errors. */
export function answerError(error: unknown, c: Context<AppEnv>): Response {
  if (error instanceof ProblemError) return sendProblem(c, error)
  // For example, the body is not JSON, is not declared as JSON, or has a text that nobody can type.
  if ((error instanceof HTTPException && error.status < 500) || isTextRefused(error))
    return sendProblem(c, httpProblem('invalid_request'))
  if (isDiskFull(error)) {
    c.get('log').error({ err: error }, 'request failed: the disk is full')
    return sendProblem(c, passingProblem('disk_full'))
  }
  if (isDatabaseAway(error)) {
    c.get('log').warn({ err: error }, 'request failed: the database is away')
    return sendProblem(c, passingProblem('unavailable'))
  }
  c.get('log').error({ err: error }, 'request failed')
  return sendProblem(c, httpProblem('internal'))
}
