import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'

export const historyQuery = (fetchApi: FetchApi, id: number) =>
  queryOptions({
    queryKey: ['manager', id, 'history'],
    queryFn: apiReader({
      fetchApi,
      path: `/api/managers/${id}/history`,
      schema: async () => (await import('#contract/manager.ts')).managerHistorySchema,
    }),
  })

export const lineupsQuery = (fetchApi: FetchApi, id: number) =>
  infiniteQueryOptions({
    queryKey: ['manager', id, 'lineups'],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      callApi({
        fetchApi,
        path: `/api/managers/${id}/lineups${pageParam ? `?before=${pageParam}` : ''}`,
        schema: async () => (await import('#contract/manager.ts')).lineupPageSchema,
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  })

export const ledgerQuery = (fetchApi: FetchApi, id: number) =>
  infiniteQueryOptions({
    queryKey: ['manager', id, 'ledger'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      callApi({
        fetchApi,
        path: `/api/managers/${id}/ledger${pageParam ? `?before=${encodeURIComponent(pageParam)}` : ''}`,
        schema: async () => (await import('#contract/ledger.ts')).ledgerPageSchema,
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  })
