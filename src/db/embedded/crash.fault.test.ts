import { chown, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connect } from '#db/connection/connect.ts'
import { eventually } from '#db/testing/eventually.ts'
import type { Connection } from './owner-lock.ts'
import type { RunAs } from './run.ts'
import { startEmbedded } from './start-embedded.ts'
import {
  cleanUpAfterEach,
  ended,
  ordinaryUser,
  postmastersOf,
  seededFolder,
  settled,
  startTestServer,
  testFolder,
  weAreRoot,
  type TestServer,
} from '#db/testing/test-process.ts'

cleanUpAfterEach()

/** The process that watches the PostgreSQL with this process id. Linux only. */
async function watcherOf(postmaster: number): Promise<number> {
  for (const name of (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))) {
    const words = (await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')).split('\0')
    if (words.includes('craque-watch') && words.includes(String(postmaster))) return Number(name)
  }
  throw new Error(`no process watches ${postmaster}`)
}

async function expectAllKept({ messages }: TestServer, connection: Connection) {
  const { pool, close } = connect({ connection })
  const { rows } = await pool.query<{ id: number }>('select id from note order by id')
  const kept = new Set(rows.map(({ id }) => id))
  const acknowledged = messages.flatMap((message) => message.acknowledged ?? [])
  expect(acknowledged.length).toBeGreaterThanOrEqual(200)
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  await close()
}

async function killedWhileWriting(options: { as?: RunAs | undefined } = {}) {
  const dataDir = options.as && weAreRoot ? await ownedFolder(options.as) : await seededFolder()
  const writer = startTestServer(dataDir, { write: true, ...options })
  const { pid = 0 } = await writer.hear(settled)
  await writer.hear(({ acknowledged }) => acknowledged === 200)
  return { dataDir, writer, pid, watcher: await watcherOf(pid) }
}

async function ownedFolder({ uid, gid }: RunAs): Promise<string> {
  const folder = await testFolder()
  await chown(folder, uid, gid)
  return folder
}

const users = [
  ['as whoever runs the tests', undefined],
  ['as an ordinary user', ordinaryUser()],
] as const

test.each(users.slice(0, users[1][1] ? 2 : 1))(
  'a server that is killed %s takes its PostgreSQL with it, cleanly and within seconds, and the next start works',
  async (_who, as) => {
    const { dataDir, writer, watcher } = await killedWhileWriting({ as })
    writer.child.kill('SIGKILL')
    const killedAtMs = performance.now()
    await eventually(async () => expect(await postmastersOf(dataDir)).toEqual([]))
    expect(performance.now() - killedAtMs).toBeLessThan(8_000)
    await eventually(() => expect(() => process.kill(watcher, 0)).toThrow('ESRCH'))
    expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toMatch(/database system is shut down\s*$/)

    const heir = startTestServer(dataDir, { as })
    const { connection } = await heir.hear(settled)
    expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toMatch(/was interrupted|not properly shut down/)
    if (connection) await expectAllKept(writer, connection)
    heir.child.kill('SIGTERM')
    await ended(heir.child)
  },
)

test('a server that is stopped leaves no watcher', async () => {
  const dataDir = await seededFolder()
  const server = startTestServer(dataDir)
  const { pid = 0 } = await server.hear(settled)
  const watcher = await watcherOf(pid)
  server.child.kill('SIGTERM')
  await ended(server.child)
  await eventually(() => expect(() => process.kill(watcher, 0)).toThrow('ESRCH'))
})

test('an orphan without a watcher is stopped by the next start, and never gets a second one next to it', async () => {
  const { dataDir, writer, pid: orphan, watcher } = await killedWhileWriting()
  process.kill(watcher, 'SIGKILL')
  await eventually(() => expect(() => process.kill(watcher, 0)).toThrow('ESRCH'))
  writer.child.kill('SIGKILL')
  await ended(writer.child)
  expect(await postmastersOf(dataDir)).toEqual([orphan])

  const heir = await startEmbedded({ dataDir })
  expect(heir.pid).not.toBe(orphan)
  expect(await postmastersOf(dataDir)).toEqual([heir.pid])
  await expectAllKept(writer, heir.connection)
  await heir.stop()
})

test('kill -9 of server and PostgreSQL together loses no acknowledged row', async () => {
  const dataDir = await seededFolder()
  const writer = startTestServer(dataDir, { write: true })
  const { pid } = await writer.hear(settled)
  await writer.hear(({ acknowledged }) => acknowledged === 100)
  process.kill(pid as number, 'SIGKILL')
  writer.child.kill('SIGKILL')
  await ended(writer.child)

  const heir = await startEmbedded({ dataDir })
  const { pool, close } = connect({ connection: heir.connection })
  const { rows } = await pool.query<{ last: number }>('select max(id) as last from note')
  const acknowledged = writer.messages.flatMap((message) => message.acknowledged ?? [])
  expect(rows[0]?.last).toBeGreaterThanOrEqual(acknowledged.at(-1) as number)
  await close()
  await heir.stop()
})

test('a PostgreSQL that dies under a living server is started again and the pool finds it', async () => {
  const dataDir = await seededFolder()
  const embedded = await startEmbedded({ dataDir })
  const { pool, close } = connect({ connection: embedded.connection })
  await pool.query('create table note as select 7 as id')
  const before = embedded.pid
  process.kill(before, 'SIGKILL')
  await eventually(() => expect(embedded.pid).not.toBe(before))
  expect((await pool.query('select id from note')).rows).toEqual([{ id: 7 }])
  expect(await postmastersOf(dataDir)).toEqual([embedded.pid])
  await close()
  await embedded.stop()
  expect(await postmastersOf(dataDir)).toEqual([])
})
