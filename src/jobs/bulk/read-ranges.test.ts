import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Tables } from '#db/schema/schema.ts'
import type { IdRange } from '#db/round/lineup-columns.ts'
import { readRanges } from './read-ranges.ts'

const connection = (name: string) => name as unknown as Kysely<Tables>
const [writer, reader] = [connection('writer'), connection('reader')]

/** Returns the ids that lie in the range, after it has let other work run `turns` times. */
const readFrom =
  (ids: readonly number[], turns: (db: Kysely<Tables>) => number, ranges: IdRange[] = []) =>
  async (db: Kysely<Tables>, range: IdRange) => {
    ranges.push(range)
    for (let turn = 0; turn < turns(db); turn++) await setImmediate()
    return ids.filter((id) => id >= range.from && id <= range.to)
  }

test.each([
  ['the reader is slower', (db: Kysely<Tables>) => (db === writer ? 1 : 7)],
  ['the writer is slower', (db: Kysely<Tables>) => (db === writer ? 7 : 1)],
])('every id is read once and in order, whichever connection reads it: %s', async (_, turns) => {
  const ids = Array.from({ length: 95 }, (_, at) => 3 + at)
  const of = { from: 3, to: 97, most: 10 }
  const parts = await readRanges([Promise.resolve(writer), Promise.resolve(reader)], of, readFrom(ids, turns))
  expect(parts.flat()).toEqual(ids)
  expect(parts.length).toBe(10)
})

test('sparse ids are read with few queries, and where ids are dense again the parts get shorter', async () => {
  const dense = Array.from({ length: 200 }, (_, at) => 100_000 + at)
  const ranges: IdRange[] = []
  const of = { from: 1, to: 100_199, most: 10 }
  const parts = await readRanges(
    [Promise.resolve(writer)],
    of,
    readFrom([1, ...dense], () => 0, ranges),
  )
  expect(parts.flat()).toEqual([1, ...dense])
  expect(ranges.length).toBeLessThan(100_199 / 100)
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(160)
})

test('after a failure no further part begins, and a running one is awaited', async () => {
  let underWay = 0
  const read = async (db: Kysely<Tables>, { from }: IdRange) => {
    if (db === reader) throw new Error('the line is cut')
    underWay++
    for (let turn = 0; turn < 5; turn++) await setImmediate()
    underWay--
    return [from]
  }
  const reading = readRanges(
    [Promise.resolve(writer), Promise.resolve(reader)],
    { from: 1, to: 100, most: 10 },
    async (db, range) => read(db, range),
  )
  await expect(reading).rejects.toThrow('the line is cut')
  expect(underWay).toBe(0)
})

test('one connection reads everything while the other is busy, and the failure of the busy one is reported', async () => {
  const ids = [1, 2, 3, 4]
  const busy = setImmediate().then(() => Promise.reject<Kysely<Tables>>(new Error('no duels')))
  const reading = readRanges(
    [Promise.resolve(writer), busy],
    { from: 1, to: 4, most: 1 },
    readFrom(ids, () => 3),
  )
  await expect(reading).rejects.toThrow('no duels')
})
