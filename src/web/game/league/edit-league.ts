import type { PoolExtras } from '#domain/pool/pool-extras.ts'
import type { PoolScoring } from '#domain/pool/pool-scoring.ts'
import { callApi, type FetchApi } from '#web/base/api-client.ts'

export interface LeagueEditRequest {
  name?: string
  description?: string
  ownerId?: number
  closed?: boolean
  scoring?: PoolScoring
  extras?: PoolExtras
}

export const sendLeagueEdit = (fetchApi: FetchApi, leagueId: number, body: LeagueEditRequest) =>
  callApi(fetchApi, 'PATCH /api/leagues/{id}', { id: leagueId, body })
