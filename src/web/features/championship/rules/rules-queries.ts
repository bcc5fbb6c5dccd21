import { queryOptions } from '@tanstack/react-query'
import type { ChampionshipRules } from '#contract/rule-set.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export const rulesPath = (slug: string) => `/api/championships/${encodeURIComponent(slug)}/rules`

export function rulesQuery(fetchApi: FetchApi, slug: string) {
  return queryOptions({
    queryKey: ['championships', 'rules', slug],
    queryFn: apiReader<ChampionshipRules>({ fetchApi, path: rulesPath(slug) }),
  })
}
