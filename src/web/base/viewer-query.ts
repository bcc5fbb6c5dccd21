import { queryOptions } from '@tanstack/react-query'
import { callApi, type FetchApi } from './api-client.ts'

/** Who is looking: an account, a guest, or nobody yet. Every page that shows something personal asks this first. */
export function viewerQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['viewer'],
    queryFn: async ({ signal }) => {
      const { viewer } = await callApi({
        fetchApi,
        path: '/api/viewer',
        schema: async () => (await import('#contract/account.ts')).viewerAnswerSchema,
        signal,
      })
      return viewer
    },
  })
}
