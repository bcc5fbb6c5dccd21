import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient, refreshQueries } from './query-client.ts'

const queryKey = ['market', 'clock'] as const
const answerMs = 500

/** A page that shows what the server knew when it was asked, half a second ago. */
function showing(queryClient: QueryClient) {
  let known = 0
  const queryFn = vi.fn(async () => {
    const answer = String(known)
    await new Promise((resolve) => setTimeout(resolve, answerMs))
    return answer
  })
  const observer = new QueryObserver(queryClient, { queryKey, queryFn })
  observer.subscribe(() => undefined)
  return {
    queryFn,
    shown: () => observer.getCurrentResult().data,
    change: () => {
      known++
    },
  }
}

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => vi.useRealTimers())

test('a page with news faster than the server’s answers still shows the answers', async () => {
  const queryClient = createQueryClient()
  const { shown, change } = showing(queryClient)
  await vi.advanceTimersByTimeAsync(answerMs)
  const seen = new Set<string | undefined>()
  for (let heard = 0; heard < 20; heard++) {
    change()
    refreshQueries(queryClient, { queryKey: ['market'] })
    await vi.advanceTimersByTimeAsync(200)
    seen.add(shown())
  }
  expect(seen.size).toBeGreaterThan(5)
  await vi.advanceTimersByTimeAsync(2 * answerMs)
  expect(shown()).toBe('20')
})

test('news during a request repeats it once, however much news arrives', async () => {
  const queryClient = createQueryClient()
  const { queryFn, shown, change } = showing(queryClient)
  change()
  refreshQueries(queryClient, { queryKey: ['market'] })
  refreshQueries(queryClient, { queryKey: ['market'] })
  await vi.advanceTimersByTimeAsync(answerMs)
  expect(shown()).toBe('0')
  await vi.advanceTimersByTimeAsync(10 * answerMs)
  expect(shown()).toBe('1')
  expect(queryFn).toHaveBeenCalledTimes(2)
})

test('a request that is cancelled after news leaves its query stale', async () => {
  const queryClient = createQueryClient()
  const { queryFn } = showing(queryClient)
  await vi.advanceTimersByTimeAsync(answerMs)
  void queryClient.refetchQueries({ queryKey: ['market'] })
  refreshQueries(queryClient, { queryKey: ['market'] })
  await queryClient.cancelQueries({ queryKey: ['market'] })
  await vi.advanceTimersByTimeAsync(0)
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
  expect(queryFn).toHaveBeenCalledTimes(2)
})
