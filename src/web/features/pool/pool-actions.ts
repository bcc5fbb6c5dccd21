import { queryOptions } from '@tanstack/react-query'
import type { LeagueAnswer } from '#contract/league.ts'
import type { BroughtSheet, MadeGuest, PoolGuests, RemovedGuest, TypedPick } from '#contract/pool-guest.ts'
import type { CoOwner, PoolAgainRequest, PoolRace } from '#contract/pool-race.ts'
import type { PickView } from '#contract/pick.ts'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'
import { queryText } from '#web/base/query-text.ts'

export const guestsQuery = (fetchApi: FetchApi, leagueId: number) =>
  queryOptions({
    queryKey: ['leagues', 'guests', leagueId, {}],
    queryFn: apiReader<PoolGuests>({
      fetchApi,
      path: `/api/pools/${leagueId}/guests`,
    }),
  })

export const raceQuery = (fetchApi: FetchApi, leagueId: number, request: { code?: string | undefined }) =>
  queryOptions({
    queryKey: ['leagues', 'race', leagueId, request],
    queryFn: apiReader<PoolRace>({
      fetchApi,
      path: `/api/pools/${leagueId}/race${queryText(request)}`,
    }),
  })

export const sendGuest = (fetchApi: FetchApi, leagueId: number, name: string) =>
  callApi<MadeGuest>({
    fetchApi,
    path: `/api/pools/${leagueId}/guests`,
    method: 'POST',
    body: { name },
  })

interface OneGuest {
  leagueId: number
  managerId: number
}

export const renameGuest = (fetchApi: FetchApi, { leagueId, managerId, name }: OneGuest & { name: string }) =>
  callApi<MadeGuest>({
    fetchApi,
    path: `/api/pools/${leagueId}/guests/${managerId}`,
    method: 'PUT',
    body: { name },
  })

export const removeGuest = (fetchApi: FetchApi, { leagueId, managerId }: OneGuest) =>
  callApi<RemovedGuest>({
    fetchApi,
    path: `/api/pools/${leagueId}/guests/${managerId}`,
    method: 'DELETE',
  })

export const sendTypedPick = (
  fetchApi: FetchApi,
  { leagueId, managerId, ...body }: { leagueId: number; managerId: number; matchId: number; pick: PickView | null },
) =>
  callApi<TypedPick>({
    fetchApi,
    path: `/api/pools/${leagueId}/guests/${managerId}/pick`,
    method: 'PUT',
    body,
  })

export const sendSheet = (fetchApi: FetchApi, leagueId: number, rows: readonly (readonly string[])[]) =>
  callApi<BroughtSheet>({
    fetchApi,
    path: `/api/pools/${leagueId}/guests`,
    method: 'PUT',
    body: { rows },
  })

export const sendCoOwner = (
  fetchApi: FetchApi,
  { leagueId, managerId, isOwner }: { leagueId: number; managerId: number; isOwner: boolean },
) =>
  callApi<CoOwner>({
    fetchApi,
    path: `/api/pools/${leagueId}/owners/${managerId}`,
    method: isOwner ? 'PUT' : 'DELETE',
  })

export const sendAgain = (fetchApi: FetchApi, leagueId: number, body: PoolAgainRequest) =>
  callApi<LeagueAnswer>({
    fetchApi,
    path: `/api/pools/${leagueId}/again`,
    method: 'POST',
    body,
  })
