import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from 'hono'
import type { AppEnv } from '#api/http/context.ts'
import { NewestMap } from '#api/cache/newest-map.ts'
import type { AuthOptions } from './auth.ts'
import { discoverProvider } from './discover-provider.ts'
import { personProblem } from './person-problems.ts'
import { createProviderAuth, providerIdOf, type Claims, type ProviderAuth } from './provider-auth.ts'

/** The settings of sign-in through a provider that the operator chose (OpenID Connect). */
export interface ProviderSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** The provider's name as people see it. */
  name: string
  /** True: the provider is the only way to sign in. */
  isOnly: boolean
  /** The claim that makes people operators, such as `groups` with the value `craque`. */
  operators: { claim: string; value: string } | undefined
}

export interface Provider {
  settings: ProviderSettings
  id: string
  authFor: (c: Context<AppEnv>) => Promise<ProviderAuth>
  /** Runs the work, and returns the claims that the provider sent meanwhile. */
  withClaims: <T>(work: () => Promise<T>) => Promise<{ result: T; claims: Claims }>
  /** Whether these claims make the person an operator. */
  isOperator: (claims: Claims) => boolean
}

/** Strangers choose the Host header, so the number of cached origins has a limit. */
const keptOrigins = 20
/** After this time the document is read again, because providers change their keys and addresses. */
const keptMs = 10 * 60 * 1000

/** `realm_access.roles` means a name inside another one, unless a claim has the whole name. */
function claimAt(claims: Claims, name: string): unknown {
  if (name in claims) return claims[name]
  return name
    .split('.')
    .reduce<unknown>(
      (found, part) =>
        typeof found === 'object' && found !== null && Object.hasOwn(found, part) ? (found as Claims)[part] : undefined,
      claims,
    )
}

export function createProvider(
  settings: ProviderSettings,
  shared: Pick<AuthOptions, 'db' | 'secret' | 'log'>,
): Provider {
  const heard = new AsyncLocalStorage<{ claims: Claims }>()
  const known = new NewestMap<string, { auth: ProviderAuth; untilMs: number }>(keptOrigins)
  const onClaims = (claims: Claims) => {
    const store = heard.getStore()
    if (store) store.claims = claims
  }
  async function open(origin: string): Promise<ProviderAuth> {
    const document = await discoverProvider(settings.issuer)
    const auth = createProviderAuth({ shared, settings, document, origin, onClaims })
    const { socialProviders } = await auth.$context
    if (socialProviders.length === 0) throw new Error('the provider stopped answering')
    known.set(origin, { auth, untilMs: Date.now() + keptMs })
    return auth
  }
  return {
    settings,
    id: providerIdOf(settings.issuer),
    authFor: async (c) => {
      const { origin } = c.get('client')
      const before = known.get(origin)
      if (before && Date.now() < before.untilMs) return before.auth
      return open(origin).catch((error: unknown) => {
        c.get('log').warn({ err: error }, 'the sign-in provider cannot be used')
        throw personProblem('provider_unavailable')
      })
    },
    withClaims: async (work) => {
      const store: { claims: Claims } = { claims: {} }
      const result = await heard.run(store, work)
      return { result, claims: store.claims }
    },
    isOperator: (claims) => {
      if (!settings.operators) return false
      const given = claimAt(claims, settings.operators.claim)
      return (Array.isArray(given) ? given : [given]).includes(settings.operators.value)
    },
  }
}
