import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connect } from '#db/connection/connect.ts'
import { startEmbedded, type EmbeddedDatabase } from './start-embedded.ts'
import { cleanUpAfterEach, postmastersOf, seededFolder, testFolder, weAreRoot } from '#db/testing/test-process.ts'

cleanUpAfterEach()

async function ask<T extends object>({ connection }: EmbeddedDatabase, question: string): Promise<T[]> {
  const { pool, close } = connect({ connection, poolSize: 1 })
  return (await pool.query<T>(question).finally(close)).rows
}

test('a first start makes a durable database that only its owner can reach, and a second start finds it', async () => {
  const dataDir = await testFolder()
  const first = await startEmbedded({ dataDir })
  const rows = await ask<{ setting: string }>(
    first,
    `select setting from pg_settings
      where name in ('fsync', 'full_page_writes', 'listen_addresses', 'server_encoding', 'synchronous_commit') order by name`,
  )
  expect(rows.map(({ setting }) => setting)).toEqual(['on', 'on', '', 'UTF8', 'on'])
  expect(await ask(first, `select rolsuper, rolcreaterole from pg_roles where rolname = current_user`)).toEqual([
    { rolsuper: false, rolcreaterole: false },
  ])
  const sockets = await stat(first.connection.host)
  expect(sockets.mode & 0o777).toBe(0o700)
  expect((await stat(join(dataDir, 'postgres'))).uid === 0).toBe(false)
  await ask(first, `create table note as select 'é ção' as text`)
  await Promise.all([first.stop(), first.stop()])
  expect(await postmastersOf(dataDir)).toEqual([])
  expect(existsSync(first.connection.host)).toBe(false)

  const second = await startEmbedded({ dataDir })
  expect(await ask(second, 'select text from note')).toEqual([{ text: 'é ção' }])
  await second.stop()
})

test('a path with spaces, accents, quotes and more than 200 characters works', async () => {
  const dataDir = join(await testFolder(), `meu jogo d'ação "2026"`, 'long/'.repeat(45))
  const embedded = await startEmbedded({ dataDir })
  expect(`${embedded.connection.host}/.s.PGSQL.5432`.length).toBeLessThan(104)
  expect(await ask(embedded, 'select 1 as one')).toEqual([{ one: 1 }])
  await embedded.stop()
})

test.skipIf(!weAreRoot)('root may keep the data where nobody else can enter, as under /root (needs root)', async () => {
  const closed = await testFolder()
  await chmod(closed, 0o700)
  const dataDir = join(closed, 'craque', 'data')
  for (const round of [1, 2]) {
    const embedded = await startEmbedded({ dataDir })
    expect(await ask(embedded, `select ${round} as round`)).toEqual([{ round }])
    await embedded.stop()
  }
  expect((await stat(closed)).mode & 0o777).toBe(0o700)
})

test('a database of another PostgreSQL version is left alone', async () => {
  const dataDir = await testFolder()
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '15\n')
  await expect(startEmbedded({ dataDir })).rejects.toMatchObject({
    kind: 'wrong_version',
    message: expect.stringMatching(/belongs to PostgreSQL 15, and this Craque brings PostgreSQL 18/) as string,
  })
  expect(await readFile(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('15\n')
})

test('a folder with other content is left alone', async () => {
  const dataDir = await testFolder()
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'letter.txt'), 'Dear Ana')
  await expect(startEmbedded({ dataDir })).rejects.toMatchObject({ kind: 'start_failed' })
  expect(await readFile(join(dataDir, 'postgres', 'letter.txt'), 'utf8')).toBe('Dear Ana')
})

test('another process with the id of a stale pid file does not stop the start', async () => {
  const dataDir = await seededFolder()
  const { uid, gid } = await stat(join(dataDir, 'postgres'))
  const stranger = spawn('sleep', ['60'], weAreRoot ? { uid, gid } : {})
  await once(stranger, 'spawn')
  const stale = `${stranger.pid}\n/elsewhere\n1700000000\n5432\n/tmp/craque-pg-gone\n\n   1234567         9\nready   \n`
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
  await writeFile(pidFile, stale, { mode: 0o600 })
  await chown(pidFile, uid, gid)
  const embedded = await startEmbedded({ dataDir })
  expect(await ask(embedded, 'select 1 as one')).toEqual([{ one: 1 }])
  await embedded.stop()
  expect(stranger.exitCode).toBe(null)
  stranger.kill()
})
