import { expect, test } from 'vitest'
import {
  cleanUpAfterEach,
  ended,
  postmastersOf,
  seededFolder,
  settled,
  startTestServer,
  testFolder,
  weAreRoot,
} from '#db/testing/test-process.ts'

cleanUpAfterEach()

test('a second server on the same folder is refused with a sentence and harms nothing', async () => {
  const dataDir = await seededFolder()
  const first = startTestServer(dataDir)
  const { pid } = await first.hear(settled)
  const second = startTestServer(dataDir)
  expect(await second.hear(settled)).toEqual({
    kind: 'data_folder_in_use',
    message: `The data folder ${dataDir} is already in use by another Craque server (process ${first.child.pid}). Stop that one first, or choose another folder with CRAQUE_DATA.`,
  })
  expect(await ended(second.child)).toBe(1)
  expect(await postmastersOf(dataDir)).toEqual([pid])
})

test('of two servers that start at once on a new folder, one wins', async () => {
  const dataDir = await testFolder()
  const servers = [1, 2].map(() => startTestServer(dataDir))
  const said = await Promise.all(servers.map(({ hear }) => hear(settled)))
  expect(said.map(({ kind }) => kind ?? 'ready').sort()).toEqual(['data_folder_in_use', 'ready'])
  expect(await postmastersOf(dataDir)).toEqual([said.find(({ ready }) => ready)?.pid])
})

test('SIGTERM stops the server and its PostgreSQL well within ten seconds', async () => {
  const dataDir = await seededFolder()
  const server = startTestServer(dataDir, { write: true })
  await server.hear(({ acknowledged }) => acknowledged === 20)
  const askedAtMs = performance.now()
  server.child.kill('SIGTERM')
  await ended(server.child)
  expect(performance.now() - askedAtMs).toBeLessThan(10_000)
  expect(await postmastersOf(dataDir)).toEqual([])
})

test.skipIf(!weAreRoot)(
  'root of a container, who may not look into processes of others, is served too (needs root)',
  async () => {
    const dataDir = await seededFolder()
    const prefix = ['setpriv', '--bounding-set=-sys_ptrace', '--inh-caps=-sys_ptrace']
    const first = startTestServer(dataDir, { prefix })
    const { pid } = await first.hear(settled)
    const second = startTestServer(dataDir, { prefix })
    expect(await second.hear(settled)).toMatchObject({ kind: 'data_folder_in_use' })
    first.child.kill('SIGKILL')
    const third = startTestServer(dataDir, { prefix })
    const heir = await third.hear(settled)
    expect(heir.pid).not.toBe(pid)
    expect(await postmastersOf(dataDir)).toEqual([heir.pid])
    third.child.kill('SIGTERM')
    await ended(third.child)
    expect(await postmastersOf(dataDir)).toEqual([])
  },
)
