import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShownMeanwhile } from './shown-meanwhile.ts'

const SOON_MS = 50
const GOOD_FOR_MS = 1_000

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => vi.useRealTimers())

/** Something whose makings end when the test says so. */
function slow() {
  const ends: { give: (value: string) => void; fail: (error: Error) => void }[] = []
  const shown = createShownMeanwhile<string>({ most: 2, soonMs: SOON_MS, goodForMs: GOOD_FOR_MS })
  const make = () => new Promise<string>((give, fail) => ends.push({ give, fail }))
  return { ends, ask: (key = 'a') => shown.get(key, make) }
}

/** With the first made. */
async function begun() {
  const { ends, ask } = slow()
  const first = ask()
  ends[0]?.give('first')
  expect(await first).toBe('first')
  return { ends, ask }
}

test('the first is waited for, however long it takes, and made once for all who ask', async () => {
  const { ends, ask } = slow()
  const asked = [ask(), ask()]
  let isAnswered = false
  void asked[0]?.then(() => (isAnswered = true))
  await vi.advanceTimersByTimeAsync(10 * GOOD_FOR_MS)
  expect([isAnswered, ends.length]).toEqual([false, 1])
  ends[0]?.give('first')
  expect(await Promise.all(asked)).toEqual(['first', 'first'])
})

test('what is made soon is shown, else what was made before it', async () => {
  const { ends, ask } = await begun()
  const quick = ask()
  await vi.advanceTimersByTimeAsync(SOON_MS / 2)
  ends[1]?.give('second')
  expect(await quick).toBe('second')
  const waiting = ask()
  await vi.advanceTimersByTimeAsync(SOON_MS)
  expect(await waiting).toBe('second')
  ends[2]?.give('third')
  const [next] = await Promise.all([ask(), vi.advanceTimersByTimeAsync(SOON_MS)])
  expect(next).toBe('third')
})

test('what was made too long ago is not shown', async () => {
  const { ends, ask } = await begun()
  await vi.advanceTimersByTimeAsync(GOOD_FOR_MS + 1)
  const asked = ask()
  await vi.advanceTimersByTimeAsync(2 * SOON_MS)
  ends[1]?.give('second')
  expect(await asked).toBe('second')
})

test('a failure is told to who has nothing else to be shown, and the next one tries again', async () => {
  const { ends, ask } = slow()
  const failed = expect(ask()).rejects.toThrow('away')
  ends[0]?.fail(new Error('away'))
  await failed
  const first = ask()
  ends[1]?.give('first')
  await first
  const later = ask()
  ends[2]?.fail(new Error('away'))
  await vi.advanceTimersByTimeAsync(SOON_MS)
  expect(await later).toBe('first')
  const again = ask()
  ends[3]?.give('second')
  expect(await again).toBe('second')
})

test('one is not shown for another', async () => {
  const { ends, ask } = await begun()
  const other = ask('b')
  await vi.advanceTimersByTimeAsync(2 * SOON_MS)
  ends[1]?.give('other')
  expect(await other).toBe('other')
})
