import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider, type KoaContextWithOIDC } from 'oidc-provider'

export interface Someone {
  sub: string
  email: string
  email_verified: boolean
  name: string
  groups: string[]
}
type Claims = Record<string, unknown>

export const client = { id: 'craque', secret: 'a secret of the tests' }
const seconds = () => Math.floor(Date.now() / 1000)
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Tokens that a faulty or hijacked provider might sign. */
export const wrongTokens: Record<string, (claims: Claims) => Claims> = {
  'a wrong issuer': (claims) => ({ ...claims, iss: 'https://elsewhere.example' }),
  'a wrong nonce': (claims) => ({ ...claims, nonce: 'of another sign-in' }),
  'an expired token': (claims) => ({ ...claims, iat: seconds() - 7_200, exp: seconds() - 3_600 }),
  'another audience': (claims) => ({ ...claims, aud: 'another client' }),
}

/** A certified provider on a port of its own. It signs in the person of `state.person` without a form. */
export async function signInProvider(redirectUris: string[]) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }
  const state = {
    person: undefined as Someone | undefined,
    /** True: the provider refuses to sign in this person. */
    isDisabled: false,
    tamper: undefined as ((claims: Claims) => Claims) | undefined,
    signOuts: [] as string[],
  }
  const known = new Map<string, Someone>()
  const server: Server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: redirectUris,
        post_logout_redirect_uris: redirectUris.map((uri) => `${new URL(uri).origin}/`),
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ['a key of the tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          const confirmed = form.replace('</form>', '<input type="hidden" name="logout" value="yes"/></form>')
          ctx.body = `<!DOCTYPE html><title>Bye</title>${confirmed}<button type="submit" form="op.logoutForm">Sair daqui</button>`
        },
      },
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...known.get(sub), sub }) }),
    loadExistingGrant: async (ctx) => {
      const { client: asks, session } = ctx.oidc
      const grant = new ctx.oidc.provider.Grant({ clientId: asks?.clientId, accountId: session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const signed = (claims: Claims) => {
    const body = `${encode({ alg: 'RS256', kid: 'test' })}.${encode(claims)}`
    return `${body}.${sign('sha256', Buffer.from(body), createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' }))).toString('base64url')}`
  }
  provider.use(async (ctx, next) => {
    await next()
    const body = (ctx as KoaContextWithOIDC).body as { id_token?: string } | undefined
    if (ctx.path !== '/token' || !state.tamper || !body?.id_token) return
    const [, payload = ''] = body.id_token.split('.')
    body.id_token = signed(state.tamper(JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims))
  })
  provider.on('end_session.success', () => state.signOuts.push('done'))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (!request.url?.startsWith('/interaction/')) {
      // A provider whose issuer differs from its address.
      if (request.url?.startsWith('/other/')) request.url = request.url.slice('/other'.length)
      return provider.callback()(request, response)
    }
    const { person, isDisabled } = state
    if (person) known.set(person.sub, person)
    const login = person ? { login: { accountId: person.sub } } : {}
    const refusal = { error: 'access_denied', error_description: 'this account is disabled' }
    return provider.interactionFinished(request, response, isDisabled ? refusal : login)
  }
  return {
    issuer,
    state,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

export type SignInProvider = Awaited<ReturnType<typeof signInProvider>>
