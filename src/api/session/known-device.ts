import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '#api/http/context.ts'

const cookie = 'craque_device'
const yearSeconds = 365 * 24 * 3600

const signatureOf = (c: Context<AppEnv>, device: string, email: string) =>
  c.get('session').digest(`device ${device} of ${email}`)

/** The device's id, if somebody once signed in on it to the account with this e-mail. */
export function knownDevice(c: Context<AppEnv>, email: string): string | undefined {
  const [device, signature] = getCookie(c, cookie)?.split('.') ?? []
  if (!device || !signature) return undefined
  const expected = Buffer.from(signatureOf(c, device, email))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined
}

export function rememberDevice(c: Context<AppEnv>, email: string): void {
  const device = knownDevice(c, email) ?? randomBytes(12).toString('base64url')
  const { secure } = c.get('client')
  setCookie(c, cookie, `${device}.${signatureOf(c, device, email)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: yearSeconds,
  })
}

/** Removes the cookie when an account is deleted. */
export const forgetDevice = (c: Context<AppEnv>) => void deleteCookie(c, cookie, { path: '/' })
