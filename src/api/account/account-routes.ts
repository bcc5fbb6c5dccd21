import { createRoute } from '@hono/zod-openapi'
import { accountSchema, doneSchema, newEmailSchema, newPasswordSchema } from '#contract/account.ts'
import {
  accountCreatedAt,
  passkeysOf,
  passwordHashOf,
  sessionsOf,
  storeEmail,
  storePassword,
} from '#db/account/account.ts'
import { isEmailVerified } from '#db/account/account-reset.ts'
import { jsonAnswer, jsonBody } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { contractRouter } from '#api/http/router.ts'
import { emailFrom, newPasswordFrom } from '#api/session/account-input.ts'
import { confirmPerson } from '#api/session/confirm-person.ts'
import { personProblem } from '#api/session/person-problems.ts'
import { mailChange } from '#api/session/tell-of-change.ts'
import { requireAccount } from '#api/session/viewer.ts'
import { deviceName } from './device-name.ts'

const accountRoute = createRoute({
  method: 'get',
  path: '/api/account',
  summary: 'Read my account: ways to sign in, and open sessions',
  responses: jsonAnswer(accountSchema, 'The account'),
})
const emailRoute = createRoute({
  method: 'put',
  path: '/api/account/email',
  summary: 'Change the e-mail of my account',
  request: jsonBody(newEmailSchema),
  responses: jsonAnswer(doneSchema, 'Changed'),
})
const passwordRoute = createRoute({
  method: 'put',
  path: '/api/account/password',
  summary: 'Change my password, or set the first one; this ends every other session',
  request: jsonBody(newPasswordSchema),
  responses: jsonAnswer(doneSchema, 'Changed'),
})

export function accountRoutes() {
  return contractRouter()
    .openapi(accountRoute, async (c) => {
      const { userId, email, sessionId } = await requireAccount(c)
      const { db } = c.get('session')
      const sessions = await sessionsOf(db, userId)
      const passkeys = await passkeysOf(db, userId)
      const account = {
        email,
        isEmailConfirmed: await isEmailVerified(db, userId),
        hasPassword: (await passwordHashOf(db, userId)) !== undefined,
        createdAtMs: (await accountCreatedAt(db, userId)).getTime(),
        passkeys: passkeys.map(({ id, name, createdAt }) => ({
          id,
          label: name ?? '',
          createdAtMs: createdAt?.getTime() ?? null,
        })),
        sessions: sessions
          .map(({ id, userAgent, createdAt, updatedAt }) => ({
            id,
            ...deviceName(userAgent),
            startedAtMs: createdAt.getTime(),
            seenAtMs: updatedAt.getTime(),
            isThis: id === sessionId,
          }))
          .sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.seenAtMs - a.seenAtMs),
      }
      return c.json(account, 200, noStore)
    })
    .openapi(emailRoute, async (c) => {
      const input = c.req.valid('json')
      await requireAccount(c)
      const email = emailFrom(input.email)
      const before = await confirmPerson(c, { password: input.currentPassword, recentIsEnough: false })
      if (!(await storeEmail(c.get('session').db, before.userId, email)))
        throw personProblem('email_taken', { field: 'email' })
      if (email !== before.email) mailChange(c, { to: before.email, change: 'email' })
      return c.json({ done: true as const }, 200)
    })
    .openapi(passwordRoute, async (c) => {
      const input = c.req.valid('json')
      const account = await requireAccount(c)
      const password = newPasswordFrom(input.password, account)
      const { userId, sessionId } = await confirmPerson(c, { password: input.currentPassword, recentIsEnough: false })
      const { db, passwords } = c.get('session')
      await storePassword(db, { userId, hash: await passwords.hash(password), keepSessionId: sessionId })
      mailChange(c, { to: account.email, change: 'password' })
      return c.json({ done: true as const }, 200)
    })
}
