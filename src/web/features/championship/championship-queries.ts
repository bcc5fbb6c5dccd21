import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Sport } from '#domain/sport/sport.ts'
import type {
  Accounts,
  ChampionshipPage,
  ChampionshipRound,
  OwnServerBoard,
  ServerBoardView,
} from '#contract/championship.ts'
import type { Standings } from '#contract/standings.ts'
import type { ChampionshipPeople, Invitation } from '#contract/championship-people.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'
import { addressIn } from '#web/base/championship.ts'
import { pageText, queryText } from '#web/base/query-text.ts'

export function championshipQuery(fetchApi: FetchApi, slug: string) {
  return queryOptions({
    queryKey: ['championships', 'page', slug],
    queryFn: apiReader<ChampionshipPage>({
      fetchApi,
      path: `/api/championships/${encodeURIComponent(slug)}`,
    }),
  })
}

export function roundQuery(fetchApi: FetchApi, slug: string, number: number | undefined) {
  return queryOptions({
    queryKey: ['championships', 'round', slug, number ?? 'newest'],
    queryFn: apiReader<ChampionshipRound>({
      fetchApi,
      path: `/api/championships/${encodeURIComponent(slug)}/round${queryText({ number })}`,
    }),
    placeholderData: keepPreviousData,
  })
}

export function accountsQuery(fetchApi: FetchApi, slug: string, who: string) {
  return queryOptions({
    queryKey: ['championships', 'accounts', slug, who],
    queryFn: apiReader<Accounts>({
      fetchApi,
      path: `/api/championships/${encodeURIComponent(slug)}/accounts${queryText({ who })}`,
    }),
    enabled: who !== '',
    placeholderData: keepPreviousData,
  })
}

export function peopleQuery(fetchApi: FetchApi, slug: string, page: number) {
  return queryOptions({
    queryKey: ['championships', 'people', slug, page],
    queryFn: apiReader<ChampionshipPeople>({
      fetchApi,
      path: `/api/championships/${encodeURIComponent(slug)}/members${pageText({ page })}`,
    }),
    placeholderData: keepPreviousData,
  })
}

/** The server counts each request as a try at a code, so the query runs once. */
export function invitationQuery(fetchApi: FetchApi, code: string) {
  return queryOptions({
    queryKey: ['championships', 'invitation', code],
    queryFn: apiReader<Invitation>({ fetchApi, path: `/api/championships/invited${queryText({ code })}` }),
    enabled: code !== '',
    staleTime: Infinity,
  })
}

/** Reads the shown championship, which may differ from the one that the page belongs to. */
export function standingsQuery(fetchApi: FetchApi, slug: string, sport: Sport) {
  return queryOptions({
    queryKey: ['championships', 'standings', slug, sport],
    queryFn: apiReader<Standings>({
      fetchApi,
      path: addressIn(slug, `/api/standings/${sport}`),
    }),
  })
}

export const BOARD_PAGE = 50

export function serverBoardQuery(fetchApi: FetchApi, page: number) {
  return queryOptions({
    queryKey: ['championships', 'server-board', page],
    queryFn: apiReader<ServerBoardView>({
      fetchApi,
      path: `/api/rankings/server${pageText({ page, limit: BOARD_PAGE })}`,
    }),
    placeholderData: keepPreviousData,
  })
}

export function ownServerBoardQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['championships', 'server-board-own'],
    queryFn: apiReader<OwnServerBoard>({
      fetchApi,
      path: '/api/rankings/server/own',
    }),
  })
}
