import type { Context } from 'hono'
import type { AppEnv } from '#api/http/context.ts'

/** The request as better-auth sees it for anyone who is not signed in yet: without the session of this browser. */
export function headersWithoutSession(c: Context<AppEnv>): Headers {
  const headers = new Headers(c.req.raw.headers)
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/).filter((cookie) => !cookie.includes('session_token='))
  headers.set('cookie', cookies.join('; '))
  return headers
}
