import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { replaceSharedSecret, sharedSecret } from '#db/account/session-secret.ts'

const newSecret = () => randomBytes(48).toString('base64url')

/** The message is a sentence for the person who starts the server. */
export class DamagedSecretError extends Error {
  constructor(file: string) {
    super(
      `The secret that signs sessions, ${file}, is cut off. Restore it from a backup, or remove it: then Craque makes a new one, and everybody has to sign in again.`,
    )
  }
}

const fileIn = (folder: string) => path.join(folder, 'session-secret')

/**
 * Written to a temporary file and linked into place. If two processes start together, one of them creates the file and
 * the other reads it whole.
 */
async function secretInFolder(folder: string): Promise<string> {
  const file = fileIn(folder)
  await mkdir(folder, { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, newSecret(), { mode: 0o600 })
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length < 32) throw new DamagedSecretError(file)
  return secret
}

interface SecretPlace {
  db: Kysely<Tables>
  databaseUrl: string | undefined
  dataFolder: string
}

/**
 * Created at the first start. With the embedded database the secret is in a file of the data folder, out of reach of
 * SQL. With DATABASE_URL it is in that database, because processes on several machines must accept each other's
 * cookies.
 */
export async function sessionSecret(options: SecretPlace): Promise<string> {
  return options.databaseUrl ? sharedSecret(options.db, newSecret()) : secretInFolder(options.dataFolder)
}

/** Called by a restore, after which the sessions of the backup's time are valid again. */
export async function replaceSessionSecret(
  { db, databaseUrl, dataFolder }: SecretPlace,
  secret: string,
): Promise<void> {
  if (databaseUrl) return replaceSharedSecret(db, secret)
  const draft = `${fileIn(dataFolder)}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, secret, { mode: 0o600 })
  return rename(draft, fileIn(dataFolder))
}
