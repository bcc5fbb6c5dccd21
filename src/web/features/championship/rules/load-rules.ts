import type { QueryKey } from '@tanstack/react-query'
import type { AppContext } from '#web/base/app-context.ts'
import { loadWords } from '#web/copy/feature-copy.ts'
import { titled } from '#web/document/page-head.ts'
import { championshipQuery } from '#web/features/championship/championship-queries.ts'
import { rulesQuery } from './rules-queries.ts'

export async function loadRules(context: AppContext, slug: string) {
  const { queryClient, fetchApi, language } = context
  const query = rulesQuery(fetchApi, slug)
  const one = championshipQuery(fetchApi, slug)
  const [words] = await Promise.all([
    loadWords(language, 'rules'),
    queryClient.prefetchQuery(query),
    queryClient.prefetchQuery(one),
  ])
  const name = queryClient.getQueryData(one.queryKey)?.name ?? slug
  return {
    queryKey: query.queryKey as QueryKey,
    path: `/campeonatos/${slug}/regras`,
    title: titled(context, `${words.title}: ${name}`),
    description: words.lead(name),
  }
}
