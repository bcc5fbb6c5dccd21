import { queryOptions } from '@tanstack/react-query'
import type { PoolAgainRequest } from '#contract/pool-race.ts'
import type { PickView } from '#contract/pick.ts'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'
import { queryText } from '#web/base/query-text.ts'

export const guestsQuery = (fetchApi: FetchApi, leagueId: number) =>
  queryOptions({
    queryKey: ['leagues', 'guests', leagueId, {}],
    queryFn: apiReader({
      fetchApi,
      path: `/api/leagues/${leagueId}/guests`,
      schema: async () => (await import('#contract/pool-guest.ts')).poolGuestsSchema,
    }),
  })

export const raceQuery = (fetchApi: FetchApi, leagueId: number, asked: { code?: string | undefined }) =>
  queryOptions({
    queryKey: ['leagues', 'race', leagueId, asked],
    queryFn: apiReader({
      fetchApi,
      path: `/api/leagues/${leagueId}/race${queryText(asked)}`,
      schema: async () => (await import('#contract/pool-race.ts')).poolRaceSchema,
    }),
  })

export const sendGuest = (fetchApi: FetchApi, leagueId: number, name: string) =>
  callApi({
    fetchApi,
    path: `/api/leagues/${leagueId}/guests`,
    method: 'POST',
    body: { name },
    schema: async () => (await import('#contract/pool-guest.ts')).madeGuestSchema,
  })

interface OneGuest {
  leagueId: number
  managerId: number
}

export const renameGuest = (fetchApi: FetchApi, { leagueId, managerId, name }: OneGuest & { name: string }) =>
  callApi({
    fetchApi,
    path: `/api/leagues/${leagueId}/guests/${managerId}`,
    method: 'PUT',
    body: { name },
    schema: async () => (await import('#contract/pool-guest.ts')).madeGuestSchema,
  })

export const removeGuest = (fetchApi: FetchApi, { leagueId, managerId }: OneGuest) =>
  callApi({
    fetchApi,
    path: `/api/leagues/${leagueId}/guests/${managerId}`,
    method: 'DELETE',
    schema: async () => (await import('#contract/pool-guest.ts')).removedGuestSchema,
  })

export const sendTypedPick = (
  fetchApi: FetchApi,
  { leagueId, managerId, ...body }: { leagueId: number; managerId: number; matchId: number; pick: PickView | null },
) =>
  callApi({
    fetchApi,
    path: `/api/leagues/${leagueId}/guests/${managerId}/pick`,
    method: 'PUT',
    body,
    schema: async () => (await import('#contract/pool-guest.ts')).typedPickSchema,
  })

export const sendSheet = (fetchApi: FetchApi, leagueId: number, rows: readonly (readonly string[])[]) =>
  callApi({
    fetchApi,
    path: `/api/leagues/${leagueId}/guests`,
    method: 'PUT',
    body: { rows },
    schema: async () => (await import('#contract/pool-guest.ts')).broughtSheetSchema,
  })

export const sendCoOwner = (
  fetchApi: FetchApi,
  { leagueId, managerId, isOwner }: { leagueId: number; managerId: number; isOwner: boolean },
) =>
  callApi({
    fetchApi,
    path: `/api/leagues/${leagueId}/owners/${managerId}`,
    method: isOwner ? 'PUT' : 'DELETE',
    schema: async () => (await import('#contract/pool-race.ts')).coOwnerSchema,
  })

export const sendAgain = (fetchApi: FetchApi, leagueId: number, body: PoolAgainRequest) =>
  callApi({
    fetchApi,
    path: `/api/leagues/${leagueId}/again`,
    method: 'POST',
    body,
    schema: async () => (await import('#contract/league.ts')).leagueAnswerSchema,
  })
