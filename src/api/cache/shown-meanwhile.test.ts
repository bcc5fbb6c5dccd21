import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShownMeanwhile } from './shown-meanwhile.ts'

const SOON_MS = 50
const GOOD_FOR_MS = 1_000

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => vi.useRealTimers())

/** Something whose makings end when the test says so, with what was answered so far. */
function slow() {
  const ends: { give: (value: string) => void; fail: (error: Error) => void }[] = []
  const shown = createShownMeanwhile<string>({ most: 2, soonMs: SOON_MS, goodForMs: GOOD_FOR_MS })
  const make = () => new Promise<string>((give, fail) => ends.push({ give, fail }))
  const answers: string[] = []
  const ask = (version: string, key = 'a') =>
    void shown.get(key, version, make).then(
      ({ value, isBehind }) => answers.push(isBehind ? `${value}, behind` : value),
      ({ message }: Error) => answers.push(message),
    )
  /** What was answered since it was asked for last. */
  const answered = async (afterMs = 0) => {
    await vi.advanceTimersByTimeAsync(afterMs)
    return answers.splice(0)
  }
  return { ends, ask, answered, forget: shown.forget }
}

/** With the first made. */
async function begun() {
  const all = slow()
  all.ask('1')
  all.ends[0]?.give('first')
  expect(await all.answered()).toEqual(['first'])
  return all
}

test('the first is waited for, however long it takes, and made once for all who ask', async () => {
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

test('what is made soon is shown, else what was made before it, which is behind', async () => {
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

test('who asks for what is newer than what is being made is told that it is behind', async () => {
  const { ends, ask, answered } = await begun()
  ask('2')
  ask('3')
  ends[1]?.give('second')
  expect(await answered()).toEqual(['second', 'second, behind'])
  ask('3')
  ends[2]?.give('third')
  expect(await answered()).toEqual(['third'])
})

test('what has been behind for too long is not shown, but that is counted from when it was right', async () => {
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

test('a failure is told to who has nothing else to be shown, and the next one tries again', async () => {
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

test('one is not shown for another, nor one that is over', async () => {
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
