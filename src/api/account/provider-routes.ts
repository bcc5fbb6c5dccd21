import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { providerAddressSchema, providerAnswerSchema, signedInSchema } from '#contract/account.ts'
import { checkManagerName, isGuestName } from '#domain/manager/manager-name.ts'
import { makeOperatorIfNamed } from '#db/account/account-operator.ts'
import { isEmailVerified } from '#db/account/account-reset.ts'
import { storeOperatorClaim } from '#db/account/provider-account.ts'
import { jsonAnswer, jsonBody } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { contractRouter } from '#api/http/router.ts'
import { carryCookies } from '#api/session/carry-cookies.ts'
import type { Provider } from '#api/session/provider.ts'
import { headersWithoutSession } from '#api/session/headers-without-session.ts'
import { takeAddressTry } from '#api/session/tries.ts'
import { personOf } from '#api/session/viewer.ts'
import { accountProblem } from './account-problems.ts'
import { completeSignIn } from './complete-sign-in.ts'

const startRoute = createRoute({
  method: 'post',
  path: '/api/account/provider/start',
  summary: 'Start to sign in at the provider of this server',
  responses: jsonAnswer(providerAddressSchema, 'The address to open in the browser'),
})
const finishRoute = createRoute({
  method: 'post',
  path: '/api/account/provider/finish',
  summary: 'Finish the sign-in with the answer of the provider; a guest is merged into the account (MG1)',
  request: jsonBody(providerAnswerSchema),
  responses: jsonAnswer(signedInSchema, 'Signed in'),
})

function providerOf(c: Context<AppEnv>): Provider {
  const { provider } = c.get('session')
  if (!provider) throw httpProblem('not_found')
  return provider
}

/** better-auth answers with a redirect. The error of a failed sign-in is in the redirect's address. */
const errorIn = (answer: Response, origin: string) =>
  new URL(answer.headers.get('location') ?? '?error=no_location', origin).searchParams.get('error')

/**
 * The person cancelled at the provider, or the provider refuses them, for example because it disabled their account.
 */
const refusals = new Set([
  'access_denied',
  'unauthorized_client',
  'account_disabled',
  'login_required',
  'consent_required',
])

const problemOf = (error: string) => {
  if (error === 'account_not_linked') return accountProblem('provider_not_linked')
  if (error === 'email_not_found') return accountProblem('provider_email_missing')
  return accountProblem(refusals.has(error) ? 'provider_refused' : 'provider_start_again')
}

const cookieHeader = (headers: Headers) => {
  const cookies = headers.getSetCookie().map((line) => line.split(';')[0])
  return new Headers({ cookie: cookies.join('; ') })
}

/** A guest who chose a name keeps it. Otherwise the provider's name is used if our rules allow it, else "Craqueiro". */
async function nameFor(c: Context<AppEnv>, given: string): Promise<string> {
  const before = await personOf(c)
  if (before?.kind === 'guest' && !isGuestName(before.name)) return before.name
  const checked = checkManagerName(given)
  return checked.ok ? checked.value.name : 'Craqueiro'
}

export function providerRoutes() {
  return contractRouter()
    .openapi(startRoute, async (c) => {
      await takeAddressTry(c, 'provider')
      const provider = providerOf(c)
      const { api } = await provider.authFor(c)
      const { response, headers } = await api.signInSocial({
        body: { provider: provider.id, callbackURL: '/', errorCallbackURL: '/entrar', disableRedirect: true },
        headers: headersWithoutSession(c),
        returnHeaders: true,
      })
      carryCookies(c, headers)
      return c.json({ url: response.url ?? '' }, 200, noStore)
    })
    .openapi(finishRoute, async (c) => {
      const provider = providerOf(c)
      const query = c.req.valid('json')
      const auth = await provider.authFor(c)
      const { result, claims } = await provider.withClaims(() =>
        auth.api.callbackOAuth({
          method: 'GET',
          params: { id: provider.id },
          query,
          headers: headersWithoutSession(c),
          asResponse: true,
        }),
      )
      const error = errorIn(result, c.get('client').origin)
      if (error !== null) {
        c.get('log').warn({ reason: error }, 'a sign-in at the provider failed')
        throw problemOf(error)
      }
      const session = await auth.api.getSession({ headers: cookieHeader(result.headers) })
      if (!session) throw accountProblem('provider_start_again')
      const { id: userId, email, name } = session.user
      const { db } = c.get('session')
      await storeOperatorClaim(db, userId, provider.isOperator(claims))
      if (await isEmailVerified(db, userId)) await makeOperatorIfNamed(db, email)
      const signedIn = { userId, name: await nameFor(c, name), email, cookies: result.headers }
      return c.json(await completeSignIn(c, signedIn), 200, noStore)
    })
}
