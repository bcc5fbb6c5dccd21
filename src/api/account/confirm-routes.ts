import { randomInt } from 'node:crypto'
import { createRoute } from '@hono/zod-openapi'
import { doneSchema, emailCodeSchema } from '#contract/account.ts'
import { makeOperatorIfNamed } from '#db/account/account-operator.ts'
import { confirmEmail, storeEmailCode } from '#db/account/email-code.ts'
import { jsonAnswer, jsonBody } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { contractRouter } from '#api/http/router.ts'
import { codeMessage } from '#api/mail/code-message.ts'
import { takePersonTry } from '#api/session/tries.ts'
import { requireAccount } from '#api/session/viewer.ts'
import { accountProblem } from './account-problems.ts'

const askRoute = createRoute({
  method: 'post',
  path: '/api/account/email/confirmation',
  summary: 'Send a code to the e-mail of the account',
  responses: jsonAnswer(doneSchema, 'The code is on its way; without a mail server it is in the log of the server'),
})
const confirmRoute = createRoute({
  method: 'put',
  path: '/api/account/email/confirmation',
  summary: 'Confirm the e-mail of the account with the code that was sent to it',
  request: jsonBody(emailCodeSchema),
  responses: jsonAnswer(doneSchema, 'Confirmed'),
})

/**
 * Limits for each account, on messages and on guesses. A code is one of a million, so ten guesses an hour hardly ever
 * find it.
 */
const SENT = { tries: 5, windowSeconds: 3600 }
const GUESSED = { tries: 10, windowSeconds: 3600 }
const done = { done: true as const }

/**
 * NT11: the person types the code while signed in. A link would prove only that somebody reads that mailbox. The code
 * proves that the same person also uses the account.
 */
export function confirmRoutes() {
  return contractRouter()
    .openapi(askRoute, async (c) => {
      const { userId, email } = await requireAccount(c)
      const { db, digest, mail } = c.get('session')
      await takePersonTry(c, { what: digest(`codes to ${userId}`), limit: SENT })
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await storeEmailCode(db, userId, digest(`code ${userId} ${email} ${code}`))
      void mail.send(codeMessage({ to: email, code, language: c.get('language') }))
      return c.json(done, 200, noStore)
    })
    .openapi(confirmRoute, async (c) => {
      const { userId, email } = await requireAccount(c)
      const { db, digest } = c.get('session')
      await takePersonTry(c, { what: digest(`code guesses of ${userId}`), limit: GUESSED })
      const code = c.req.valid('json').code.replace(/\D/g, '')
      if (!(await confirmEmail(db, { userId, email, digest: digest(`code ${userId} ${email} ${code}`) })))
        throw accountProblem('email_code_wrong', { field: 'code' })
      await makeOperatorIfNamed(db, email)
      return c.json(done, 200, noStore)
    })
}
