import { expect, test, vi } from 'vitest'
import { QueryClient } from './query-client.ts'
import { infiniteQueryOptions } from './use-infinite-query.ts'

/** Three pages of two. */
function longList() {
  const queryFn = vi.fn(async ({ pageParam }: { pageParam: number | null }) => {
    const from = pageParam ?? 0
    return { items: [from, from + 1], next: from < 4 ? from + 2 : null }
  })
  return {
    queryFn,
    options: infiniteQueryOptions({
      queryKey: ['notices', 'list'],
      queryFn,
      initialPageParam: null as number | null,
      getNextPageParam: ({ next }) => next,
    }),
  }
}

test('a list is read page by page to its end, and asked for again it is as long as it was', async () => {
  const client = new QueryClient()
  const { options, queryFn } = longList()
  const query = client.queryAt(options.queryKey)
  const items = () => query.state.data?.pages.flatMap((page) => page.items)
  const readMore = () => query.fetch(options, { cancels: true, more: options.more })
  await client.prefetchQuery(options)
  expect(items()).toEqual([0, 1])
  const reading = readMore()
  expect(query.state.isMore).toBe(true)
  await reading
  expect(items()).toEqual([0, 1, 2, 3])
  expect(query.state.isMore).toBe(false)
  queryFn.mockClear()
  await client.fetchQuery(options)
  expect(queryFn).toHaveBeenCalledTimes(2)
  expect(items()).toEqual([0, 1, 2, 3])
  const known = await readMore()
  expect(items()).toEqual([0, 1, 2, 3, 4, 5])
  expect(options.nextOf(known)).toBeNull()
})
