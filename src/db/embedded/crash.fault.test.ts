import { expect, test } from 'vitest'
import { connect } from '#db/connection/connect.ts'
import { eventually } from '#db/testing/eventually.ts'
import { startEmbedded } from './start-embedded.ts'
import { cleanUpAfterEach, ended, postmastersOf, seededFolder, settled, startTestServer } from './test-process.ts'

cleanUpAfterEach()

test('kill -9 of a writing server loses no acknowledged row, and its orphan is stopped, never joined by a second', async () => {
  const dataDir = await seededFolder()
  const writer = startTestServer(dataDir, { write: true })
  const { pid: orphan } = await writer.hear(settled)
  await writer.hear(({ acknowledged }) => acknowledged === 200)
  writer.child.kill('SIGKILL')
  await ended(writer.child)
  expect(await postmastersOf(dataDir)).toEqual([orphan])

  const heir = await startEmbedded({ dataDir })
  expect(heir.pid).not.toBe(orphan)
  expect(await postmastersOf(dataDir)).toEqual([heir.pid])
  const { pool, close } = connect({ connection: heir.connection })
  const { rows } = await pool.query<{ id: number }>('select id from note order by id')
  const kept = new Set(rows.map(({ id }) => id))
  const acknowledged = writer.messages.flatMap((message) => message.acknowledged ?? [])
  expect(acknowledged.length).toBeGreaterThanOrEqual(200)
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  await close()
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
