import { CancelledError, QueryClient, type Query, type QueryFilters } from '@tanstack/react-query'
import { ApiProblem } from './api-client.ts'

const isPassing = (error: unknown) => !(error instanceof ApiProblem) || error.status === 0 || error.status >= 500

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The browser does not read again at once what the server has just drawn.
        staleTime: 30_000,
        retry: import.meta.env.SSR ? false : (failures, error) => failures < 2 && isPassing(error),
      },
      // Without a connection an action fails at once and says so; whatever may wait goes through the outbox.
      mutations: { networkMode: 'always' },
    },
  })
}

const askedAgain = new WeakSet<Query>()

/** The answer on its way may be older than the news, so the query is asked once more after it, however often news comes. */
async function askOnceMore(query: Query): Promise<void> {
  if (askedAgain.has(query)) return
  askedAgain.add(query)
  const error = await query.promise?.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  askedAgain.delete(query)
  query.invalidate()
  if (query.isActive() && !(error instanceof CancelledError)) void query.fetch().catch(() => undefined)
}

/**
 * For news: what is shown is asked for again. Unlike `invalidateQueries` it cancels no request: where news comes more
 * often than the server answers, no answer would ever be shown.
 */
export function refreshQueries(queryClient: QueryClient, filters: QueryFilters): void {
  const onTheWay = queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
  void queryClient.invalidateQueries(filters, { cancelRefetch: false })
  for (const query of onTheWay) void askOnceMore(query)
}
