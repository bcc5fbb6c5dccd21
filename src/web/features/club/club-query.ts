import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export function clubPageQuery(fetchApi: FetchApi, clubId: number) {
  return queryOptions({
    queryKey: ['clubs', clubId],
    queryFn: apiReader(fetchApi, 'GET /api/clubs/{id}', { id: clubId }),
  })
}
