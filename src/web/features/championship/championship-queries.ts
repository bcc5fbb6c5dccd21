import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Sport } from '#domain/sport/sport.ts'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'
import { cursorOfPage } from '#web/base/query-text.ts'

export function championshipQuery(fetchApi: FetchApi, slug: string) {
  return queryOptions({
    queryKey: ['championships', 'page', slug],
    queryFn: apiReader(fetchApi, 'GET /api/championships/{slug}', { slug }),
  })
}

export function roundQuery(fetchApi: FetchApi, slug: string, number: number | undefined) {
  return queryOptions({
    queryKey: ['championships', 'round', slug, number ?? 'newest'],
    queryFn: apiReader(fetchApi, 'GET /api/championships/{slug}/round', { slug, number }),
    placeholderData: keepPreviousData,
  })
}

export function accountsQuery(fetchApi: FetchApi, slug: string, who: string) {
  return queryOptions({
    queryKey: ['championships', 'accounts', slug, who],
    queryFn: apiReader(fetchApi, 'GET /api/championships/{slug}/accounts', { slug, who }),
    enabled: who !== '',
    placeholderData: keepPreviousData,
  })
}

export function peopleQuery(fetchApi: FetchApi, slug: string, page: number) {
  return queryOptions({
    queryKey: ['championships', 'people', slug, page],
    queryFn: apiReader(fetchApi, 'GET /api/championships/{slug}/members', { slug, cursor: cursorOfPage(page) }),
    placeholderData: keepPreviousData,
  })
}

export const removedQuery = (fetchApi: FetchApi, slug: string) =>
  infiniteQueryOptions({
    queryKey: ['championships', 'people', slug, 'removed'],
    queryFn: ({ pageParam: cursor, signal }) =>
      callApi(fetchApi, 'GET /api/championships/{slug}/removed', { slug, cursor, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  })

export const linksQuery = (fetchApi: FetchApi, slug: string) =>
  infiniteQueryOptions({
    queryKey: ['championships', 'people', slug, 'links'],
    queryFn: ({ pageParam: cursor, signal }) =>
      callApi(fetchApi, 'GET /api/championships/{slug}/links', { slug, cursor, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  })

/** The server counts each request as a try at a code, so the query runs once per code. */
export function invitationQuery(fetchApi: FetchApi, code: string) {
  return queryOptions({
    queryKey: ['championships', 'invitation', code],
    queryFn: apiReader(fetchApi, 'GET /api/championships/invited', { code }),
    enabled: code !== '',
    staleTime: Infinity,
  })
}

/** Reads the standings of the championship `slug`, which may differ from the one that the page belongs to. */
export function standingsQuery(fetchApi: FetchApi, slug: string, sport: Sport) {
  return queryOptions({
    queryKey: ['championships', 'standings', slug, sport],
    queryFn: apiReader(fetchApi, 'GET /api/standings/{sport}', { sport, championship: slug }),
  })
}

export const BOARD_PAGE = 50

export function serverBoardQuery(fetchApi: FetchApi, page: number) {
  return queryOptions({
    queryKey: ['championships', 'server-board', page],
    queryFn: apiReader(fetchApi, 'GET /api/rankings/server', { cursor: cursorOfPage(page), limit: BOARD_PAGE }),
    placeholderData: keepPreviousData,
  })
}

export function ownServerBoardQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['championships', 'server-board-own'],
    queryFn: apiReader(fetchApi, 'GET /api/rankings/server/own'),
  })
}
