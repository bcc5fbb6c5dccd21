import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { isAPIError } from 'better-auth/api'
import { signedInSchema, signedOutSchema, signInSchema, signUpSchema } from '#contract/account.ts'
import { isEmailTaken } from '#db/account/account.ts'
import { isLinkedTo } from '#db/account/provider-account.ts'
import { isNameTaken } from '#db/manager/manager.ts'
import { jsonAnswer, jsonBody } from '#api/http/body.ts'
import type { AppEnv } from '#api/http/context.ts'
import { contractRouter } from '#api/http/router.ts'
import { emailFrom, nameFrom, newPasswordFrom } from '#api/session/account-input.ts'
import { carryCookies } from '#api/session/carry-cookies.ts'
import { personProblem } from '#api/session/person-problems.ts'
import { takeAccountTry, takeAddressTry, takeNewcomerTry } from '#api/session/tries.ts'
import { personOf, requireAccount } from '#api/session/viewer.ts'
import { accountProblem } from './account-problems.ts'
import { completeSignIn } from './complete-sign-in.ts'

const signUpRoute = createRoute({
  method: 'post',
  path: '/api/account/sign-up',
  summary: 'Create an account with e-mail and password; a guest keeps everything',
  request: jsonBody(signUpSchema),
  responses: jsonAnswer(signedInSchema, 'Signed in'),
})
const signInRoute = createRoute({
  method: 'post',
  path: '/api/account/sign-in',
  summary: 'Sign in with e-mail and password; a guest is merged into the account (MG1)',
  request: jsonBody(signInSchema),
  responses: jsonAnswer(signedInSchema, 'Signed in'),
})
const signOutRoute = createRoute({
  method: 'post',
  path: '/api/account/sign-out',
  summary: 'Sign out: end this session',
  responses: jsonAnswer(signedOutSchema, 'Signed out'),
})

/**
 * Headers for better-auth: only what the session record needs. Cookies are left out, because our own code reads them.
 */
export const deviceHeaders = (c: Context<AppEnv>) => new Headers({ 'user-agent': c.req.header('user-agent') ?? '' })

/** The name must be free for the person who signs up. Their own guest name does not count as taken. */
export async function refuseTakenName(c: Context<AppEnv>, key: string): Promise<void> {
  const person = await personOf(c)
  if (await isNameTaken(c.get('session').db, key, person?.managerId))
    throw personProblem('name_taken', { field: 'name' })
}

/**
 * Ends the session here, also if the provider does not answer. Returns the address that ends the session at the
 * provider; null without one.
 */
async function signOut(c: Context<AppEnv>): Promise<string | null> {
  const { authFor, provider, db } = c.get('session')
  const { origin } = c.get('client')
  const { userId } = await requireAccount(c)
  if (provider && (await isLinkedTo(db, userId, provider.id))) {
    const there = await provider.authFor(c).catch(() => undefined)
    if (there) {
      const body = { callbackURL: `${origin}/`, disableRedirect: true }
      const { response, headers } = await there.api.signOut({ body, headers: c.req.raw.headers, returnHeaders: true })
      carryCookies(c, headers)
      return response.url ?? null
    }
  }
  const { headers } = await authFor(origin).api.signOut({ headers: c.req.raw.headers, returnHeaders: true })
  carryCookies(c, headers)
  return null
}

export function signInRoutes() {
  return contractRouter()
    .openapi(signUpRoute, async (c) => {
      const input = c.req.valid('json')
      const { name, key } = nameFrom(input.name)
      const email = emailFrom(input.email)
      const password = newPasswordFrom(input.password, { name, email })
      await takeAddressTry(c, 'sign-up')
      await refuseTakenName(c, key)
      const { db, passwords, authFor } = c.get('session')
      if (await isEmailTaken(db, email)) {
        // Hashing takes as long as for a free e-mail address, so that the response time does not reveal which addresses
        // are taken.
        await passwords.hash(password)
        throw personProblem('email_taken', { field: 'email' })
      }
      await takeNewcomerTry(c, 'account')
      const { api } = authFor(c.get('client').origin)
      const { response, headers } = await api
        .signUpEmail({ body: { name, email, password }, headers: deviceHeaders(c), returnHeaders: true })
        .catch((error: unknown) => {
          if (isAPIError(error) && error.statusCode === 422) throw personProblem('email_taken', { field: 'email' })
          throw error
        })
      return c.json(await completeSignIn(c, { userId: response.user.id, name, email, cookies: headers }), 200)
    })
    .openapi(signInRoute, async (c) => {
      const { password, ...input } = c.req.valid('json')
      const email = emailFrom(input.email)
      const tries = [await takeAddressTry(c, 'sign-in'), await takeAccountTry(c, email)]
      const { api } = c.get('session').authFor(c.get('client').origin)
      const { response, headers } = await api
        .signInEmail({ body: { email, password }, headers: deviceHeaders(c), returnHeaders: true })
        .catch((error: unknown) => {
          if (isAPIError(error) && error.statusCode < 500) throw accountProblem('wrong_credentials')
          throw error
        })
      for (const honest of tries) await honest.refund()
      const { id: userId, name } = response.user
      return c.json(await completeSignIn(c, { userId, name, email, cookies: headers }), 200)
    })
    .openapi(signOutRoute, async (c) => {
      // `signOut` refuses guests: a guest has only a cookie, so signing out would lose the game.
      const providerUrl = await signOut(c)
      c.set('person', undefined)
      return c.json({ done: true as const, providerUrl }, 200)
    })
}
