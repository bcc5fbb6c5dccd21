import type { NewLeagueRequest } from '#contract/league.ts'
import { callApi, type FetchApi } from '#web/base/api-client.ts'

export const askByCode = (fetchApi: FetchApi, code: string) => callApi(fetchApi, 'GET /api/leagues/invited', { code })

export const sendNewLeague = (fetchApi: FetchApi, body: NewLeagueRequest) =>
  callApi(fetchApi, 'POST /api/leagues', { body })

export const sendInviteChange = (fetchApi: FetchApi, leagueId: number, method: 'POST' | 'DELETE') =>
  callApi(fetchApi, `${method} /api/leagues/{id}/invite`, { id: leagueId })

export const sendLeagueDeletion = (fetchApi: FetchApi, leagueId: number) =>
  callApi(fetchApi, 'DELETE /api/leagues/{id}', { id: leagueId })
