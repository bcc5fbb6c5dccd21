import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * What has just been stored is shown. An answer that is still on its way may have been read before that: it is not waited for,
 * and asked for again.
 */
export function showStored<Data>(
  queryClient: QueryClient,
  queryKey: NonNullable<QueryFilters['queryKey']>,
  change: (known: Data | undefined) => Data | undefined,
): void {
  const asked = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueriesData<Data>({ queryKey }, change)
  for (const query of asked) void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
}
