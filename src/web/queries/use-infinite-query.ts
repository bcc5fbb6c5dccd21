import type { AskContext, QueryOptions } from './query.ts'
import { useQuery, useQueryClient } from './use-query.ts'
import type { QueryResult } from './watch.ts'

interface Pages<Page, Param> {
  pages: Page[]
  pageParams: Param[]
}

interface PagedOptions<Page, Param> {
  queryKey: QueryOptions<Pages<Page, Param>>['queryKey']
  queryFn: (context: { readonly signal: AbortSignal; pageParam: Param }) => Promise<Page>
  initialPageParam: Param
  /** Null after the last one. */
  getNextPageParam: (last: Page) => Param | null | undefined
}

interface InfiniteOptions<Page, Param> extends QueryOptions<Pages<Page, Param>> {
  more: QueryOptions<Pages<Page, Param>>['queryFn']
  nextOf: (known: Pages<Page, Param>) => Param | null | undefined
}

/** A long list, read page by page. Asked for again it is as long as it was. */
export function infiniteQueryOptions<Page, Param>({
  queryKey,
  queryFn,
  initialPageParam,
  getNextPageParam,
}: PagedOptions<Page, Param>): InfiniteOptions<Page, Param> {
  type Known = Pages<Page, Param>
  const nextOf = ({ pages }: Known) => {
    const last = pages.at(-1)
    return last === undefined ? initialPageParam : getNextPageParam(last)
  }
  const withPage = async (known: Known, pageParam: Param, context: AskContext): Promise<Known> => ({
    pages: [...known.pages, await queryFn({ signal: context.signal, pageParam })],
    pageParams: [...known.pageParams, pageParam],
  })
  return {
    queryKey,
    nextOf,
    queryFn: async (context) => {
      const count = (context.known as Known | undefined)?.pages.length ?? 1
      let read = await withPage({ pages: [], pageParams: [] }, initialPageParam, context)
      while (read.pages.length < count) {
        const next = nextOf(read)
        if (next === null || next === undefined) break
        read = await withPage(read, next, context)
      }
      return read
    },
    more: async (context) => {
      const known = (context.known as Known | undefined) ?? { pages: [], pageParams: [] }
      const next = nextOf(known)
      return next === null || next === undefined ? known : withPage(known, next, context)
    },
  }
}

export interface InfiniteResult<Data = unknown> extends QueryResult<Data> {
  hasNextPage: boolean
  fetchNextPage: () => Promise<void>
}

export function useInfiniteQuery<Page, Param>(
  options: InfiniteOptions<Page, Param>,
): InfiniteResult<Pages<Page, Param>> {
  const client = useQueryClient()
  const result = useQuery(options)
  const { data } = result
  const next = data && options.nextOf(data)
  return Object.assign(result, {
    hasNextPage: next !== null && next !== undefined,
    fetchNextPage: async () => {
      const asked = client.withDefaults(options)
      await client
        .queryAt(options.queryKey)
        .fetch(asked, { cancels: true, more: options.more })
        .catch(() => undefined)
    },
  })
}
