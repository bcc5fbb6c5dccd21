import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export function squadsQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['squads'],
    queryFn: apiReader(fetchApi, 'GET /api/squads'),
  })
}
