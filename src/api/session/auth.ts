import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { passkey } from '@better-auth/passkey'
import type { Logger } from 'pino'
import type { Language } from '#contract/language.ts'
import { MAX_PASSWORD, MIN_PASSWORD } from '#domain/manager/password.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { languageOf } from '#api/http/request-language.ts'
import { noteCause } from './hidden-cause.ts'
import type { Passwords } from './hash-queue.ts'

export interface ResetRequest {
  email: string
  token: string
  origin: string
  /** The language of the person who requested the reset. */
  language: Language
}

export interface AuthOptions {
  db: Kysely<Tables>
  secret: string
  log: Logger
  passwords: Passwords
  sendReset: (to: ResetRequest) => void
}

const daySeconds = 24 * 3600
/** How old "last seen" may be in the list of sessions. A request stores the time only if the stored time is older. */
const seenSeconds = 5 * 60
const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' }

/**
 * Name and e-mail of a new account by passkey. The server stores them from the request for options until the passkey is
 * proven.
 */
export interface PasskeySignUp {
  name: string
  email: string
}
const readSignUp = (context: string | null | undefined): PasskeySignUp | undefined =>
  context ? (JSON.parse(context) as PasskeySignUp) : undefined

/**
 * Keeps only the error of what better-auth reports, because its other details are whole rows with their tokens. The log
 * shows the error as the cause of the failed request.
 */
const reportTo =
  (log: Logger) =>
  (_level: string, message: unknown, ...details: unknown[]) => {
    const err = [message, ...details].find((detail) => detail instanceof Error)
    noteCause(err)
    log.warn({ err }, `better-auth: ${err ? 'failed' : String(message)}`)
  }

/** Options that all instances for one origin share, because they read and write the same sessions. */
export function sharedOptions({ db, secret, log }: Pick<AuthOptions, 'db' | 'secret' | 'log'>, origin: string) {
  return {
    appName: 'Craque',
    baseURL: origin,
    trustedOrigins: [origin],
    secret,
    database: { db: db, type: 'postgres' },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { level: 'error', log: reportTo(log) },
    user: { modelName: 'auth_user', fields: { emailVerified: 'email_verified', ...stamps } },
    session: {
      modelName: 'auth_session',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...stamps,
      },
      expiresIn: 400 * daySeconds,
      updateAge: seenSeconds,
    },
    account: {
      modelName: 'auth_account',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...stamps,
      },
    },
    verification: {
      modelName: 'auth_verification',
      fields: { expiresAt: 'expires_at', ...stamps },
      storeIdentifier: 'hashed',
    },
    advanced: {
      cookiePrefix: 'craque',
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
  } satisfies BetterAuthOptions
}

/**
 * better-auth for one origin: the origin decides whether cookies are Secure, and passkeys belong to its host name. None
 * of better-auth's own routes are mounted: only our contract's handlers call it.
 */
export function createAuth(options: AuthOptions, origin: string) {
  const { passwords, sendReset } = options
  return betterAuth({
    ...sharedOptions(options, origin),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD * 4,
      password: passwords,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3600,
      sendResetPassword: async ({ user, token }, request) =>
        sendReset({ email: user.email, token, origin, language: languageOf(request?.headers) }),
    },
    plugins: [
      passkey({
        rpName: 'Craque',
        origin,
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        registration: {
          requireSession: false,
          resolveUser: async ({ context }) => {
            const signUp = readSignUp(context)
            if (!signUp) throw new Error('better-auth resolves a passkey without a name and e-mail')
            return { id: crypto.randomUUID(), name: signUp.email, displayName: signUp.name }
          },
          afterVerification: async ({ ctx, context }) => {
            const signUp = readSignUp(context)
            if (!signUp) return undefined
            const user = await ctx.context.internalAdapter.createUser(
              { ...signUp, emailVerified: false },
              { method: 'passkey' },
            )
            return { userId: user.id }
          },
        },
        schema: {
          passkey: {
            modelName: 'auth_passkey',
            fields: {
              userId: 'user_id',
              publicKey: 'public_key',
              credentialID: 'credential_id',
              deviceType: 'device_type',
              backedUp: 'backed_up',
              createdAt: 'created_at',
            },
          },
        },
      }),
    ],
  })
}

export type Auth = ReturnType<typeof createAuth>
