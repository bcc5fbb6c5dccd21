import { queryOptions } from '@tanstack/react-query'
import type { ChampionshipList } from '#contract/championship.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export function championshipsQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['championships', 'list'],
    queryFn: apiReader<ChampionshipList>({
      fetchApi,
      path: '/api/championships',
    }),
  })
}
