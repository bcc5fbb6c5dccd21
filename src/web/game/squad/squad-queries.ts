import { queryOptions } from '@tanstack/react-query'
import type { SquadsAnswer } from '#contract/squad.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export function squadsQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['squads'],
    queryFn: apiReader<SquadsAnswer>({
      fetchApi,
      path: '/api/squads',
    }),
  })
}
