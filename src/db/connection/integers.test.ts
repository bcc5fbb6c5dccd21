import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { integers, rowsOf } from './integers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await emptyTestDatabase()
})
afterAll(() => database.drop())

const anInteger = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })

test('integers and nulls arrive as they were given, of any length', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(anInteger)), async (values) => {
      const { rows } = await sql<{
        values: (number | null)[]
      }>`select ${integers(values)}::integer[] as values`.execute(database.db)
      expect(rows).toEqual([{ values }])
    }),
    { numRuns: 50 },
  )
})

test('columns become rows, the same place in each the same row', async () => {
  const { rows } = await sql`select * from ${rowsOf({ a: Int32Array.of(1, -2, 3), b: [null, 5, null] })} x`.execute(
    database.db,
  )
  expect(rows).toEqual([
    { a: 1, b: null },
    { a: -2, b: 5 },
    { a: 3, b: null },
  ])
})

test.each([[2 ** 31], [0.5], [Number.NaN]])('%d is refused rather than cut', (value) => {
  expect(() => integers([value])).toThrow(RangeError)
})
