import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowOf, text } from '#db/connection/row.ts'
import { checksums } from '#jobs/testing/checksum.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'
import { craque, startCraque, urlOf } from './testing/cli-process.ts'

let world: WorldDatabase
let home: string
let file: string
const env = () => ({ DATABASE_URL: urlOf(world.connection) })
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'craque-backup-fault-'))
  world = await worldDatabase()
  file = path.join(home, 'world.backup')
  expect((await craque(['backup', file], env())).code).toBe(0)
  await sql`update manager set name = 'Depois do backup' where id = 1`.execute(world.db)
})
afterAll(async () => {
  await world.drop()
  await rm(home, { recursive: true, force: true })
})

async function contents() {
  const { rows } = await rowOf({ name: text }).sql`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(
    world.db,
  )
  return checksums(
    world.db,
    rows.map(({ name }) => name),
  )
}

/** The statement that the transaction of a restore runs now, or ran last; empty without such a transaction. */
async function restoring(): Promise<string> {
  const { rows } = await rowOf({ query: text }).sql`
    select query from pg_stat_activity
    where datname = current_database() and application_name = 'craque cli' and xact_start is not null`.execute(world.db)
  return rows.map(({ query }) => query).join()
}

test.each([/^drop schema|^create|^insert/, /^copy /, /^alter table .* add constraint|^CREATE INDEX/i])(
  'kill -9 of a restore at %s leaves what was there before',
  async (place) => {
    const before = await contents()
    const { child, ended } = startCraque(['restore', file, '--replace'], env())
    await expect.poll(restoring, { timeout: 60_000, interval: 1 }).toMatch(place)
    child.kill('SIGKILL')
    await ended
    await expect.poll(restoring, { timeout: 10_000 }).toBe('')
    expect(await contents()).toEqual(before)
  },
)

test('a disk that is full stops a backup, which says so and leaves nothing', async (context) => {
  const disk = path.join(home, 'disk')
  await mkdir(disk)
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk]).status === 0
  if (!isMounted) context.skip('a disk of its own cannot be mounted here')
  try {
    const answer = await craque(['backup', path.join(disk, 'world.backup')], env())
    expect(answer).toMatchObject({ code: 2, err: expect.stringContaining('the disk is full') })
    expect(await readdir(disk)).toEqual([])
  } finally {
    spawnSync('umount', [disk])
  }
})

test('kill -9 of a backup leaves no file that looks like one', async () => {
  const half = path.join(home, 'half.backup')
  const { child, ended } = startCraque(['backup', half], env())
  await expect.poll(restoring, { timeout: 60_000, interval: 1 }).toMatch(/^copy /)
  child.kill('SIGKILL')
  await ended
  expect((await readdir(home)).filter((name) => name === 'half.backup')).toEqual([])
})
