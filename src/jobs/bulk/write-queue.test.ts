import { expect, test } from 'vitest'
import { withWriteQueue } from './write-queue.ts'

/** Work that ends when the test says so. */
function held() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { end, ended }
}

test('work is done in order while more is made ready, and all of it before the end', async () => {
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

test('RL3 when making fails, what is under way ends before it is told, and nothing more is begun', async () => {
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

test('when work fails nothing more is begun, and who goes on making is stopped', async () => {
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
