import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cleanUpAfterEach, testFolder } from '#db/testing/test-process.ts'
import { reachRunning } from './reach-running.ts'
import { startEmbedded } from './start-embedded.ts'

cleanUpAfterEach()

test('an empty folder has no running server, and the question leaves it empty', async () => {
  const folder = await testFolder()
  for (const asked of [folder, join(folder, 'missing')]) expect(await reachRunning(asked)).toBeUndefined()
  expect(await readdir(folder)).toEqual([])
})

test('a running server is reached, and no longer when it has stopped', async () => {
  const dataDir = await testFolder()
  const server = await startEmbedded({ dataDir })
  expect(await reachRunning(dataDir)).toEqual(server.connection)
  await server.stop()
  expect(await reachRunning(dataDir)).toBeUndefined()
})
