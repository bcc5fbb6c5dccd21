import type { Context } from 'hono'
import { deleteCookie } from 'hono/cookie'
import type { AppEnv } from '#api/http/context.ts'
import { forgetGuestToken } from '#api/session/guest-cookie.ts'

/** The session's row is already deleted. This only removes the browser's cookies. */
export function clearSession(c: Context<AppEnv>): void {
  const { secure } = c.get('client')
  deleteCookie(c, `${secure ? '__Secure-' : ''}craque.session_token`, {
    path: '/',
    secure,
    httpOnly: true,
    sameSite: 'Lax',
  })
  forgetGuestToken(c)
  c.set('person', undefined)
}
