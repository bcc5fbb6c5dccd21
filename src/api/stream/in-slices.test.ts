import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createDelivery, type StreamClient } from './stream-client.ts'

/** Clients that record what they got. Writing to each of them takes `takesMs`. */
function crowd(count: number, takesMs = 0) {
  const got = Array.from({ length: count }, (): string[] => [])
  const clients = got.map((letters) => ({
    send: (bytes: Buffer) => {
      letters.push(String(bytes))
      for (const from = performance.now(); performance.now() - from < takesMs;);
    },
  })) as StreamClient[]
  return { got, clients }
}

const saying = (text: string) => () => Buffer.from(text)

test('few clients are written to at once', () => {
  const { got, clients } = crowd(3)
  createDelivery().deliver(clients, saying('a'))
  expect(got).toEqual([['a'], ['a'], ['a']])
})

test('other work runs between slices of many clients, and everybody gets everything in order', async () => {
  const { got, clients } = crowd(1_000, 0.05)
  const { deliver, done } = createDelivery()
  deliver(clients, saying('a'))
  deliver(clients.slice(-1), saying('b'))
  deliver(clients, saying('c'))
  expect(got.at(-1)).toEqual([])
  let turns = 0
  for (; got.at(-1)?.length !== 3; turns++) await setImmediate()
  expect(turns).toBeGreaterThan(2)
  expect(got.at(-1)).toEqual(['a', 'b', 'c'])
  expect(new Set(got.slice(0, -1).map((letters) => letters.join('')))).toEqual(new Set(['ac']))
  deliver(clients.slice(0, 1), saying('d'))
  await done()
  expect(got[0]).toEqual(['a', 'c', 'd'])
})
