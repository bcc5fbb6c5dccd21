import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '#api/http/context.ts'

const tokenPattern = /^[\w-]{43}$/
const longestSeconds = 400 * 24 * 3600

const nameOf = (c: Context<AppEnv>) => (c.get('client').secure ? '__Host-craque_guest' : 'craque_guest')
const attributesOf = (c: Context<AppEnv>) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: c.get('client').secure }) as const

/** The key that finds a guest in the database. Nobody can derive the cookie from it. */
export const guestKeyOf = (digest: (text: string) => string, token: string) => digest(`guest ${token}`)
const keyOf = (c: Context<AppEnv>, token: string) => guestKeyOf(c.get('session').digest, token)

export function guestKey(c: Context<AppEnv>): string | undefined {
  const token = getCookie(c, nameOf(c))
  return token !== undefined && tokenPattern.test(token) ? keyOf(c, token) : undefined
}

/**
 * A page gives a visitor who has neither a session nor a guest token a token that means nothing yet. Their first
 * actions then name the same future guest, even when two arrive at the same time. It is no session cookie, so it
 * replaces none.
 */
export function offerGuestToken(c: Context<AppEnv>): void {
  if (guestKey(c) === undefined) setCookie(c, nameOf(c), randomBytes(32).toString('base64url'), attributesOf(c))
}

/** The guest exists now, so the cookie must outlive the browser window. */
export function persistGuestToken(c: Context<AppEnv>): string {
  const offered = getCookie(c, nameOf(c))
  const token = offered !== undefined && tokenPattern.test(offered) ? offered : randomBytes(32).toString('base64url')
  setCookie(c, nameOf(c), token, { ...attributesOf(c), maxAge: longestSeconds })
  return keyOf(c, token)
}

export const forgetGuestToken = (c: Context<AppEnv>) => void deleteCookie(c, nameOf(c), attributesOf(c))
