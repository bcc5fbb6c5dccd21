import * as z from 'zod'

const documentSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
  id_token_signing_alg_values_supported: z.array(z.string()).min(1),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
})
export type ProviderDocument = z.infer<typeof documentSchema>

const patienceMs = 5_000
const withoutSlash = (address: string) => address.replace(/\/$/, '')

export const discoveryAddress = (issuer: string) => `${withoutSlash(issuer)}/.well-known/openid-configuration`

export async function readJson(address: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.json()
}

/** The provider's own description. A document of another issuer could send people and their codes elsewhere. */
export async function discoverProvider(issuer: string): Promise<ProviderDocument> {
  const document = documentSchema.parse(await readJson(discoveryAddress(issuer)))
  if (withoutSlash(document.issuer) !== withoutSlash(issuer))
    throw new Error(`the provider’s document says issuer ${document.issuer}, but CRAQUE_OIDC_ISSUER says ${issuer}`)
  return document
}
