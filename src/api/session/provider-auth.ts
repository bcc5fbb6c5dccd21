import { createHash } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins'
import { sharedOptions, type AuthOptions } from './auth.ts'
import { discoveryAddress, readJson, type ProviderDocument } from './discover-provider.ts'
import type { ProviderSettings } from './provider.ts'

export type Claims = Record<string, unknown>

/** The provider sends people back to this path. */
export const RETURN_PATH = '/entrar/provedor'

/** Accounts belong to one issuer, because another issuer may give the same subject to somebody else. */
export const providerIdOf = (issuer: string) => `oidc-${createHash('sha256').update(issuer).digest('hex').slice(0, 16)}`

/** The plugin has verified this token before. */
function claimsIn(idToken: string): Claims {
  const [, payload = ''] = idToken.split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims
}

/** Some providers send the e-mail and the groups only here. */
async function userInfo(address: string | undefined, accessToken: string | undefined): Promise<Claims> {
  if (!address || !accessToken) return {}
  return (await readJson(address, { headers: { authorization: `Bearer ${accessToken}` } })) as Claims
}

const textOf = (claim: unknown) => (typeof claim === 'string' ? claim : undefined)

/**
 * Craque asks the provider for nothing later. Only the ID token is stored, because signing out at the provider needs
 * it.
 */
const withoutTokens = async <Account>(account: Account) => ({
  data: { ...account, accessToken: null, refreshToken: null, accessTokenExpiresAt: null, refreshTokenExpiresAt: null },
})

interface ProviderAuthOptions {
  shared: Pick<AuthOptions, 'db' | 'secret' | 'log'>
  settings: ProviderSettings
  document: ProviderDocument
  origin: string
  onClaims: (claims: Claims) => void
}

/** Separate from the instance for passwords and passkeys, which must work while the provider does not answer. */
export function createProviderAuth({ shared, settings, document, origin, onClaims }: ProviderAuthOptions) {
  const options = sharedOptions(shared, origin)
  const { issuer, clientId, clientSecret } = settings
  const isBasic = document.token_endpoint_auth_methods_supported.includes('client_secret_basic')
  return betterAuth({
    ...options,
    account: {
      ...options.account,
      // In a cookie, so that strangers who begin and never return leave no rows.
      storeStateStrategy: 'cookie',
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true },
    },
    databaseHooks: { account: { create: { before: withoutTokens }, update: { before: withoutTokens } } },
    plugins: [
      genericOAuth({
        config: [
          {
            providerId: providerIdOf(issuer),
            discoveryUrl: discoveryAddress(issuer),
            requireIdTokenVerification: true,
            clientId,
            clientSecret,
            authentication: isBasic ? 'basic' : 'post',
            scopes: ['openid', 'email', 'profile'],
            redirectURI: `${origin}${RETURN_PATH}`,
            postLogoutRedirectURI: `${origin}/`,
            getUserInfo: async ({ idToken, accessToken }) => {
              if (!idToken) return null
              const signed = claimsIn(idToken)
              const more = await userInfo(document.userinfo_endpoint, accessToken)
              if (more['sub'] !== undefined && more['sub'] !== signed['sub']) return null
              const claims = { ...more, ...signed }
              onClaims(claims)
              return {
                sub: textOf(claims['sub']) ?? '',
                name: textOf(claims['name']) ?? textOf(claims['preferred_username']) ?? '',
                email: textOf(claims['email'])?.toLowerCase(),
                emailVerified: claims['email_verified'] === true,
              }
            },
          },
        ],
      }),
    ],
  })
}

export type ProviderAuth = ReturnType<typeof createProviderAuth>
