import type { AppContext } from '#web/base/app-context.ts'
import type { QueryKey } from '@tanstack/react-query'
import { viewerOnce } from '#web/base/viewer-query.ts'
import { loadWords } from '#web/copy/feature-copy.ts'
import { seasonListQuery } from '#web/game/season/season-queries.ts'
import { finaleQuery, ownSeasonQuery } from './finale-queries.ts'

interface Loaded {
  queryKey: QueryKey
  path: string
  title: string
  description: string
}

/** Loads the season and the viewer's rank in it. Returns the title and the description of the page. */
export async function loadFinale(context: AppContext, season: number): Promise<Loaded> {
  const { queryClient, fetchApi, language } = context
  const query = finaleQuery(fetchApi, season)
  const [words] = await Promise.all([
    loadWords(language, 'finale'),
    queryClient.prefetchQuery(query),
    queryClient.prefetchQuery(seasonListQuery(fetchApi)),
    (await viewerOnce(context)) && queryClient.prefetchQuery(ownSeasonQuery(fetchApi, season)),
  ])
  const finale = queryClient.getQueryData(query.queryKey)
  const [champion] = finale?.champions ?? []
  return {
    queryKey: query.queryKey,
    path: `/temporadas/${season}`,
    title: words.title(season),
    description: champion ? words.championIs(champion.club.name) : words.description(season),
  }
}
