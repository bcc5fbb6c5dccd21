import { queryOptions } from '@tanstack/react-query'
import type { ForecastRecord } from '#contract/forecast.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export function forecastRecordQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['forecast', 'record'],
    queryFn: apiReader<ForecastRecord>({
      fetchApi,
      path: '/api/forecast/record',
    }),
  })
}
