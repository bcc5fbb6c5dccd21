import { CancelledError, QueryClient, type Query, type QueryFilters } from '@tanstack/react-query'
import { ApiProblem } from './api-client.ts'

const isPassing = (error: unknown) => !(error instanceof ApiProblem) || error.status === 0 || error.status >= 500

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The browser does not immediately read again what the server has just rendered.
        staleTime: 30_000,
        retry: import.meta.env.SSR ? false : (failures, error) => failures < 2 && isPassing(error),
      },
      // Offline, a mutation fails immediately with a message. Actions that may wait use the outbox.
      mutations: { networkMode: 'always' },
    },
  })
}

const askedAgain = new WeakSet<Query>()

/**
 * The answer on its way may be older than the news, so it makes the query stale. A query still in use then runs once
 * more, however much news arrived in between.
 */
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
 * After news, marks the matching queries stale and refetches those in use. Unlike `invalidateQueries` it cancels no
 * request. If news arrived faster than answers, cancelling would never show any.
 */
export function refreshQueries(queryClient: QueryClient, filters: QueryFilters): void {
  const onTheWay = queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
  void queryClient.invalidateQueries(filters, { cancelRefetch: false })
  for (const query of onTheWay) void askOnceMore(query)
}
