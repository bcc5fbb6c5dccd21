import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export function clubPageQuery(fetchApi: FetchApi, clubId: number) {
  return queryOptions({
    queryKey: ['clubs', clubId],
    queryFn: apiReader({
      fetchApi,
      path: `/api/clubs/${clubId}`,
      schema: async () => (await import('#contract/club-page.ts')).clubPageSchema,
    }),
  })
}
