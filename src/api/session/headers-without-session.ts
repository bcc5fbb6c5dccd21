import type { Context } from 'hono'
import type { AppEnv } from '#api/http/context.ts'

/** The request as better-auth should see it before sign-in: without this browser's session. */
export function headersWithoutSession(c: Context<AppEnv>): Headers {
  const headers = new Headers(c.req.raw.headers)
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/).filter((cookie) => !cookie.includes('session_token='))
  headers.set('cookie', cookies.join('; '))
  return headers
}
