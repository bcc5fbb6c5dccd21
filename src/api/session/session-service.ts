import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { forgetOldTries, type Limit } from '#db/account/rate-limit.ts'
import { forgetOldKeys } from '#db/idempotency/idempotency.ts'
import { TOKEN_LIMIT } from '#domain/token/token-rights.ts'
import { NewestMap } from '#api/cache/newest-map.ts'
import { createAuth, type Auth, type ResetRequest } from './auth.ts'
import { createPasswords, type Passwords } from './hash-queue.ts'
import type { Mail } from '#api/mail/mail.ts'
import { createProvider, type Provider, type ProviderSettings } from './provider.ts'
import { signedSessionOf } from './session-cookie.ts'
import { resetMessage } from '#api/mail/reset-message.ts'

export interface SessionLimits {
  /**
   * Wrong passwords for one account, from all addresses together. Each device that the owner has used has its own
   * count.
   */
  account: Limit
  /** Tries from one address, counted separately for each kind of action. */
  address: Limit
  /** New guests from one address, and, counted separately, new accounts. */
  newPeople: Limit
  /** Things that one person creates, such as squads, leagues, memberships, follows and passkeys (FP2). */
  creations: Limit
  /** TN5: requests with one token. */
  token: Limit
}

const defaultLimits: SessionLimits = {
  account: { tries: 20, windowSeconds: 15 * 60 },
  address: { tries: 10, windowSeconds: 60 },
  newPeople: { tries: 40, windowSeconds: 24 * 3600 },
  creations: { tries: 100, windowSeconds: 3600 },
  token: TOKEN_LIMIT,
}

export interface SessionOptions {
  db: Kysely<Tables>
  secret: string
  log: Logger
  mail: Mail
  limits?: Partial<SessionLimits>
  passwords?: Passwords
  provider?: ProviderSettings | undefined
}

export interface SessionService {
  db: Kysely<Tables>
  limits: SessionLimits
  passwords: Passwords
  mail: Mail
  authFor: (origin: string) => Auth
  /** The sign-in provider, if the operator has set one up. */
  provider: Provider | undefined
  /** The session that these cookies name, if we signed it. */
  sessionOf: (cookies: string | undefined) => string | undefined
  /** Recently refused tries, by key. */
  refusals: Map<string, { retryAfterSeconds: number; untilMs: number }>
  /** A digest with our secret. Nobody who reads the table can find out the personal data in a key. */
  digest: (text: string) => string
  close: () => Promise<void>
}

/** Strangers choose the Host header, so the number of cached origins has a limit. */
const keptOrigins = 20
const keptRefusals = 5_000

/** Digests with the server's secret, from which nobody can find out the personal data. */
export const digestUnder = (secret: string) => (text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)

export function createSession(options: SessionOptions): SessionService {
  const { db, secret, log, mail, passwords = createPasswords() } = options
  const auths = new NewestMap<string, Auth>(keptOrigins)
  const sendReset = ({ email, token, origin, language }: ResetRequest) =>
    void mail.send(resetMessage({ to: email, language, link: `${origin}/recuperar-senha?token=${token}` }))

  const cleaning = setInterval(
    () => {
      Promise.all([forgetOldTries(db), forgetOldKeys(db)]).catch((error: unknown) =>
        log.warn({ err: error }, 'old tries and idempotency keys could not be deleted'),
      )
    },
    10 * 60 * 1000,
  ).unref()

  return {
    db,
    passwords,
    mail,
    refusals: new NewestMap(keptRefusals),
    limits: { ...defaultLimits, ...options.limits },
    provider: options.provider && createProvider(options.provider, { db, secret, log }),
    sessionOf: (cookies) => signedSessionOf(cookies, secret),
    digest: digestUnder(secret),
    authFor: (origin) => {
      const known = auths.get(origin)
      if (known) return known
      const auth = createAuth({ db, secret, log, passwords, sendReset }, origin)
      auths.set(origin, auth)
      return auth
    },
    close: async () => clearInterval(cleaning),
  }
}
