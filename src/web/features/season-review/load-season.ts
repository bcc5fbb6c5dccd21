import type { QueryKey } from '@tanstack/react-query'
import type { AppContext } from '#web/base/app-context.ts'
import { loadWords } from '#web/copy/feature-copy.ts'
import { seasonQuery, type SeasonAsked } from './season-query.ts'

interface Loaded {
  queryKey: QueryKey
  title: string
  description: string
}

/** Apart from the address, which is in what every page loads. */
export async function loadSeason(context: AppContext, asked: SeasonAsked): Promise<Loaded> {
  const { queryClient, fetchApi, language } = context
  const query = seasonQuery(fetchApi, asked)
  const [words] = await Promise.all([loadWords(language, 'review'), queryClient.prefetchQuery(query)])
  const review = queryClient.getQueryData(query.queryKey)
  const { manager = null, season = null } = review ?? {}
  return {
    queryKey: query.queryKey,
    title: season ? words.heading(season.number, manager?.isSelf === false ? manager.name : null) : words.title,
    description: season ? words.lead(season) : words.description,
  }
}
