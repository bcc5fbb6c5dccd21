import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Tables } from '#db/schema/schema.ts'
import { createMail } from '#api/mail/mail.ts'
import { sessionSecret } from './secret.ts'
import { createSession, type SessionService } from './session-service.ts'

/** Sessions as the server's configuration asks for them. */
export async function openSession(options: {
  db: Kysely<Tables>
  log: Logger
  databaseUrl: string | undefined
  dataFolder: string
  smtpUrl: string | undefined
  publicUrl: string | undefined
}): Promise<SessionService> {
  const { db, log, smtpUrl, publicUrl } = options
  return createSession({ db, log, publicUrl, secret: await sessionSecret(options), mail: createMail({ smtpUrl, log }) })
}
