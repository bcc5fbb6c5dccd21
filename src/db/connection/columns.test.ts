import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { joinColumns, mergeColumns, numbersAhead, numbersOfQuery, readNumbers } from './columns.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const rows = fc.uniqueArray(fc.record({ id: fc.nat(60), value: fc.nat() }), { selector: ({ id }) => id })
const columnsOf = (all: { id: number; value: number }[]) => {
  const sorted = all.toSorted((a, b) => a.id - b.id)
  return { id: Int32Array.from(sorted, ({ id }) => id), value: Int32Array.from(sorted, ({ value }) => value) }
}

test('rows that are read again replace rows with the same key, and new ones come in between', async () => {
  await fc.assert(
    fc.asyncProperty(rows, rows, async (known, others) => {
      const all = new Map([...known, ...others].map((row) => [row.id, row]))
      expect(await mergeColumns('id', columnsOf(known), columnsOf(others))).toEqual(columnsOf([...all.values()]))
    }),
  )
})

test('if only known rows have changed, there is no second copy of all rows', async () => {
  const known = columnsOf([
    { id: 1, value: 10 },
    { id: 4, value: 40 },
  ])
  const merged = await mergeColumns('id', known, columnsOf([{ id: 4, value: 41 }]))
  expect(merged.value).toBe(known.value)
  expect([...merged.value]).toEqual([10, 41])
})

test('one new row among many comes in between', async () => {
  const known = columnsOf(Array.from({ length: 9_000 }, (_, place) => ({ id: place * 2, value: place })))
  const merged = await mergeColumns(
    'id',
    known,
    columnsOf([
      { id: 10_001, value: -1 },
      { id: 4, value: -2 },
    ]),
  )
  const wanted = columnsOf([
    ...Array.from(known.id, (id) => ({ id, value: id === 4 ? -2 : id / 2 })),
    { id: 10_001, value: -1 },
  ])
  expect(merged).toEqual(wanted)
})

test.each([0, 1, 3, 4, 9])(
  '%s rows of numbers come in batches, each after the last row of the one before',
  async (rows) => {
    const asked: (number | undefined)[] = []
    const batches = numbersAhead(3, (last) => {
      asked.push(last)
      return readNumbers(
        database.db,
        ['id', 'debt', 'zero'],
        sql`select id, -id * 11 as debt, 0 as zero from generate_series(1, ${rows}::integer) id
        where id > ${last ?? 0}::integer order by id limit 3`,
      )
    })
    const ids = Int32Array.from({ length: rows }, (_, place) => place + 1)
    expect(await joinColumns(['id', 'debt', 'zero'], [batches])).toEqual({
      id: ids,
      debt: ids.map((id) => -id * 11),
      zero: ids.map(() => 0),
    })
    expect(asked).toEqual([undefined, 3, 6, 9].slice(0, Math.floor(rows / 3) + 1))
  },
)

test('two sources that are read at once come one after the other, and a single query by its ids', async () => {
  const names = ['id', 'debt'] as const
  const from = (least: number, most: number) =>
    sql`select id, -id as debt from generate_series(${sql.lit(least)}, ${sql.lit(most)}) id`
  const ids = Int32Array.from({ length: 90_000 }, (_, place) => place + 15_000)
  const columns = await database.db.transaction().execute(async (trx) => {
    const lower = numbersOfQuery(trx, names, sql`${from(15_000, 80_000)} order by id desc`)
    const upper = [{ id: ids.slice(65_001), debt: ids.slice(65_001).map((id) => -id) }]
    return joinColumns(names, [
      lower,
      (async function* () {
        yield* upper
      })(),
    ])
  })
  expect(columns).toEqual({ id: ids, debt: ids.map((id) => -id) })
  const none = await database.db
    .transaction()
    .execute((trx) => joinColumns(names, [numbersOfQuery(trx, names, sql`${from(1, 0)}`)]))
  expect(none).toEqual({ id: new Int32Array(0), debt: new Int32Array(0) })
})
