import * as z from 'zod'
import { TOKEN_DAYS, TOKEN_SCOPES } from '#domain/token/token-rights.ts'

const slug = z.string().min(1).max(80)
const scope = z
  .union([z.enum(TOKEN_SCOPES), z.string().regex(/^organise:[a-z0-9-]{1,80}$/)])
  .meta({ description: `One of ${TOKEN_SCOPES.join(', ')}, or organise:SLUG for one championship that I organise` })

export const newTokenSchema = z
  .object({
    name: z.string().max(1000).meta({ description: 'A note for yourself: where this token is used' }),
    scopes: z.array(scope).min(1).max(20),
    championships: z
      .array(slug)
      .min(1)
      .max(50)
      .nullable()
      .default(null)
      .meta({ description: 'Addresses of the championships that it may be used for; null for all' }),
    days: z.literal(TOKEN_DAYS).default(90).meta({ description: 'Number of days for which it is valid' }),
  })
  .meta({ id: 'NewToken' })

export const tokenSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    hint: z.string().meta({ description: 'Last four letters of its secret' }),
    scopes: z.array(z.string()),
    championships: z.array(z.string()).nullable(),
    madeAtMs: z.int(),
    expiresAtMs: z.int(),
    usedAtMs: z.int().nullable().meta({ description: 'Null: never used' }),
    usedAddress: z.string().nullable().meta({ description: 'The network address of its last use' }),
  })
  .meta({ id: 'Token', description: 'A personal token, without its secret' })
export type TokenView = z.infer<typeof tokenSchema>

export const tokenListSchema = z
  .object({
    tokens: z.array(tokenSchema),
    championships: z
      .array(z.object({ slug: z.string(), name: z.string(), isOrganiser: z.boolean() }))
      .meta({ description: 'Championships to which a new token can be limited' }),
  })
  .meta({ id: 'TokenList' })
export type TokenList = z.infer<typeof tokenListSchema>

export const madeTokenSchema = z
  .object({
    token: tokenSchema,
    secret: z.string().meta({ description: 'Shown once, because the server stores only its hash' }),
  })
  .meta({ id: 'MadeToken' })
export type NewToken = z.input<typeof newTokenSchema>
