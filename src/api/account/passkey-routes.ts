import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { isAPIError } from 'better-auth/api'
import {
  doneSchema,
  passkeyAnswerSchema,
  passkeyOptionsSchema,
  passkeySignUpSchema,
  signedInSchema,
} from '#contract/account.ts'
import { cleanLine } from '#domain/manager/clean-text.ts'
import { isEmailTaken, passkeysOf, passwordHashOf, removePasskey } from '#db/account/account.ts'
import { isLinkedTo } from '#db/account/provider-account.ts'
import { goneAnswer, jsonAnswer, jsonBody, sendGone } from '#api/http/body.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { contractRouter } from '#api/http/router.ts'
import { emailFrom, nameFrom } from '#api/session/account-input.ts'
import type { Auth } from '#api/session/auth.ts'
import { carryCookies } from '#api/session/carry-cookies.ts'
import { confirmPerson } from '#api/session/confirm-person.ts'
import { headersWithoutSession } from '#api/session/headers-without-session.ts'
import { personProblem } from '#api/session/person-problems.ts'
import { takeAddressTry, takeCreationTry, takeNewcomerTry } from '#api/session/tries.ts'
import { requireAccount } from '#api/session/viewer.ts'
import { accountProblem } from './account-problems.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { refuseTakenName } from './sign-in-routes.ts'

const post = <Path extends string, S extends z.ZodType, B extends z.ZodType>(
  path: Path,
  summary: string,
  body: B,
  schema: S,
) =>
  createRoute({
    method: 'post',
    path: `/api/account/passkeys/${path}` as const,
    summary,
    request: jsonBody(body),
    responses: jsonAnswer(schema, summary),
  })
const nothing = z.object({})
const signUpOptionsRoute = post(
  'sign-up-options',
  'Start to create an account with a passkey',
  passkeySignUpSchema,
  passkeyOptionsSchema,
)
const signUpRoute = post('sign-up', 'Create an account with a passkey', passkeyAnswerSchema, signedInSchema)
const signInOptionsRoute = post('sign-in-options', 'Start to sign in with a passkey', nothing, passkeyOptionsSchema)
const signInRoute = post('sign-in', 'Sign in with a passkey', passkeyAnswerSchema, signedInSchema)
const addOptionsRoute = post('add-options', 'Start to add a passkey to my account', nothing, passkeyOptionsSchema)
const addRoute = post('add', 'Add a passkey to my account', passkeyAnswerSchema, doneSchema)
const removeRoute = createRoute({
  method: 'delete',
  path: '/api/account/passkeys/{id}',
  summary: 'Remove a passkey from my account',
  request: { params: z.object({ id: z.string().max(100) }) },
  responses: goneAnswer('Removed'),
})

/** better-auth answers this when it makes a session, but its types do not say so. */
const signedInUser = z.object({ user: z.object({ id: z.string(), name: z.string(), email: z.string() }) })
/** better-auth checks the shape and refuses anything else. */
type Assertion = NonNullable<Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]>['body']['response']

const refused = (error: unknown): never => {
  if (isAPIError(error)) throw accountProblem('passkey_failed')
  throw error
}
const apiOf = (c: Context<AppEnv>) => c.get('session').authFor(c.get('client').origin).api

export function passkeyRoutes() {
  return contractRouter()
    .openapi(signUpOptionsRoute, async (c) => {
      const input = c.req.valid('json')
      const { name, key } = nameFrom(input.name)
      const email = emailFrom(input.email)
      await takeAddressTry(c, 'sign-up')
      await refuseTakenName(c, key)
      if (await isEmailTaken(c.get('session').db, email)) throw personProblem('email_taken', { field: 'email' })
      await takeNewcomerTry(c, 'account')
      const query = { context: JSON.stringify({ name, email }) }
      const { response, headers } = await apiOf(c)
        .generatePasskeyRegistrationOptions({ query, headers: headersWithoutSession(c), returnHeaders: true })
        .catch(refused)
      carryCookies(c, headers)
      return c.json(passkeyOptionsSchema.parse(response), 200)
    })
    .openapi(signUpRoute, async (c) => {
      const { response: given, label } = c.req.valid('json')
      const { response, headers } = await apiOf(c)
        .verifyPasskeyRegistration({
          body: { response: given, createSession: true, ...(label ? { name: cleanLine(label) } : {}) },
          headers: headersWithoutSession(c),
          returnHeaders: true,
        })
        .catch(refused)
      const { user } = signedInUser.parse(response)
      return c.json(await completeSignIn(c, { userId: user.id, ...user, cookies: headers }), 200)
    })
    .openapi(signInOptionsRoute, async (c) => {
      await takeAddressTry(c, 'passkey')
      const { response, headers } = await apiOf(c)
        .generatePasskeyAuthenticationOptions({ headers: headersWithoutSession(c), returnHeaders: true })
        .catch(refused)
      carryCookies(c, headers)
      return c.json(passkeyOptionsSchema.parse(response), 200)
    })
    .openapi(signInRoute, async (c) => {
      const { response, headers } = await apiOf(c)
        .verifyPasskeyAuthentication({
          body: { response: c.req.valid('json').response as unknown as Assertion },
          headers: headersWithoutSession(c),
          returnHeaders: true,
        })
        .catch(refused)
      const { user } = signedInUser.parse(response)
      return c.json(await completeSignIn(c, { userId: user.id, ...user, cookies: headers }), 200)
    })
    .openapi(addOptionsRoute, async (c) => {
      const { managerId } = await confirmPerson(c, { password: undefined, recentIsEnough: true })
      await takeCreationTry(c, managerId)
      const { response, headers } = await apiOf(c)
        .generatePasskeyRegistrationOptions({ headers: c.req.raw.headers, returnHeaders: true })
        .catch(refused)
      carryCookies(c, headers)
      return c.json(passkeyOptionsSchema.parse(response), 200)
    })
    .openapi(addRoute, async (c) => {
      await confirmPerson(c, { password: undefined, recentIsEnough: true })
      const { response: given, label } = c.req.valid('json')
      await apiOf(c)
        .verifyPasskeyRegistration({
          body: { response: given, ...(label ? { name: cleanLine(label) } : {}) },
          headers: c.req.raw.headers,
        })
        .catch(refused)
      return c.json({ done: true as const }, 200)
    })
    .openapi(removeRoute, async (c) => {
      const { userId } = await requireAccount(c)
      const { db } = c.get('session')
      const passkeys = await passkeysOf(db, userId)
      const { id } = c.req.valid('param')
      if (!passkeys.some((passkey) => passkey.id === id)) throw httpProblem('not_found')
      const { provider } = c.get('session')
      const hasOther = (await passwordHashOf(db, userId)) ?? (provider && (await isLinkedTo(db, userId, provider.id)))
      if (passkeys.length === 1 && !hasOther) throw accountProblem('last_way_in')
      await removePasskey(db, userId, id)
      return sendGone(c)
    })
}
