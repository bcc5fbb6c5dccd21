import { createRoute } from '@hono/zod-openapi'
import { isAPIError } from 'better-auth/api'
import type { Context } from 'hono'
import { checkPassword } from '#domain/manager/password.ts'
import {
  doneSchema,
  resetPasskeysAnswerSchema,
  resetPasskeysSchema,
  resetRequestSchema,
  resetSchema,
} from '#contract/account.ts'
import { makeOperatorIfNamed } from '#db/account/account-operator.ts'
import { isEmailVerified, proveEmail } from '#db/account/account-reset.ts'
import { passkeysOf } from '#db/account/account.ts'
import { personOfUser } from '#db/manager/manager.ts'
import { jsonAnswer, jsonBody } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import type { AppEnv } from '#api/http/context.ts'
import { contractRouter } from '#api/http/router.ts'
import { emailFrom, newPasswordFrom } from '#api/session/account-input.ts'
import type { Auth } from '#api/session/auth.ts'
import { personProblem } from '#api/session/person-problems.ts'
import { mailChange } from '#api/session/tell-of-change.ts'
import { takeAccountTry, takeAddressTry } from '#api/session/tries.ts'
import { accountProblem } from './account-problems.ts'

const requestRoute = createRoute({
  method: 'post',
  path: '/api/account/reset-requests',
  summary: 'Request a link that sets a new password; the answer does not reveal whether the account exists',
  request: jsonBody(resetRequestSchema),
  responses: jsonAnswer(doneSchema, 'If the account exists, a mail is on its way'),
})
const resetRoute = createRoute({
  method: 'post',
  path: '/api/account/reset',
  summary: 'Set a new password with the link; this ends every session',
  request: jsonBody(resetSchema),
  responses: jsonAnswer(doneSchema, 'Changed'),
})

const passkeysRoute = createRoute({
  method: 'post',
  path: '/api/account/reset/passkeys',
  summary: 'List the passkeys of the account to which a reset link belongs',
  request: jsonBody(resetPasskeysSchema),
  responses: jsonAnswer(resetPasskeysAnswerSchema, 'The passkeys'),
})

type AuthContext = Awaited<Auth['$context']>

/** An invited operator has no manager yet, so the account's own name stands in. */
async function ownerOfLink(c: Context<AppEnv>, { internalAdapter }: AuthContext, token: string) {
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  const user = link && (await internalAdapter.findUserById(link.value))
  if (!user) throw accountProblem('reset_link_invalid')
  const person = await personOfUser(c.get('session').db, user.id)
  return { userId: user.id, email: user.email, name: person?.name ?? user.name }
}

export function resetRoutes() {
  return contractRouter()
    .openapi(requestRoute, async (c) => {
      const email = emailFrom(c.req.valid('json').email)
      await takeAddressTry(c, 'reset')
      await takeAccountTry(c, `reset of ${email}`)
      const { api } = c.get('session').authFor(c.get('site'))
      await api.requestPasswordReset({ body: { email }, request: c.req.raw })
      return c.json({ done: true as const }, 200)
    })
    .openapi(passkeysRoute, async (c) => {
      await takeAddressTry(c, 'reset')
      const { db, authFor } = c.get('session')
      const { $context } = authFor(c.get('client').origin)
      const { userId } = await ownerOfLink(c, await $context, c.req.valid('json').token)
      const isProven = await isEmailVerified(db, userId)
      const passkeys = (await passkeysOf(db, userId)).map(({ id, name, createdAt }) => ({
        id,
        label: name ?? '',
        createdAtMs: createdAt?.getTime() ?? null,
      }))
      return c.json({ passkeys, allGo: !isProven }, 200, noStore)
    })
    .openapi(resetRoute, async (c) => {
      const { token, password, removePasskeys } = c.req.valid('json')
      const checked = checkPassword(password)
      if (!checked.ok) throw personProblem(checked.error.kind, { field: 'password' })
      await takeAddressTry(c, 'reset')
      const { api, $context } = c.get('session').authFor(c.get('client').origin)
      const owner = await ownerOfLink(c, await $context, token)
      newPasswordFrom(password, owner)
      await api.resetPassword({ body: { token, newPassword: password } }).catch((error: unknown) => {
        if (isAPIError(error) && error.statusCode < 500) throw accountProblem('reset_link_invalid')
        throw error
      })
      const { db } = c.get('session')
      await proveEmail(db, { userId: owner.userId, removePasskeys })
      await makeOperatorIfNamed(db, owner.email)
      mailChange(c, { to: owner.email, change: 'password' })
      return c.json({ done: true as const }, 200)
    })
}
