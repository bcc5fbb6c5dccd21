import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { isAPIError } from 'better-auth/api'
import { doneSchema, signedInSchema, signInSchema, signUpSchema } from '#contract/account.ts'
import { isEmailTaken } from '#db/account/account.ts'
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
  summary: 'New account with e-mail and password; a guest keeps everything',
  request: jsonBody(signUpSchema),
  responses: jsonAnswer(signedInSchema, 'Signed in'),
})
const signInRoute = createRoute({
  method: 'post',
  path: '/api/account/sign-in',
  summary: 'Sign in with e-mail and password; a guest is merged into the account',
  request: jsonBody(signInSchema),
  responses: jsonAnswer(signedInSchema, 'Signed in'),
})
const signOutRoute = createRoute({
  method: 'post',
  path: '/api/account/sign-out',
  summary: 'End this session',
  responses: jsonAnswer(doneSchema, 'Signed out'),
})

/** Only what the session record needs; our own cookies are judged by our own handlers. */
export const deviceHeaders = (c: Context<AppEnv>) => new Headers({ 'user-agent': c.req.header('user-agent') ?? '' })

/** Whether the name is free for whoever signs up: a guest's own name does not stand in his way. */
export async function refuseTakenName(c: Context<AppEnv>, key: string): Promise<void> {
  const person = await personOf(c)
  if (await isNameTaken(c.get('session').db, key, person?.managerId))
    throw personProblem('name_taken', { field: 'name' })
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
        // As long as a free e-mail would take, so that the time says nothing that the answer does not.
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
      for (const honest of tries) await honest.giveBack()
      const { id: userId, name } = response.user
      return c.json(await completeSignIn(c, { userId, name, email, cookies: headers }), 200)
    })
    .openapi(signOutRoute, async (c) => {
      // A guest has nothing but this cookie: signing out would throw the game away.
      await requireAccount(c)
      const { api } = c.get('session').authFor(c.get('client').origin)
      const { headers } = await api.signOut({ headers: c.req.raw.headers, returnHeaders: true })
      carryCookies(c, headers)
      c.set('person', undefined)
      return c.json({ done: true as const }, 200)
    })
}
