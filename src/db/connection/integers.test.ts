import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { integers, rowsOf, slicesOf } from './integers.ts'
import { int, rowOf } from './row.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await emptyTestDatabase()
})
afterAll(() => database.drop())

const anInteger = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })

test('integers and nulls arrive unchanged, at any length', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(anInteger)), async (values) => {
      const { rows } = await rowOf({ values: int.orNull.array })
        .sql`select ${integers(values)}::integer[] as values`.execute(database.db)
      expect(rows).toEqual([{ values }])
    }),
    { numRuns: 50 },
  )
})

test('columns become rows: the same index in each is the same row', async () => {
  const { rows } = await sql`select * from ${rowsOf({ a: Int32Array.of(1, -2, 3), b: [null, 5, null] })} x`.execute(
    database.db,
  )
  expect(rows).toEqual([
    { a: 1, b: null },
    { a: -2, b: 5 },
    { a: 3, b: null },
  ])
})

test('slices have their smallest and largest id, also if one id is out of order', async () => {
  const columns = { id: Int32Array.of(3, 5, 8, 9, 1), points: [30, null, 80, 90, 10] }
  const slices = [...slicesOf('id', columns, 2)]
  expect(slices.map(({ count, from, to }) => [count, from, to])).toEqual([
    [2, 3, 5],
    [2, 8, 9],
    [1, 1, 1],
  ])
  const read = await Promise.all(slices.map(({ rows }) => sql`select * from ${rows} x`.execute(database.db)))
  expect(read.flatMap(({ rows }) => rows)).toEqual(
    Array.from(columns.id, (id, row) => ({ id, points: columns.points[row] })),
  )
  expect([...slicesOf('id', { id: Int32Array.of(7, 2) }, 2)]).toMatchObject([{ count: 2, from: 2, to: 7 }])
})

test.each([[2 ** 31], [0.5], [Number.NaN]])('%d is refused and not truncated', (value) => {
  expect(() => integers([value])).toThrow(RangeError)
})
