import { queryOptions } from '@tanstack/react-query'
import type { ViewerAnswer } from '#contract/account.ts'
import { callApi, type FetchApi } from './api-client.ts'
import type { AppContext } from './app-context.ts'

/**
 * Who is looking: an account, a guest, or nobody yet; and what waits for him. It comes with every page, for what stands
 * around it. A visitor stays one until he does something, which asks again.
 */
export function viewerQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['viewer'],
    queryFn: async ({ signal }) => {
      const { viewer } = await callApi<ViewerAnswer>({
        fetchApi,
        path: '/api/viewer',
        signal,
      })
      return viewer
    },
    refetchOnWindowFocus: ({ state }) => state.data !== null,
  })
}

/** Who is looking, asked with the first page only: what changes him says so. Null also when it cannot be told. */
export async function viewerOnce({ queryClient, fetchApi }: AppContext) {
  const query = viewerQuery(fetchApi)
  await queryClient.prefetchQuery({ ...query, staleTime: Infinity })
  return queryClient.getQueryData(query.queryKey) ?? null
}
