import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#api/http/context.ts'
import { noStore, privateNoCache } from '#api/http/cache-headers.ts'
import { guestKey, offerGuestToken } from './guest-cookie.ts'

/** A page is drawn for the cookies that asked for it: nobody between us and the browser may give it to somebody else. */
export const personalPage = createMiddleware<AppEnv>(async (c, next) => {
  const isSignedIn = c.req.header('cookie')?.includes('craque.session_token') ?? false
  const mayBePersonal = isSignedIn || guestKey(c) !== undefined
  await next()
  // A failure says itself that nobody keeps it.
  if (c.res.status >= 500) return
  const { 'cache-control': keeping } = mayBePersonal ? noStore : privateNoCache
  c.header('cache-control', keeping)
  c.header('vary', 'Cookie', { append: true })
  if (!mayBePersonal) offerGuestToken(c)
})
