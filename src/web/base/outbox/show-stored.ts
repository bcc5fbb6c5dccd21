import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/** Shows data that was just stored. An answer on its way may be older, so it is cancelled and requested again. */
export function showStored<Data>(
  queryClient: QueryClient,
  queryKey: NonNullable<QueryFilters['queryKey']>,
  change: (known: Data | undefined) => Data | undefined,
): void {
  const fetching = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueriesData<Data>({ queryKey }, change)
  for (const query of fetching) void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
}
