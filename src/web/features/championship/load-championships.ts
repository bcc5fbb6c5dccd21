import type { QueryKey } from '@tanstack/react-query'
import type { AppContext } from '#web/base/app-context.ts'
import { loadWords } from '#web/copy/feature-copy.ts'
import { titled } from '#web/document/page-head.ts'
import { championshipsQuery } from '#web/game/championship/championships-query.ts'
import {
  championshipQuery,
  invitationQuery,
  ownServerBoardQuery,
  roundQuery,
  serverBoardQuery,
} from './championship-queries.ts'

/** Loads the list of the championship chooser, once per document, and again after this page has changed the list. */
export const loadChampionshipList = ({ queryClient, fetchApi }: AppContext): Promise<void> =>
  queryClient.prefetchQuery({ ...championshipsQuery(fetchApi), staleTime: Infinity })

export async function loadChampionships(context: AppContext, slug: string | undefined, code = '') {
  const { queryClient, fetchApi, language } = context
  if (slug) return loadOne(context, slug)
  const query = championshipsQuery(fetchApi)
  const [{ title, lead }] = await Promise.all([
    loadWords(language, 'championship'),
    queryClient.prefetchQuery(query),
    code !== '' && queryClient.prefetchQuery(invitationQuery(fetchApi, code)),
  ])
  return {
    queryKey: query.queryKey as QueryKey,
    path: '/campeonatos',
    title: titled(context, title),
    description: lead,
  }
}

async function loadOne(context: AppContext, slug: string) {
  const { queryClient, fetchApi, language } = context
  const query = championshipQuery(fetchApi, slug)
  const [words] = await Promise.all([
    loadWords(language, 'championship'),
    queryClient.prefetchQuery(query),
    queryClient.prefetchQuery(roundQuery(fetchApi, slug, undefined)),
  ])
  const name = queryClient.getQueryData(query.queryKey)?.name ?? slug
  return {
    queryKey: query.queryKey as QueryKey,
    path: `/campeonatos/${slug}`,
    title: titled(context, name),
    description: `${name}. ${words.lead}`,
  }
}

export async function loadServerBoard(context: AppContext) {
  const { queryClient, fetchApi, language } = context
  const [{ board }] = await Promise.all([
    loadWords(language, 'championship'),
    queryClient.prefetchQuery(serverBoardQuery(fetchApi, 1)),
    queryClient.prefetchQuery(ownServerBoardQuery(fetchApi)),
  ])
  return { path: '/rankings/servidor', title: titled(context, board.title), description: board.lead }
}
