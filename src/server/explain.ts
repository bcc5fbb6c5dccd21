import { DamagedSecretError } from '#api/session/secret.ts'
import { isDatabaseAway } from '#db/connection/postgres-error.ts'
import { EmbeddedDatabaseError } from '#db/embedded/embedded-error.ts'
import { MigrationError } from '#db/migrate/migration-error.ts'
import { DatabaseRefusedError } from './await-database.ts'
import { ListenError } from './listen-error.ts'

/** Their messages are sentences for the person who typed the command. */
const explained = [EmbeddedDatabaseError, MigrationError, DatabaseRefusedError, ListenError, DamagedSecretError]

/** Why a start failed: a sentence where the cause is known, everything there is to know where it is not. */
export function explain(error: unknown): string {
  if (explained.some((kind) => error instanceof kind)) return (error as Error).message
  if (isDatabaseAway(error)) return `The database went away while Craque was starting: ${(error as Error).message}.`
  return (error as Error).stack ?? String(error)
}
