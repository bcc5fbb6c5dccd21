import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from '#db/connection/connect.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { emptyTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'

let database: TestDatabase
let folder: string

const write = (name: string, sql: string) => writeFile(join(folder, 'migrations', name), sql)
const writeFunction = (name: string, sql: string) => writeFile(join(folder, 'functions', name), sql)
const run = () => migrate(database.pool, { folder })

beforeEach(async () => {
  database = await emptyTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'craque-schema-'))
  for (const kind of ['migrations', 'functions']) await mkdir(join(folder, kind))
  await write('0001_base.sql', 'create table one (id integer); insert into one values (1);')
  await write('0002_more.sql', 'create table two (id integer);')
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

test('files run once, in order, and are recorded', async () => {
  expect(await pendingMigrations(database.pool, folder)).toEqual(['0001_base', '0002_more'])
  expect(await run()).toMatchObject({ applied: ['0001_base', '0002_more'] })
  expect(await run()).toMatchObject({ applied: [] })
  expect(await pendingMigrations(database.pool, folder)).toEqual([])
  await write('0003_last.sql', 'insert into two values (3);')
  expect(await run()).toMatchObject({ applied: ['0003_last'] })
})

test('processes that start together run each file once', async () => {
  const others = [1, 2, 3].map(() => connect({ connection: database.connection, poolSize: 1 }))
  const results = await Promise.all(others.map(({ pool }) => migrate(pool, { folder })))
  await Promise.all(others.map(({ close }) => close()))
  expect(results.flatMap(({ applied }) => applied).sort()).toEqual(['0001_base', '0002_more'])
  expect((await database.pool.query('select id from one')).rows).toEqual([{ id: 1 }])
})

test('a file that fails leaves nothing behind, and earlier ones stay', async () => {
  await write('0002_more.sql', 'create table two (id integer); select 1 / 0;')
  await expect(run()).rejects.toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('Migration 0002_more failed: error: division by zero') as string,
  })
  const { rows } = await database.pool.query(`select to_regclass('one')::text as one, to_regclass('two')::text as two`)
  expect(rows).toEqual([{ one: 'one', two: null }])
  expect(await pendingMigrations(database.pool, folder)).toEqual(['0002_more'])
})

test('an applied file may not change, except for its line ends', async () => {
  await run()
  await write('0001_base.sql', 'create table one (id bigint);')
  const refusal = { kind: 'changed', message: expect.stringContaining('0001_base was changed') as string }
  await expect(run()).rejects.toMatchObject(refusal)
  await expect(pendingMigrations(database.pool, folder)).rejects.toMatchObject(refusal)
})

test('line ends of another system are no change', async () => {
  await write('0001_base.sql', 'create table one\n(id integer);\n')
  await run()
  await write('0001_base.sql', 'create table one\r\n(id integer);\r\n')
  expect(await run()).toMatchObject({ applied: [] })
})

test('an older Craque starts next to a newer one and leaves its functions alone', async () => {
  await writeFunction('answer.sql', answer('2'))
  await run()
  await rm(join(folder, 'migrations', '0002_more.sql'))
  await writeFunction('answer.sql', answer('1'))
  expect(await run()).toEqual({ applied: [], functions: [] })
  expect(await pendingMigrations(database.pool, folder)).toEqual([])
  expect(await answers('answer()')).toBe(2)
})

test('an older Craque refuses a database from which a newer one has removed something', async () => {
  await rm(join(folder, 'migrations', '0002_more.sql'))
  await write('0002_contract_more.sql', 'drop table one;')
  await run()
  await rm(join(folder, 'migrations', '0002_contract_more.sql'))
  await expect(run()).rejects.toMatchObject({
    kind: 'newer_database',
    message: expect.stringContaining(
      'has migration 0002_contract_more, which this version of Craque does not know',
    ) as string,
  })
})

test('a file numbered below an applied one is refused', async () => {
  await write('0004_four.sql', 'create table four (id integer);')
  await run()
  await write('0003_late.sql', 'create table three (id integer);')
  await expect(run()).rejects.toMatchObject({ kind: 'out_of_order' })
})

test.each([['0003-late.sql'], ['3_late.sql'], ['0002_twice.sql']])('%s is not a name for a migration', async (name) => {
  await write(name, 'select 1')
  await expect(run()).rejects.toThrow(/is not named like 0001_name\.sql|have the number 0002/)
})

const answers = async (call: string) => (await database.pool.query<{ a: unknown }>(`select ${call} as a`)).rows[0]?.a
const answer = (value: string, type = 'integer') =>
  `create or replace function answer() returns ${type} language sql as $$ select ${value} $$;`

test('functions are applied after the migrations, and again when their file changes', async () => {
  await writeFunction('answer.sql', answer('count(*)::integer from one'))
  await writeFunction('other.sql', answer('7').replace('answer', 'other'))
  expect(await run()).toEqual({ applied: ['0001_base', '0002_more'], functions: ['answer', 'other'] })
  expect(await answers('answer()')).toBe(1)
  expect(await run()).toEqual({ applied: [], functions: [] })
  await writeFunction('answer.sql', answer('42'))
  expect(await run()).toEqual({ applied: [], functions: ['answer'] })
  expect(await answers('answer()')).toBe(42)
})

test('processes that start together apply a changed function once', async () => {
  await run()
  await writeFunction('answer.sql', answer('42'))
  const others = [1, 2, 3].map(() => connect({ connection: database.connection, poolSize: 1 }))
  const results = await Promise.all(others.map(({ pool }) => migrate(pool, { folder })))
  await Promise.all(others.map(({ close }) => close()))
  expect(results.flatMap(({ functions }) => functions)).toEqual(['answer'])
})

test('a function with another result type needs a new name: no file is applied', async () => {
  await writeFunction('answer.sql', answer('1'))
  await run()
  await writeFunction('a-first.sql', answer('1').replace('answer', 'first'))
  await writeFunction('answer.sql', answer('true', 'boolean'))
  await expect(run()).rejects.toMatchObject({ kind: 'failed', message: expect.stringContaining('answer') as string })
  expect(await answers('answer()')).toBe(1)
  expect(await answers(`to_regproc('first')::text`)).toBeNull()
})
