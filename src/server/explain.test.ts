import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { sessionSecret } from '#api/session/secret.ts'
import type { Tables } from '#db/schema/schema.ts'
import { explain } from './explain.ts'
import { listen } from './listen.ts'

const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing failed',
    (error: unknown) => explain(error),
  )

test.each([
  ['192.0.2.1', 'This machine has no address 192.0.2.1 to listen on. Choose one that it has with HOST.'],
  ['nobody.invalid', 'HOST is nobody.invalid, and nobody knows where that is. Choose an address of this machine.'],
])('HOST=%s is explained in a sentence', async (host, sentence) => {
  const connections = { total: 1, perAddress: 1 }
  expect(await failure(listen(() => undefined, { host, port: 0, connections }))).toBe(sentence)
})

test('a secret that was cut off is explained in a sentence', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'craque-secret-'))
  const file = path.join(dataFolder, 'session-secret')
  await writeFile(file, 'abc')
  const secret = sessionSecret({ dataFolder, databaseUrl: undefined, db: undefined as unknown as Kysely<Tables> })
  expect(await failure(secret)).toBe(
    `The secret that signs sessions, ${file}, is cut off. Restore it from a backup, or remove it: then Craque makes a new one, and everybody has to sign in again.`,
  )
  await rm(dataFolder, { recursive: true })
})

test('an unexpected error is shown with its stack', () => {
  expect(explain(new TypeError('x is not a function'))).toMatch(/TypeError: x is not a function\n +at /)
})
