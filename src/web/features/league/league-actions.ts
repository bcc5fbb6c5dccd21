import type { Deleted } from '#contract/deleted.ts'
import type { Invite, LeagueAnswer, NewLeagueRequest } from '#contract/league.ts'
import { callApi, type FetchApi } from '#web/base/api-client.ts'
import { queryText } from '#web/base/query-text.ts'

export const askByCode = (fetchApi: FetchApi, code: string) =>
  callApi<LeagueAnswer>({ fetchApi, path: `/api/leagues/invited${queryText({ code })}` })

export const sendNewLeague = (fetchApi: FetchApi, body: NewLeagueRequest) =>
  callApi<LeagueAnswer>({ fetchApi, path: '/api/leagues', method: 'POST', body })

export const sendInviteChange = (fetchApi: FetchApi, leagueId: number, method: 'POST' | 'DELETE') =>
  callApi<Invite>({
    fetchApi,
    path: `/api/leagues/${leagueId}/invite`,
    method,
  })

export const sendLeagueDeletion = (fetchApi: FetchApi, leagueId: number) =>
  callApi<Deleted>({
    fetchApi,
    path: `/api/leagues/${leagueId}`,
    method: 'DELETE',
  })
