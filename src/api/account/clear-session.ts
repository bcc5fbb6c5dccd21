import type { Context } from 'hono'
import { deleteCookie } from 'hono/cookie'
import type { AppEnv } from '#api/http/context.ts'
import { forgetGuestToken } from '#api/session/guest-cookie.ts'

/**
 * Removes the session cookie and the guest cookie, after the session's row was deleted. The rest of the request has no
 * person.
 */
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
