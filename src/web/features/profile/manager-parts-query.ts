import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { LedgerPage } from '#contract/ledger.ts'
import type { LineupPage, ManagerHistory } from '#contract/manager.ts'
import { queryText } from '#web/base/query-text.ts'
import type { Moments } from '#contract/moment.ts'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'

export const historyQuery = (fetchApi: FetchApi, id: number) =>
  queryOptions({
    queryKey: ['manager', id, 'history'],
    queryFn: apiReader<ManagerHistory>({
      fetchApi,
      path: `/api/managers/${id}/history`,
    }),
  })

export const momentsQuery = (fetchApi: FetchApi, id: number) =>
  queryOptions({
    queryKey: ['manager', id, 'moments'],
    queryFn: apiReader<Moments>({
      fetchApi,
      path: `/api/managers/${id}/moments`,
    }),
  })

export const lineupsQuery = (fetchApi: FetchApi, id: number) =>
  infiniteQueryOptions({
    queryKey: ['manager', id, 'lineups'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      callApi<LineupPage>({
        fetchApi,
        path: `/api/managers/${id}/lineups${queryText({ cursor: pageParam })}`,
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  })

export const ledgerQuery = (fetchApi: FetchApi, id: number) =>
  infiniteQueryOptions({
    queryKey: ['manager', id, 'ledger'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      callApi<LedgerPage>({
        fetchApi,
        path: `/api/managers/${id}/ledger${queryText({ cursor: pageParam })}`,
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  })
