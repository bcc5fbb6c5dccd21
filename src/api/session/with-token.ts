import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { personOfUser } from '#db/manager/manager.ts'
import type { Limit } from '#db/account/rate-limit.ts'
import { countTokenUse, type UsedToken } from '#db/token/token.ts'
import { isTokenText } from '#domain/token/token-text.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { tokenProblem } from './token-problems.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Set when a program uses a personal token. */
    token: UsedToken | undefined
  }
}

export const tokenDigest = (c: Context<AppEnv>, text: string) => c.get('session').digest(`token ${text}`)

function bearerOf(c: Context<AppEnv>): string | undefined {
  return /^bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
}

/** TN5: the headers of draft-ietf-httpapi-ratelimit-headers. */
function setLimitHeaders(c: Context<AppEnv>, { used, resetSeconds }: UsedToken, { tries, windowSeconds }: Limit): void {
  c.header('ratelimit-policy', `"token";q=${tries};w=${windowSeconds}`)
  c.header('ratelimit', `"token";r=${Math.max(0, tries - used)};t=${resetSeconds}`)
}

/**
 * A request with a personal token belongs to the token's owner, whatever cookies it has. It never has operator rights
 * (TN3), and its answer sets no cookie of a session or a guest.
 */
export const withToken = createMiddleware<AppEnv>(async (c, next) => {
  const text = bearerOf(c)
  // Metrics use another kind of token.
  if (text === undefined || !c.req.path.startsWith('/api/')) return next()
  if (!isTokenText(text)) throw tokenProblem('token_invalid')
  const { db, limits } = c.get('session')
  const limit = limits.token
  const token = await countTokenUse(db, {
    digest: tokenDigest(c, text),
    address: c.get('client').ip,
    windowSeconds: limit.windowSeconds,
  })
  const person = token && (await personOfUser(db, token.userId))
  if (!token || !person) throw tokenProblem('token_invalid')
  if (token.used > limit.tries) {
    setLimitHeaders(c, token, limit)
    throw httpProblem('too_many_requests', { facts: { retryAfterSeconds: token.resetSeconds } })
  }
  c.set('token', token)
  c.set('person', Promise.resolve({ ...person, isOperator: false, sessionId: '', signedInAtMs: 0 }))
  await next()
  setLimitHeaders(c, token, limit)
  c.header('vary', 'Authorization', { append: true })
  return undefined
})
