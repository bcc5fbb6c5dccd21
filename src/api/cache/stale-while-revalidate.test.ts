import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStaleWhileRevalidate } from './stale-while-revalidate.ts'

const SOON_MS = 50
const GOOD_FOR_MS = 1_000

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => vi.useRealTimers())

/** Work that ends when the test says so, and the answers so far. */
function slow() {
  const ends: { give: (value: string) => void; fail: (error: Error) => void }[] = []
  const shown = createStaleWhileRevalidate<string>({ most: 2, soonMs: SOON_MS, goodForMs: GOOD_FOR_MS })
  const make = () => new Promise<string>((give, fail) => ends.push({ give, fail }))
  const answers: string[] = []
  const ask = (version: string, key = 'a') =>
    void shown.get(key, version, make).then(
      ({ value, isBehind }) => answers.push(isBehind ? `${value}, behind` : value),
      ({ message }: Error) => answers.push(message),
    )
  /** The answers since the last call. */
  const answered = async (afterMs = 0) => {
    await vi.advanceTimersByTimeAsync(afterMs)
    return answers.splice(0)
  }
  return { ends, ask, answered, forget: shown.forget }
}

/** Starts the first work, ends it and takes its answer. */
async function begun() {
  const all = slow()
  all.ask('1')
  all.ends[0]?.give('first')
  expect(await all.answered()).toEqual(['first'])
  return all
}

test('the first value is made once for everybody, and everybody waits for it', async () => {
  const { ends, ask, answered } = slow()
  ask('1')
  ask('1')
  expect(await answered(10 * GOOD_FOR_MS)).toEqual([])
  ends[0]?.give('first')
  expect(await answered()).toEqual(['first', 'first'])
  ask('1')
  expect(await answered()).toEqual(['first'])
  expect(ends).toHaveLength(1)
})

test('a value that is soon made is shown; otherwise the older one, marked as behind', async () => {
  const { ends, ask, answered } = await begun()
  ask('2')
  expect(await answered(SOON_MS / 2)).toEqual([])
  ends[1]?.give('second')
  expect(await answered()).toEqual(['second'])
  ask('3')
  expect(await answered(SOON_MS)).toEqual(['second, behind'])
  ends[2]?.give('third')
  await answered()
  ask('3')
  expect(await answered()).toEqual(['third'])
})

test('a caller who wants a newer version than the one in progress gets a value marked as behind', async () => {
  const { ends, ask, answered } = await begun()
  ask('2')
  ask('3')
  ends[1]?.give('second')
  expect(await answered()).toEqual(['second', 'second, behind'])
  ask('3')
  ends[2]?.give('third')
  expect(await answered()).toEqual(['third'])
})

test('a value that has been behind for too long is not shown; time counts from when it was right', async () => {
  const { ends, ask, answered } = await begun()
  await answered(10 * GOOD_FOR_MS)
  ask('1')
  expect(await answered(GOOD_FOR_MS)).toEqual(['first'])
  ask('2')
  expect(await answered(SOON_MS)).toEqual(['first, behind'])
  ask('2')
  expect(await answered(10 * SOON_MS)).toEqual([])
  ends[1]?.give('second')
  expect(await answered()).toEqual(['second'])
})

test('a failure reaches callers who have nothing else to show, and the next caller tries again', async () => {
  const { ends, ask, answered } = slow()
  ask('1')
  ends[0]?.fail(new Error('away'))
  expect(await answered()).toEqual(['away'])
  ask('1')
  ends[1]?.give('first')
  await answered()
  ask('2')
  ends[2]?.fail(new Error('away'))
  expect(await answered()).toEqual(['first, behind'])
  ask('2')
  ends[3]?.give('second')
  expect(await answered()).toEqual(['second'])
})

test('one key’s value is never shown for another key, and a forgotten one is not shown', async () => {
  const { ends, ask, answered, forget } = await begun()
  ask('2', 'b')
  expect(await answered(2 * SOON_MS)).toEqual([])
  ends[1]?.give('other')
  expect(await answered()).toEqual(['other'])
  ask('2')
  forget('a')
  ends[2]?.give('over')
  await answered()
  ask('2')
  expect(await answered(2 * SOON_MS)).toEqual([])
  ask('2', 'b')
  expect(await answered(), 'which is still kept').toEqual(['other'])
})
