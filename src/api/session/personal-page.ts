import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { keepHeader } from '#contract/keep-page.ts'
import type { AppEnv } from '#api/http/context.ts'
import { noStore, privateNoCache } from '#api/http/cache-headers.ts'
import { guestKey, offerGuestToken } from './guest-cookie.ts'

/** NT13: for the service worker, the header that the page itself set decides whether it may be stored. */
function keepingOf(c: Context<AppEnv>, mayBePersonal: boolean): string {
  const usual = mayBePersonal ? noStore : privateNoCache
  if (c.req.header(keepHeader) === undefined) return usual['cache-control']
  return c.res.headers.get('cache-control') ?? noStore['cache-control']
}

/** A page belongs to the cookies that requested it: no cache on the way may give it to somebody else. */
export const personalPage = createMiddleware<AppEnv>(async (c, next) => {
  const isSignedIn = c.req.header('cookie')?.includes('craque.session_token') ?? false
  const mayBePersonal = isSignedIn || guestKey(c) !== undefined
  await next()
  // An error already says that no cache may store it.
  if (c.res.status >= 500) return
  c.header('cache-control', keepingOf(c, mayBePersonal))
  c.header('vary', 'Cookie', { append: true })
  if (!mayBePersonal) offerGuestToken(c)
})
