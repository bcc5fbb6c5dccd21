import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { eventually } from '#db/testing/eventually.ts'
import { createStopper } from './stop.ts'

function stopper() {
  const exit = vi.fn()
  const done: string[] = []
  const made = createStopper(pino({ level: 'silent' }), exit)
  const add = (name: string, run: () => Promise<void> = async () => undefined, withinMs?: number) =>
    made.add(
      name,
      async () => {
        done.push(name)
        await run()
      },
      withinMs,
    )
  return { ...made, add, exit, done }
}

test('the last started part stops first, even if one step fails and another never ends', async () => {
  const { add, stop, done } = stopper()
  add('database')
  add('stuck', () => new Promise(() => undefined), 5)
  add('broken', () => Promise.reject(new Error('no')))
  add('http')
  await stop()
  expect(done).toEqual(['http', 'broken', 'stuck', 'database'])
})

test('the first signal stops everything in order, also when npm repeats it; a second signal exits at once', async () => {
  const { add, end, exit } = stopper()
  let finish = () => undefined as void
  add('slow', () => new Promise((resolve) => (finish = resolve)), 60_000)
  vi.useFakeTimers()
  end('SIGINT')
  end('SIGINT')
  expect(exit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(600)
  end('SIGINT')
  expect(exit).toHaveBeenCalledWith(1)
  vi.useRealTimers()
  finish()
  await eventually(() => expect(exit).toHaveBeenLastCalledWith(0))
})

test('the process exits within ten seconds, even if no step ends', () => {
  vi.useFakeTimers()
  const { add, end, exit } = stopper()
  for (const name of ['a', 'b', 'c']) add(name, () => new Promise(() => undefined), 60_000)
  end('SIGTERM')
  vi.advanceTimersByTime(7_900)
  expect(exit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(exit).toHaveBeenCalledWith(1)
  vi.useRealTimers()
})
