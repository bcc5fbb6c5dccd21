import type { QueryKey } from '@tanstack/react-query'
import type { AppContext } from '#web/base/app-context.ts'
import { loadWords } from '#web/copy/feature-copy.ts'
import { groupQuery, ownDivisionQuery } from '#web/game/division/division-query.ts'
import { groupName } from './group-name.ts'

interface Loaded {
  queryKey: QueryKey
  title: string
  description: string
}

/** In a file apart from the address parser, because every page loads the parser. */
export async function loadDivision(context: AppContext, address: string | undefined): Promise<Loaded> {
  const { queryClient, fetchApi, language } = context
  const words = await loadWords(language, 'division')
  if (address === undefined) {
    const query = ownDivisionQuery(fetchApi)
    await queryClient.prefetchQuery(query)
    return { queryKey: query.queryKey, title: words.title, description: words.description }
  }
  const query = groupQuery(fetchApi, address)
  await queryClient.prefetchQuery(query)
  const group = queryClient.getQueryData(query.queryKey)
  const title = group ? groupName(words, group) : words.title
  const description = group ? words.groupDescription(title, group.members.length) : words.description
  return { queryKey: query.queryKey, title, description }
}
