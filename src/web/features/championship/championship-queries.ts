import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

const contract = () => import('#contract/championship.ts')

export function championshipsQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['championships', 'list'],
    queryFn: apiReader({
      fetchApi,
      path: '/api/championships',
      schema: async () => (await contract()).championshipListSchema,
    }),
  })
}

export function championshipQuery(fetchApi: FetchApi, slug: string) {
  return queryOptions({
    queryKey: ['championships', 'page', slug],
    queryFn: apiReader({
      fetchApi,
      path: `/api/championships/${encodeURIComponent(slug)}`,
      schema: async () => (await contract()).championshipPageSchema,
    }),
  })
}

export const BOARD_PAGE = 50

export function serverBoardQuery(fetchApi: FetchApi, page: number) {
  return queryOptions({
    queryKey: ['championships', 'server-board', page],
    queryFn: apiReader({
      fetchApi,
      path: `/api/rankings/server?page=${page}&size=${BOARD_PAGE}`,
      schema: async () => (await contract()).serverBoardSchema,
    }),
    placeholderData: keepPreviousData,
  })
}

export function ownServerBoardQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['championships', 'server-board-own'],
    queryFn: apiReader({
      fetchApi,
      path: '/api/rankings/server/own',
      schema: async () => (await contract()).ownServerBoardSchema,
    }),
  })
}
