import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QueryClient } from './query-client.ts'
import type { QueryOptions } from './query.ts'
import { Watch } from './watch.ts'

const queryKey = ['market', 'clock'] as const
const answerMs = 500

/** A page that shows what the server knew when it was asked, half a second ago. */
function showing(client: QueryClient) {
  let known = 0
  const queryFn = vi.fn<QueryOptions<string>['queryFn']>(async () => {
    const answer = String(known)
    await new Promise((resolve) => setTimeout(resolve, answerMs))
    return answer
  })
  const watch = new Watch(client, client.withDefaults({ queryKey, queryFn }))
  watch.subscribe(() => undefined)
  return {
    queryFn,
    shown: () => watch.facts(watch.options).data,
    change: () => {
      known++
    },
  }
}

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => vi.useRealTimers())

test('who hears more often than the server answers still sees what it answers', async () => {
  const client = new QueryClient({ staleTime: 30_000 })
  const { shown, change } = showing(client)
  await vi.advanceTimersByTimeAsync(answerMs)
  const seen = new Set<string | undefined>()
  for (let heard = 0; heard < 20; heard++) {
    change()
    client.refreshQueries({ queryKey: ['market'] })
    await vi.advanceTimersByTimeAsync(200)
    seen.add(shown())
  }
  expect(seen.size).toBeGreaterThan(5)
  await vi.advanceTimersByTimeAsync(2 * answerMs)
  expect(shown()).toBe('20')
})

test('what changes while it is asked is asked once more, however often it changed', async () => {
  const client = new QueryClient({ staleTime: 30_000 })
  const { queryFn, shown, change } = showing(client)
  change()
  void client.invalidateQueries({ queryKey: ['market'] })
  client.refreshQueries({ queryKey: ['market'] })
  await vi.advanceTimersByTimeAsync(answerMs)
  expect(shown()).toBe('0')
  await vi.advanceTimersByTimeAsync(10 * answerMs)
  expect(shown()).toBe('1')
  expect(queryFn).toHaveBeenCalledTimes(2)
})

test('what is cancelled after it has changed is asked for when it is shown next', async () => {
  const client = new QueryClient({ staleTime: 30_000 })
  const { queryFn } = showing(client)
  await vi.advanceTimersByTimeAsync(answerMs)
  client.refreshQueries({ queryKey: ['market'] })
  client.refreshQueries({ queryKey: ['market'] })
  await client.cancelQueries({ queryKey: ['market'] })
  expect(client.queryAt(queryKey).isStale(30_000)).toBe(true)
  expect(queryFn).toHaveBeenCalledTimes(2)
})
