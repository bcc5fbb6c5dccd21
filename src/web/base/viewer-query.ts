import { queryOptions } from '@tanstack/react-query'
import { callApi, type FetchApi } from './api-client.ts'
import type { AppContext } from './app-context.ts'

/**
 * The viewer (an account, a guest or nobody) and the number of things that wait for them. It comes with every page. For
 * nobody it is not read again on focus, because signing in and the first action refresh it.
 */
export function viewerQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['viewer'],
    queryFn: async ({ signal }) => {
      const { viewer } = await callApi(fetchApi, 'GET /api/viewer', { signal })
      return viewer
    },
    refetchOnWindowFocus: ({ state }) => state.data !== null,
  })
}

/**
 * The viewer, read once per visit. Actions that change the viewer refresh it. Null for nobody, or if no request
 * succeeded.
 */
export async function viewerOnce({ queryClient, fetchApi }: AppContext) {
  const query = viewerQuery(fetchApi)
  await queryClient.prefetchQuery({ ...query, staleTime: Infinity })
  return queryClient.getQueryData(query.queryKey) ?? null
}
