import { queryOptions } from '@tanstack/react-query'
import type { ClubPageView } from '#contract/club-page.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export function clubPageQuery(fetchApi: FetchApi, clubId: number) {
  return queryOptions({
    queryKey: ['clubs', clubId],
    queryFn: apiReader<ClubPageView>({
      fetchApi,
      path: `/api/clubs/${clubId}`,
    }),
  })
}
