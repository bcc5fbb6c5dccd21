import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema.ts'
import { sharedSecret } from '#db/session-secret.ts'

const newSecret = () => randomBytes(48).toString('base64url')

/** `wx` makes one of two processes that start together the author; the other reads what it wrote. */
async function secretInFolder(folder: string): Promise<string> {
  const file = path.join(folder, 'session-secret')
  await mkdir(folder, { recursive: true })
  try {
    const secret = newSecret()
    await writeFile(file, secret, { mode: 0o600, flag: 'wx' })
    return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length < 32) throw new Error(`${file} is damaged: remove it (everybody will have to sign in again)`)
  return secret
}

/**
 * Made at the first start. With the embedded database it lies beside it, out of reach of SQL. With DATABASE_URL it lies in
 * that database, because processes on several machines share no folder and must accept each other's cookies.
 */
export async function sessionSecret(options: {
  db: Kysely<Tables>
  databaseUrl: string | undefined
  dataFolder: string
}): Promise<string> {
  return options.databaseUrl ? sharedSecret(options.db, newSecret()) : secretInFolder(options.dataFolder)
}
