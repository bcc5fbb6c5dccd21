import { queryOptions } from '@tanstack/react-query'
import type { PoolAgainRequest } from '#contract/pool-race.ts'
import type { PickView } from '#contract/pick.ts'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'

export const guestsQuery = (fetchApi: FetchApi, leagueId: number) =>
  queryOptions({
    queryKey: ['leagues', 'guests', leagueId, {}],
    queryFn: apiReader(fetchApi, 'GET /api/pools/{id}/guests', { id: leagueId }),
  })

export const raceQuery = (fetchApi: FetchApi, leagueId: number, request: { code?: string | undefined }) =>
  queryOptions({
    queryKey: ['leagues', 'race', leagueId, request],
    queryFn: apiReader(fetchApi, 'GET /api/pools/{id}/race', { id: leagueId, ...request }),
  })

export const sendGuest = (fetchApi: FetchApi, leagueId: number, name: string) =>
  callApi(fetchApi, 'POST /api/pools/{id}/guests', { id: leagueId, body: { name } })

interface OneGuest {
  leagueId: number
  managerId: number
}

export const renameGuest = (fetchApi: FetchApi, { leagueId, managerId, name }: OneGuest & { name: string }) =>
  callApi(fetchApi, 'PUT /api/pools/{id}/guests/{managerId}', { id: leagueId, managerId, body: { name } })

export const removeGuest = (fetchApi: FetchApi, { leagueId, managerId }: OneGuest) =>
  callApi(fetchApi, 'DELETE /api/pools/{id}/guests/{managerId}', { id: leagueId, managerId })

export const sendTypedPick = (
  fetchApi: FetchApi,
  { leagueId, managerId, ...body }: { leagueId: number; managerId: number; matchId: number; pick: PickView | null },
) => callApi(fetchApi, 'PUT /api/pools/{id}/guests/{managerId}/pick', { id: leagueId, managerId, body })

export const sendSheet = (fetchApi: FetchApi, leagueId: number, rows: string[][]) =>
  callApi(fetchApi, 'PUT /api/pools/{id}/guests', { id: leagueId, body: { rows } })

export const sendCoOwner = (
  fetchApi: FetchApi,
  { leagueId, managerId, isOwner }: { leagueId: number; managerId: number; isOwner: boolean },
) => callApi(fetchApi, `${isOwner ? 'PUT' : 'DELETE'} /api/pools/{id}/owners/{managerId}`, { id: leagueId, managerId })

export const sendAgain = (fetchApi: FetchApi, leagueId: number, body: PoolAgainRequest) =>
  callApi(fetchApi, 'POST /api/pools/{id}/again', { id: leagueId, body })
