import { spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startEmbedded } from './start-embedded.ts'
import {
  cleanUpAfterEach,
  ended,
  ordinaryUser,
  settled,
  startTestServer,
  testFolder,
  weAreRoot,
} from '#db/testing/test-process.ts'

cleanUpAfterEach()

const ordinary = ordinaryUser()
const mounted: string[] = []

afterEach(() => {
  for (const folder of mounted.splice(0)) spawnSync('umount', ['--lazy', folder])
})

/** The folder's path; empty where mounting is not allowed. */
async function mountedFolder(options: string): Promise<string> {
  const folder = await testFolder()
  if (!weAreRoot || spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status !== 0) return ''
  mounted.push(folder)
  return folder
}

test('an ordinary user runs PostgreSQL as themselves', async ({ skip }) => {
  skip(!ordinary, 'no ordinary user here may run Node and read this project')
  const dataDir = join(await testFolder(), 'data')
  await chmod(join(dataDir, '..'), 0o777)
  const server = startTestServer(dataDir, { as: ordinary })
  expect(await server.hear(settled)).toMatchObject({ ready: true })
  server.child.kill('SIGTERM')
  expect(await ended(server.child)).toBe(0)
})

test('a read-only folder gets a sentence', async ({ skip }) => {
  skip(!ordinary, 'no ordinary user here may run Node and read this project')
  const dataDir = await testFolder()
  await chmod(dataDir, 0o555)
  const server = startTestServer(dataDir, { as: ordinary })
  expect(await server.hear(settled)).toEqual({
    kind: 'not_writable',
    message: `The data folder ${dataDir} cannot be read and written by the user who runs Craque. Change its owner or choose another folder with CRAQUE_DATA.`,
  })
})

test('another user reads that the database belongs to somebody else', async ({ skip }) => {
  skip(!weAreRoot || !ordinary, 'only root can make another user try')
  const dataDir = await testFolder()
  await chmod(dataDir, 0o777)
  await mkdir(join(dataDir, 'postgres'), { mode: 0o700 })
  await chown(join(dataDir, 'postgres'), 1, 1)
  const server = startTestServer(dataDir, { as: ordinary })
  expect(await server.hear(settled)).toMatchObject({ kind: 'not_writable' })
})

test('a read-only file system gets a sentence', async ({ skip }) => {
  const dataDir = await mountedFolder('ro')
  skip(dataDir === '', 'mounting a read-only file system needs root and the right to mount')
  await expect(startEmbedded({ dataDir })).rejects.toMatchObject({
    kind: 'read_only',
    message: `The data folder ${dataDir} is on a read-only file system. Choose a writable folder with CRAQUE_DATA.`,
  })
})

test('a full disk gets a sentence, at the first start and later, and a start works once there is room', async ({
  skip,
}) => {
  const dataDir = await mountedFolder('size=20m')
  skip(dataDir === '', 'mounting a small file system needs root and the right to mount')
  const full = {
    kind: 'disk_full',
    message: `The disk that holds the data folder ${dataDir} is full. Free some space (a new database needs about 100 MB) or choose another folder with CRAQUE_DATA.`,
  }
  await expect(startEmbedded({ dataDir })).rejects.toMatchObject(full)
  expect(spawnSync('mount', ['-o', 'remount,size=120m', dataDir]).status).toBe(0)
  await (await startEmbedded({ dataDir })).stop()
  const ballast = join(dataDir, 'ballast')
  await writeFile(ballast, Buffer.alloc(120 * 2 ** 20)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error
  })
  await expect(startEmbedded({ dataDir })).rejects.toMatchObject(full)
  await rm(ballast)
  await (await startEmbedded({ dataDir })).stop()
})
