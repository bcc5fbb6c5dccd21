import * as z from 'zod'
import type { ProviderSettings } from '#api/session/provider.ts'

/** A secret and people's tokens go there: without https only to this machine. */
const isSafe = (issuer: string) => {
  const { protocol, hostname } = new URL(issuer)
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
}

/** The variables of sign-in through a provider that the operator chose. */
export const providerVariables = {
  CRAQUE_OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(isSafe, 'must start with https://')
    .optional(),
  CRAQUE_OIDC_CLIENT_ID: z.string().optional(),
  CRAQUE_OIDC_CLIENT_SECRET: z.string().optional(),
  CRAQUE_OIDC_NAME: z.string().max(40, 'may have 40 characters').optional(),
  CRAQUE_OIDC_ONLY: z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'] }).default(false),
  CRAQUE_OIDC_OPERATORS: z
    .string()
    .regex(/^[^=\s]+=.+$/, 'must be a claim and its value, such as groups=craque')
    .optional(),
}

const variables = z.object(providerVariables)
type Values = z.output<typeof variables>
const names = variables.keyof().options

type Settings = { ok: true; value: ProviderSettings | undefined } | { ok: false; error: string }

export function providerSettings(values: Values): Settings {
  const { CRAQUE_OIDC_ISSUER: issuer, CRAQUE_OIDC_CLIENT_ID: clientId } = values
  const { CRAQUE_OIDC_CLIENT_SECRET: clientSecret, CRAQUE_OIDC_OPERATORS: operators } = values
  if (!issuer) {
    const alone = names.find((name) => values[name])
    return alone ? { ok: false, error: `${alone}: is for CRAQUE_OIDC_ISSUER` } : { ok: true, value: undefined }
  }
  if (!clientId) return { ok: false, error: 'CRAQUE_OIDC_CLIENT_ID: needed with CRAQUE_OIDC_ISSUER' }
  if (!clientSecret) return { ok: false, error: 'CRAQUE_OIDC_CLIENT_SECRET: needed with CRAQUE_OIDC_ISSUER' }
  const [claim = '', ...value] = operators?.split('=') ?? []
  const settings = {
    issuer,
    clientId,
    clientSecret,
    name: values.CRAQUE_OIDC_NAME ?? new URL(issuer).host,
    isOnly: values.CRAQUE_OIDC_ONLY,
    operators: operators ? { claim, value: value.join('=') } : undefined,
  }
  return { ok: true, value: settings }
}
