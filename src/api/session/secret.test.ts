import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { sessionSecret } from './secret.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'craque-secret-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

test('the secret is created once, stored in the data folder, and readable only by its owner', async () => {
  const options = { db: database.db, databaseUrl: undefined, dataFolder: path.join(folder, 'data') }
  const secrets = await Promise.all([
    sessionSecret(options),
    sessionSecret(options).catch(() => sessionSecret(options)),
  ])
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(48)
  const file = path.join(folder, 'data', 'session-secret')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readFile(file, 'utf8')).toBe(secrets[0])
  await writeFile(file, 'short')
  await expect(sessionSecret(options)).rejects.toThrow('is cut off')
})

test('on a shared database every process gets the same secret', async () => {
  const of = (name: string) =>
    sessionSecret({ db: database.db, databaseUrl: 'postgres://x', dataFolder: path.join(folder, name) })
  const secrets = await Promise.all(['a', 'b', 'c'].map(of))
  expect(new Set(secrets).size).toBe(1)
})
