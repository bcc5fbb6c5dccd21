import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { LEAGUE_SCOPES, NewLeagueRequest } from '#contract/league.ts'
import type { LeagueFormat } from '#domain/league/league.ts'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'

export interface LeagueListAsked {
  search?: string
  scope?: (typeof LEAGUE_SCOPES)[number]
  format?: LeagueFormat | undefined
  page?: number
}

const queryText = (values: Record<string, string | number | undefined>) => {
  const given = Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)] as [string, string]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}

export function leaguesQuery(fetchApi: FetchApi, asked: LeagueListAsked = {}) {
  return queryOptions({
    queryKey: ['leagues', 'list', asked],
    queryFn: apiReader({
      fetchApi,
      path: `/api/leagues${queryText({ ...asked })}`,
      schema: async () => (await import('#contract/league.ts')).leagueListSchema,
    }),
    placeholderData: keepPreviousData,
  })
}

export interface LeaguePageAsked {
  leagueId: number
  page?: number | undefined
  round?: number | undefined
  code?: string | undefined
}

export function leaguePageQuery(fetchApi: FetchApi, { leagueId, ...asked }: LeaguePageAsked) {
  return queryOptions({
    queryKey: ['leagues', 'page', leagueId, asked],
    queryFn: apiReader({
      fetchApi,
      path: `/api/leagues/${leagueId}${queryText(asked)}`,
      schema: async () => (await import('#contract/league.ts')).leaguePageSchema,
    }),
    placeholderData: keepPreviousData,
  })
}

const leagueAnswer = async () => {
  const [{ z }, { leagueSchema }] = await Promise.all([import('zod'), import('#contract/league.ts')])
  return z.object({ league: leagueSchema })
}

export const askByCode = (fetchApi: FetchApi, code: string) =>
  callApi({ fetchApi, path: `/api/leagues/by-code/${encodeURIComponent(code)}`, schema: leagueAnswer })

export const sendNewLeague = (fetchApi: FetchApi, body: NewLeagueRequest) =>
  callApi({ fetchApi, path: '/api/leagues', method: 'POST', body, schema: leagueAnswer })

export interface LeagueEditRequest {
  name?: string
  description?: string
  ownerId?: number
  closed?: boolean
}

export const sendLeagueEdit = (fetchApi: FetchApi, leagueId: number, body: LeagueEditRequest) =>
  callApi({ fetchApi, path: `/api/leagues/${leagueId}`, method: 'PATCH', body, schema: leagueAnswer })

export const sendLeagueDeletion = (fetchApi: FetchApi, leagueId: number) =>
  callApi({
    fetchApi,
    path: `/api/leagues/${leagueId}`,
    method: 'DELETE',
    schema: async () => {
      const { z } = await import('zod')
      return z.object({ deleted: z.literal(true) })
    },
  })

export const sendJoin = (fetchApi: FetchApi, leagueId: number, body: { squadId: number; code?: string }) =>
  callApi({
    fetchApi,
    path: `/api/leagues/${leagueId}/members`,
    method: 'POST',
    body,
    schema: async () => (await import('#contract/league.ts')).joinedSchema,
  })

export const sendLeave = (fetchApi: FetchApi, leagueId: number, squadId: number) =>
  callApi({
    fetchApi,
    path: `/api/leagues/${leagueId}/members/${squadId}`,
    method: 'DELETE',
    schema: async () => {
      const { z } = await import('zod')
      return z.object({ left: z.literal(true) })
    },
  })
