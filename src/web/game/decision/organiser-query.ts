import type { OrganiserAnswer } from '#contract/operator.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'
import { queryOptions } from '@tanstack/react-query'

/** What the viewer can do with the match as its organiser. */
export const organiserQuery = (fetchApi: FetchApi, matchId: number) =>
  queryOptions({
    queryKey: ['matches', 'organiser', matchId],
    queryFn: apiReader<OrganiserAnswer>({ fetchApi, path: `/api/matches/${matchId}/organiser` }),
  })
