import type { QueryKey } from '@tanstack/react-query'
import type { AppContext } from '#web/base/app-context.ts'
import { loadWords } from '#web/copy/feature-copy.ts'
import { seasonAddress } from './season-address.ts'
import { seasonQuery } from './season-query.ts'
import type { SeasonSearch } from './season-search.ts'

interface Loaded {
  queryKey: QueryKey
  path: string
  title: string
  description: string
}

/** In a file apart from the address parser, because every page loads the parser. */
export async function loadSeason(context: AppContext, search: SeasonSearch): Promise<Loaded> {
  const { queryClient, fetchApi, language } = context
  const query = seasonQuery(fetchApi, { managerId: search.participante, season: search.temporada })
  const [words] = await Promise.all([loadWords(language, 'review'), queryClient.prefetchQuery(query)])
  const review = queryClient.getQueryData(query.queryKey)
  const { manager = null, season = null } = review ?? {}
  return {
    queryKey: query.queryKey,
    path: seasonAddress(search),
    title: season ? words.heading(season.number, manager?.isSelf === false ? manager.name : null) : words.title,
    description: season ? words.lead(season) : words.description,
  }
}
