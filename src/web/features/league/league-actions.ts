import type { NewLeagueRequest } from '#contract/league.ts'
import type { PoolExtras } from '#domain/pool/pool-extras.ts'
import type { PoolScoring } from '#domain/pool/pool-scoring.ts'
import { callApi, type FetchApi } from '#web/base/api-client.ts'
import { queryText } from '#web/base/query-text.ts'

const leagueAnswer = async () => (await import('#contract/league.ts')).leagueAnswerSchema

export const askByCode = (fetchApi: FetchApi, code: string) =>
  callApi({ fetchApi, path: `/api/leagues/invited${queryText({ code })}`, schema: leagueAnswer })

export const sendNewLeague = (fetchApi: FetchApi, body: NewLeagueRequest) =>
  callApi({ fetchApi, path: '/api/leagues', method: 'POST', body, schema: leagueAnswer })

export interface LeagueEditRequest {
  name?: string
  description?: string
  ownerId?: number
  closed?: boolean
  scoring?: PoolScoring
  extras?: PoolExtras
}

export const sendLeagueEdit = (fetchApi: FetchApi, leagueId: number, body: LeagueEditRequest) =>
  callApi({ fetchApi, path: `/api/leagues/${leagueId}`, method: 'PATCH', body, schema: leagueAnswer })

export const sendInviteChange = (fetchApi: FetchApi, leagueId: number, method: 'POST' | 'DELETE') =>
  callApi({
    fetchApi,
    path: `/api/leagues/${leagueId}/invite`,
    method,
    schema: async () => (await import('#contract/league.ts')).inviteSchema,
  })

export const sendLeagueDeletion = (fetchApi: FetchApi, leagueId: number) =>
  callApi({
    fetchApi,
    path: `/api/leagues/${leagueId}`,
    method: 'DELETE',
    schema: async () => (await import('#contract/deleted.ts')).deletedSchema,
  })
