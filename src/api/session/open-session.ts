import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Tables } from '#db/schema/schema.ts'
import { createMail, type Terminal } from '#api/mail/mail.ts'
import type { ProviderSettings } from './provider.ts'
import { sessionSecret } from './secret.ts'
import { createSession, type SessionService } from './session-service.ts'

/** Creates the session service with the settings of the server. */
export async function openSession(options: {
  db: Kysely<Tables>
  log: Logger
  terminal: Terminal
  databaseUrl: string | undefined
  dataFolder: string
  smtpUrl: string | undefined
  newPeoplePerAddress: number
  creationsPerHour: number
  provider: ProviderSettings | undefined
}): Promise<SessionService> {
  const { db, log, terminal, smtpUrl, newPeoplePerAddress, creationsPerHour } = options
  const limits = {
    newPeople: { tries: newPeoplePerAddress, windowSeconds: 24 * 3600 },
    creations: { tries: creationsPerHour, windowSeconds: 3600 },
  }
  return createSession({
    db,
    log,
    limits,
    provider: options.provider,
    secret: await sessionSecret(options),
    mail: createMail({ smtpUrl, log, terminal }),
  })
}
