import { createMiddleware } from 'hono/factory'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from './context.ts'
import { httpProblem } from './http-problems.ts'
import { retryAfterSeconds } from './passing-problem.ts'
import { routePattern } from './route-pattern.ts'
import { sendProblem } from './send-problem.ts'
import { sendUnavailable } from './send-unavailable.ts'

export function limitBody(maxBytes: number) {
  return bodyLimit({ maxSize: maxBytes, onError: (c) => sendProblem(c, httpProblem('too_large')) })
}

const tooSlow = () => httpProblem('timed_out', { facts: { retryAfterSeconds: retryAfterSeconds('busy') } })

const isForProgram = (path: string) => path.startsWith('/api/')

/** Answers 503 when a handler takes longer than this. What a stream sends after its handler returned does not count. */
export function limitTime(milliseconds: number) {
  return createMiddleware<AppEnv>(async (c, next) => {
    let timer: NodeJS.Timeout | undefined
    const expired = new Promise<'expired'>((resolve) => {
      timer = setTimeout(() => resolve('expired'), milliseconds)
    })
    try {
      const outcome = await Promise.race([next(), expired])
      if (outcome === 'expired') {
        c.get('log').error({ route: routePattern(c), milliseconds }, 'request exceeded its time limit')
        return isForProgram(c.req.path) ? sendProblem(c, tooSlow()) : sendUnavailable(c, 'busy')
      }
      return undefined
    } finally {
      clearTimeout(timer)
    }
  })
}
