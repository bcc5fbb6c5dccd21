import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'

export const historyQuery = (fetchApi: FetchApi, id: number) =>
  queryOptions({
    queryKey: ['manager', id, 'history'],
    queryFn: apiReader(fetchApi, 'GET /api/managers/{id}/history', { id }),
  })

export const momentsQuery = (fetchApi: FetchApi, id: number) =>
  queryOptions({
    queryKey: ['manager', id, 'moments'],
    queryFn: apiReader(fetchApi, 'GET /api/managers/{id}/moments', { id }),
  })

export const lineupsQuery = (fetchApi: FetchApi, id: number) =>
  infiniteQueryOptions({
    queryKey: ['manager', id, 'lineups'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      callApi(fetchApi, 'GET /api/managers/{id}/lineups', { id, cursor: pageParam, signal }),
    getNextPageParam: ({ next }) => next,
  })

export const ledgerQuery = (fetchApi: FetchApi, id: number) =>
  infiniteQueryOptions({
    queryKey: ['manager', id, 'ledger'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      callApi(fetchApi, 'GET /api/managers/{id}/ledger', { id, cursor: pageParam, signal }),
    getNextPageParam: ({ next }) => next,
  })
