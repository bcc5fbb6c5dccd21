import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export function forecastRecordQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['forecast', 'record'],
    queryFn: apiReader(fetchApi, 'GET /api/forecast/record'),
  })
}
