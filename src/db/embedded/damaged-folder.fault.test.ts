import { rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startEmbedded } from './start-embedded.ts'
import { cleanUpAfterEach, postmastersOf, seededFolder, testFolder } from '#db/testing/test-process.ts'

cleanUpAfterEach()

let dataDir = ''
afterEach(async () => {
  if (dataDir) expect(await postmastersOf(dataDir)).toEqual([])
})

const damaged = () => ({
  kind: 'damaged',
  message: `The database in ${dataDir} is damaged: files of it are missing or cut off. Put a backup in its place, or choose another folder with CRAQUE_DATA to start with an empty database. PostgreSQL's own messages are in postgres.log there.`,
})

test.each(['', 'no number\n'])(
  'a pid file that a lost power supply left as %j does not stop the start',
  async (text) => {
    dataDir = await seededFolder()
    const file = join(dataDir, 'postgres', 'postmaster.pid')
    await writeFile(file, text)
    const longAgo = new Date('2026-05-20T12:00:00Z')
    await utimes(file, longAgo, longAgo)
    await (await startEmbedded({ dataDir })).stop()
  },
)

test.each([
  ['cut off', (file: string) => truncate(file, 10)],
  ['overwritten', (file: string) => writeFile(file, Buffer.alloc(8192, 7))],
])('a control file that is %s is reported as damage, and no process is left', async (_how, damage) => {
  dataDir = await seededFolder()
  await damage(join(dataDir, 'postgres', 'global', 'pg_control'))
  await expect(startEmbedded({ dataDir })).rejects.toMatchObject(damaged())
})

test('missing databases are reported as damage, and no process is left', async () => {
  dataDir = await seededFolder()
  await rm(join(dataDir, 'postgres', 'base'), { recursive: true })
  await expect(startEmbedded({ dataDir })).rejects.toMatchObject(damaged())
})

test('a truncated version file is reported as damage', async () => {
  dataDir = await seededFolder()
  await truncate(join(dataDir, 'postgres', 'PG_VERSION'), 0)
  await expect(startEmbedded({ dataDir })).rejects.toMatchObject(damaged())
})

test.each([[[]], [['deeper', 'still']]])('a path with a file on it gets a sentence: %j', async (below) => {
  const file = join(await testFolder(), 'data')
  await writeFile(file, 'a letter')
  dataDir = ''
  const asked = join(file, ...below)
  await expect(startEmbedded({ dataDir: asked })).rejects.toMatchObject({
    kind: 'not_a_folder',
    message: `${asked} cannot be the data folder: it, or something it lies in, is a file. Choose another place with CRAQUE_DATA.`,
  })
})
