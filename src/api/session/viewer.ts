import { randomBytes, randomInt } from 'node:crypto'
import { isAPIError } from 'better-auth/api'
import type { Context } from 'hono'
import { DEFAULT_COUNTRY } from '#domain/manager/country.ts'
import { guestName } from '#domain/manager/manager-name.ts'
import { nameKey } from '#domain/manager/name-key.ts'
import { insertGuest, personOfGuest, personOfUser, type PersonRow } from '#db/manager/manager.ts'
import type { AppEnv } from '#api/http/context.ts'
import { carryCookies } from './carry-cookies.ts'
import { guestKey, persistGuestToken } from './guest-cookie.ts'
import { refuseMergedGuest } from './merged-guest.ts'
import { personProblem } from './person-problems.ts'
import { takeAddressTry, takeNewcomerTry } from './tries.ts'

export interface Viewer {
  managerId: number
  kind: 'guest' | 'account'
  userId: string
  name: string
  isOperator: boolean
}

/** With the fields that only the person themselves may see. */
export type Person = Viewer &
  Pick<PersonRow, 'email' | 'avatarSeed' | 'country' | 'sports'> & { sessionId: string; signedInAtMs: number }

export const newAvatarSeed = () => randomBytes(9).toString('base64url')

async function makeGuest(c: Context<AppEnv>, guestKey: string): Promise<void> {
  const { db } = c.get('session')
  for (let digits = 5; digits <= 9; digits++) {
    const name = guestName(randomInt(10 ** (digits - 1), 10 ** digits))
    const guest = { guestKey, name, nameKey: nameKey(name), country: DEFAULT_COUNTRY, avatarSeed: newAvatarSeed() }
    if ((await insertGuest(db, guest)) !== 'name_taken') return
  }
  throw new Error('no free name for a guest')
}

/**
 * Reading the session must never change it. The answer to a script's request may arrive after the answer of a sign-in:
 * a renewed or cleared cookie in it would replace the new one and sign the person out. So a script's request renews no
 * cookie, and no read clears one.
 */
const mayRenewCookie = (c: Context<AppEnv>) => c.req.header('sec-fetch-dest') !== 'empty'

/** Whether the browser sends a session, which may have ended. */
export const namesSession = (c: Context<AppEnv>): boolean =>
  c.req.header('cookie')?.includes('craque.session_token') ?? false

async function readSession(c: Context<AppEnv>): Promise<Person | undefined> {
  if (!namesSession(c)) return undefined
  const { db, authFor } = c.get('session')
  const auth = authFor(c.get('client').origin)
  const { response, headers } = await auth.api
    .getSession({ headers: c.req.raw.headers, returnHeaders: true })
    .catch((error: unknown) => {
      // Somebody ended the session elsewhere just when it was to be renewed.
      if (isAPIError(error) && error.statusCode === 401) return { response: null, headers: null }
      throw error
    })
  if (!response) return undefined
  if (mayRenewCookie(c)) carryCookies(c, headers)
  const { user, session } = response
  const person = await personOfUser(db, user.id)
  return person && { ...person, sessionId: session.id, signedInAtMs: session.createdAt.getTime() }
}

async function readGuest(c: Context<AppEnv>): Promise<Person | undefined> {
  const key = guestKey(c)
  const guest = key === undefined ? undefined : await personOfGuest(c.get('session').db, key)
  return guest && { ...guest, sessionId: '', signedInAtMs: 0 }
}

/** A signed-in person is no longer the guest of this browser. */
const readPerson = async (c: Context<AppEnv>) => (await readSession(c)) ?? readGuest(c)

/**
 * The person behind the request; undefined for a visitor. Read once per request, and once for all requests that draw
 * one page.
 */
export function personOf(c: Context<AppEnv>): Promise<Person | undefined> {
  const known = c.get('person')
  if (known) return known
  // Requests of the app's own tests have no `env`.
  const drawing = c.env?.drawing
  const person = drawing?.person ?? readPerson(c)
  if (drawing) drawing.person = person
  c.set('person', person)
  return person
}

export const viewerOf = (c: Context<AppEnv>): Promise<Viewer | undefined> => personOf(c)

/** This request has signed the person in: later reads in it must see the new person. */
export async function becomePerson(c: Context<AppEnv>, userId: string): Promise<Person> {
  const person = await personOfUser(c.get('session').db, userId)
  if (!person) throw new Error('a signed-in user has no manager')
  const now = { ...person, sessionId: '', signedInAtMs: Date.now() }
  c.set('person', Promise.resolve(now))
  return now
}

/**
 * The first action worth storing turns a visitor into a guest: a real manager behind a cookie. `judge` throws the
 * refusals that do not depend on the person, so that a refused action creates no guest and uses up no tries.
 */
export async function ensureManager(c: Context<AppEnv>, judge?: () => Promise<void>): Promise<Viewer> {
  const known = await viewerOf(c)
  if (known) return known
  await refuseMergedGuest(c)
  await judge?.()
  await takeAddressTry(c, 'guest')
  await takeNewcomerTry(c, 'guest')
  const key = persistGuestToken(c)
  await makeGuest(c, key)
  const guest = await personOfGuest(c.get('session').db, key)
  if (!guest) throw new Error('the guest was not stored')
  const person = { ...guest, sessionId: '', signedInAtMs: Date.now() }
  c.set('person', Promise.resolve(person))
  return person
}

/** Requires a guest or an account. */
export async function requirePerson(c: Context<AppEnv>): Promise<Person> {
  const person = await personOf(c)
  if (!person) throw personProblem('sign_in_needed')
  return person
}

export async function requireAccount(c: Context<AppEnv>): Promise<Person> {
  const person = await requirePerson(c)
  if (person.kind !== 'account') throw personProblem('account_needed')
  return person
}

export async function requireOperator(c: Context<AppEnv>): Promise<Person> {
  const person = await requireAccount(c)
  if (!person.isOperator) throw personProblem('operator_needed')
  return person
}
