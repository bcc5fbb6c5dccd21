import * as z from 'zod'
import { COUNTRIES } from '#domain/manager/country.ts'
import { SPORTS } from '#domain/sport/sport.ts'

export const viewerSchema = z
  .object({
    managerId: z.int(),
    kind: z.enum(['guest', 'account']),
    name: z.string(),
    isNamed: z.boolean().meta({ description: 'False for a guest who has not chosen a name' }),
    avatarSeed: z.string(),
    country: z.enum(COUNTRIES),
    sports: z
      .array(z.enum(SPORTS))
      .meta({ description: 'The sports that the person prefers, in order of preference (SP3)' }),
    email: z.string().nullable().meta({ description: 'Null for a guest' }),
    isOperator: z.boolean(),
  })
  .meta({ id: 'Viewer', description: 'The person who sends the request' })
export type ViewerView = z.infer<typeof viewerSchema>

export const waitingSchema = z
  .object({
    picks: z.int().meta({ description: 'Number of matches that begin later today and on which I have no pick' }),
    squad: z.object({ players: z.int(), of: z.int() }).nullable().meta({
      description:
        'My fullest squad, and the size of a complete one. Null if a squad of mine may compete or no market is open',
    }),
    notices: z.int().meta({ description: 'Number of my unread notices, at most 100 (NT8)' }),
  })
  .meta({ id: 'Waiting', description: 'What needs my attention' })

export const viewerAnswerSchema = z
  .object({
    viewer: viewerSchema
      .extend({
        waiting: waitingSchema,
        playsSeason: z.boolean().meta({
          description:
            'True if I have a place in the running season (RK5), or a lineup in a round that is not settled yet',
        }),
      })
      .meta({ id: 'KnownViewer' })
      .nullable()
      .meta({ description: 'Null for a visitor, who is neither guest nor account' }),
    hasEnded: z.boolean().optional().meta({
      description:
        'True if the session of the cookie has ended. The browser should then delete everything that it stored for it',
    }),
  })
  .meta({ id: 'ViewerAnswer' })
export type ViewerAnswer = z.infer<typeof viewerAnswerSchema>

const text = (max: number) => z.string().max(max)
/** Longer than any rule allows: the rule itself refuses the text, with a sentence that people understand. */
const typed = text(20_000)
const password = typed

export const mergeSchema = z
  .object({
    squads: z.int(),
    squadsRenamed: z.array(z.string()),
    squadsLeft: z
      .int()
      .meta({ description: 'Number of squads of the guest that did not move, because the account had no room (MG4)' }),
    picks: z.int(),
    picksGivenUp: z.int(),
    leagues: z.int(),
    leaguesLeft: z.array(z.string()),
    points: z.int(),
    pastStays: z
      .boolean()
      .meta({ description: 'True if what the guest has played stays with a manager without name (MG2)' }),
  })
  .meta({ id: 'Merge', description: 'What moved from the guest to the account at sign-in, and what did not' })
export type Merge = z.infer<typeof mergeSchema>

export const signedInSchema = z
  .object({ viewer: viewerSchema, merge: mergeSchema.nullable() })
  .meta({ id: 'SignedIn', description: 'Signed in; the answer sets the session cookie' })
export type SignedIn = z.infer<typeof signedInSchema>

export const signUpSchema = z.object({ name: typed, email: typed, password }).meta({ id: 'SignUp' })
export type SignUp = z.infer<typeof signUpSchema>
export const signInSchema = z.object({ email: typed, password }).meta({ id: 'SignIn' })
export type SignIn = z.infer<typeof signInSchema>

export const providerAddressSchema = z
  .object({ url: z.string() })
  .meta({ id: 'ProviderAddress', description: 'Where the browser goes to sign in at the provider' })
export const providerAnswerSchema = z
  .object({
    code: text(4_000).optional(),
    state: text(400).optional(),
    iss: text(400).optional(),
    error: text(400).optional(),
  })
  .meta({
    id: 'ProviderAnswer',
    description: 'The query parameters that the provider added when it sent the browser back',
  })
export type ProviderAnswer = z.infer<typeof providerAnswerSchema>

export const signedOutSchema = z
  .object({
    done: z.literal(true),
    providerUrl: z
      .string()
      .nullable()
      .meta({ description: 'Where the browser goes to sign out at the provider, too; null if that is not needed' }),
  })
  .meta({ id: 'SignedOut' })

const credential = z.record(z.string(), z.unknown())
export const passkeyOptionsSchema = credential.meta({
  id: 'PasskeyOptions',
  description: 'Options for the passkey functions of the browser (WebAuthn), as JSON',
})
export const passkeySignUpSchema = z.object({ name: typed, email: typed }).meta({ id: 'PasskeySignUp' })
export const passkeyAnswerSchema = z
  .object({ response: credential, label: text(60).optional() })
  .meta({ id: 'PasskeyAnswer', description: 'The credential that the browser returned (WebAuthn), as JSON' })

export const accountSchema = z
  .object({
    email: z.string(),
    isEmailConfirmed: z.boolean(),
    hasPassword: z.boolean(),
    createdAtMs: z.int(),
    passkeys: z.array(z.object({ id: z.string(), label: z.string(), createdAtMs: z.int().nullable() })),
    sessions: z.array(
      z.object({
        id: z.string(),
        browser: z.string().nullable(),
        system: z.string().nullable(),
        startedAtMs: z.int(),
        seenAtMs: z.int(),
        isThis: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Account' })
export type Account = z.infer<typeof accountSchema>

export const newPasswordSchema = z
  .object({ currentPassword: password.optional(), password })
  .meta({ id: 'NewPassword' })
export const newEmailSchema = z.object({ email: typed, currentPassword: password.optional() }).meta({ id: 'NewEmail' })
export const emailCodeSchema = z.object({ code: text(20) }).meta({ id: 'EmailCode' })
export const resetRequestSchema = z.object({ email: typed }).meta({ id: 'ResetRequest' })
export const resetSchema = z
  .object({
    token: text(200),
    password,
    removePasskeys: z.array(text(100)).max(100).default([]).meta({ description: 'Ids of the passkeys to remove' }),
  })
  .meta({ id: 'Reset' })
const passkey = z.object({ id: z.string(), label: z.string(), createdAtMs: z.int().nullable() })
export const resetPasskeysSchema = z.object({ token: text(200) }).meta({ id: 'ResetPasskeys' })
export const resetPasskeysAnswerSchema = z
  .object({
    passkeys: z.array(passkey),
    allGo: z
      .boolean()
      .meta({ description: 'True if the e-mail was never confirmed: then a new password removes all passkeys' }),
  })
  .meta({ id: 'ResetPasskeysAnswer' })
export const deleteAccountSchema = z
  .object({ confirm: z.literal('EXCLUIR'), currentPassword: password.optional() })
  .meta({ id: 'DeleteAccount' })

export const doneSchema = z.object({ done: z.literal(true) }).meta({ id: 'Done' })
export type Done = z.infer<typeof doneSchema>
