import { expect, test } from 'vitest'
import { withWriteQueue } from './write-queue.ts'

/** Work that ends when the test says so. */
function held() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { end, ended }
}

test('writes run in order while more are prepared, and all end before the call resolves', async () => {
  const told: string[] = []
  const first = held()
  const whole = withWriteQueue(async (enqueue) => {
    enqueue(async () => {
      await first.ended
      told.push('first')
    })
    enqueue(async () => told.push('second'))
    told.push('made')
    return 'all'
  })
  first.end()
  expect(await whole).toBe('all')
  expect(told).toEqual(['made', 'first', 'second'])
})

test('RL3 when preparing fails, the running write ends before the error is thrown, and no further write begins', async () => {
  const told: string[] = []
  const first = held()
  const whole = withWriteQueue(async (enqueue) => {
    enqueue(async () => {
      await first.ended
      told.push('first')
    })
    enqueue(async () => told.push('second'))
    // The first has started by now.
    await Promise.resolve()
    throw new Error('the reader is lost')
  }).catch((error: Error) => told.push(error.message))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(told).toEqual([])
  first.end()
  await whole
  expect(told).toEqual(['first', 'the reader is lost'])
})

test('when a write fails no further write begins, and preparing stops', async () => {
  const told: string[] = []
  const whole = withWriteQueue(async (enqueue) => {
    enqueue(async () => Promise.reject(new Error('refused')))
    enqueue(async () => told.push('second'))
    await new Promise((resolve) => setTimeout(resolve, 5))
    enqueue(async () => told.push('third'))
    told.push('went on')
  })
  await expect(whole).rejects.toThrow('refused')
  expect(told).toEqual([])
})
