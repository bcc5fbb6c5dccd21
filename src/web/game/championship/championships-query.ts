import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export function championshipsQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['championships', 'list'],
    queryFn: apiReader(fetchApi, 'GET /api/championships'),
  })
}
