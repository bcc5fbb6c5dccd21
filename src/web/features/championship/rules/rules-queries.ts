import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export function rulesQuery(fetchApi: FetchApi, slug: string) {
  return queryOptions({
    queryKey: ['championships', 'rules', slug],
    queryFn: apiReader(fetchApi, 'GET /api/championships/{slug}/rules', { slug }),
  })
}
