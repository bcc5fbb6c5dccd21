import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { restoreBackup } from '#db/backup/restore-backup.ts'
import { takeBackup } from '#db/backup/take-backup.ts'
import { noteApplied, runFile } from '#db/migrate/applied.ts'
import { migrate, pendingMigrations } from '#db/migrate/migrate.ts'
import { readAdoption } from '#db/migrate/schema-files.ts'
import { catalogueOf } from '#db/testing/catalogue.ts'
import { emptyTestDatabase, testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { atLength } from '#test/gate.ts'
import { olderFixtures, newestFixture, readFixture } from './fixture.ts'
import { fixtureDatabase } from './fixture-database.ts'
import { createTables } from './create-tables.ts'

/** The oldest fixture has the oldest schema that Craque can still adopt. */
const OLDEST = olderFixtures()[0] ?? newestFixture()

let home: string
let fresh: string[]
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'craque-adopt-'))
  const database = await testDatabase()
  fresh = await catalogueOf(database.pool)
  await database.drop()
})
afterAll(() => rm(home, { recursive: true }))

const { asItWas, steps } = (await readAdoption())!

/** An empty database of that version, with the migrations up to `newest`. */
async function olderDatabase(newest: number): Promise<TestDatabase> {
  const database = await emptyTestDatabase()
  await createTables(database.pool, (await readFixture(OLDEST)).database)
  for (const step of steps.filter(({ version }) => version <= newest)) {
    await runFile(database.pool, step)
    await noteApplied(database.pool, step)
  }
  return database
}

const states = [asItWas, ...steps.filter((_, index) => index % 5 === 4), steps.at(-1)!].map(({ version }) => version)

test.each(states)('a database whose newest migration is %i becomes like a fresh one', async (newest) => {
  const database = await olderDatabase(newest)
  await migrate(database.pool)
  expect(await catalogueOf(database.pool)).toEqual(fresh)
  expect(await pendingMigrations(database.pool)).toEqual([])
  await database.drop()
})

test.each([
  [
    'older',
    'delete from schema_migration where version = 216',
    'older_database',
    /start commit [\da-f]{12} of Craque on it once/,
  ],
  ['of a branch', `insert into schema_migration values (217, 'else', 'x')`, 'newer_database', /0217_else/],
  [
    'changed',
    `insert into schema_migration values (220, 'who_takes_part', 'x')`,
    'changed',
    /0220_who_takes_part was changed/,
  ],
])('a database that is %s is refused and stays unchanged', async (_what, change, kind, message) => {
  const database = await olderDatabase(asItWas.version)
  await database.pool.query(change)
  const before = await catalogueOf(database.pool)
  const refusal = { kind, message: expect.stringMatching(message) as string }
  await expect(migrate(database.pool)).rejects.toMatchObject(refusal)
  await expect(pendingMigrations(database.pool)).rejects.toMatchObject(refusal)
  expect(await catalogueOf(database.pool)).toEqual(before)
  await database.drop()
})

test('a failed migration leaves the database unchanged', async () => {
  const database = await olderDatabase(asItWas.version)
  await database.pool.query('create table championship_removal (id integer)')
  const before = await catalogueOf(database.pool)
  await expect(migrate(database.pool)).rejects.toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('0260_doors_of_a_championship failed') as string,
  })
  expect(await catalogueOf(database.pool)).toEqual(before)
  await database.drop()
})

async function rowsIn({ pool }: TestDatabase): Promise<unknown[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'schema_%' order by 1`,
  )
  const counts = []
  for (const { name } of tables) {
    // A restored table may have another order of columns, and a migration draws random log numbers (VR3).
    const { rows } = await pool.query(
      `select md5(string_agg(md5(row), '' order by md5(row))) as hash
       from (select (to_jsonb(t) - 'log_number')::text as row from ${name} t) x`,
    )
    counts.push([name, (rows as { hash: string }[])[0]?.hash])
  }
  return counts
}

atLength(() => {
  test(`a backup of version ${OLDEST} is restored like the migrated database`, async () => {
    const { database } = await fixtureDatabase(OLDEST)
    const file = path.join(home, 'older.craque')
    await takeBackup(database.pool, { file, version: 'older', secret: null })
    await database.pool.query('truncate auth_session, auth_verification')
    await migrate(database.pool)
    const restored = await emptyTestDatabase()
    await migrate(restored.pool)
    await restoreBackup(restored.pool, { file, replace: false })
    expect(await catalogueOf(restored.pool)).toEqual(fresh)
    expect(await rowsIn(restored)).toEqual(await rowsIn(database))
    expect((await audit(restored.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
    await restored.drop()
    await database.drop()
  })
})
