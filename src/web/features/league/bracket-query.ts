import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'
import { queryText } from '#web/base/query-text.ts'

interface BracketAsked {
  leagueId: number
  page?: number | undefined
  code?: string | undefined
}

export const poolBracketQuery = (fetchApi: FetchApi, { leagueId, ...asked }: BracketAsked) =>
  queryOptions({
    queryKey: ['leagues', 'bracket', leagueId, asked],
    queryFn: apiReader({
      fetchApi,
      path: `/api/leagues/${leagueId}/bracket${queryText(asked)}`,
      schema: async () => (await import('#contract/pool-bracket.ts')).poolBracketSchema,
    }),
    placeholderData: keepPreviousData,
  })

export const jokersQuery = (fetchApi: FetchApi, leagueId: number) =>
  queryOptions({
    queryKey: ['leagues', 'jokers', leagueId, {}],
    queryFn: apiReader({
      fetchApi,
      path: `/api/leagues/${leagueId}/jokers`,
      schema: async () => (await import('#contract/pool-joker.ts')).poolJokersSchema,
    }),
  })
