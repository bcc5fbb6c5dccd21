import { DamagedSecretError } from '#api/session/secret.ts'
import { isDatabaseAway } from '#db/connection/postgres-error.ts'
import { EmbeddedDatabaseError } from '#db/embedded/embedded-error.ts'
import { MigrationError } from '#db/migrate/migration-error.ts'
import { DatabaseRefusedError } from './await-database.ts'
import { ListenError } from './listen-error.ts'

/** The messages of these errors are sentences for the person at the terminal. */
const explained = [EmbeddedDatabaseError, MigrationError, DatabaseRefusedError, ListenError, DamagedSecretError]

/** Why a start failed: a sentence if the cause is known, otherwise all details. */
export function explain(error: unknown): string {
  if (explained.some((kind) => error instanceof kind)) return (error as Error).message
  if (isDatabaseAway(error)) return `The database went away while Craque was starting: ${(error as Error).message}.`
  return (error as Error).stack ?? String(error)
}
