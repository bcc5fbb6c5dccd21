import type { AppContext } from '#web/base/app-context.ts'
import { viewerOnce } from '#web/base/viewer-query.ts'
import { ownRankingQuery, rankingQuery } from './ranking-queries.ts'
import { choiceOf, openingScope, type RankingSearch } from './ranking-search.ts'

/** Loads the viewer's own rank with the page: on a phone it is above the list and would push it down later. */
export async function loadRankings(context: AppContext, search: RankingSearch) {
  const { queryClient, fetchApi } = context
  const choice = choiceOf(search, openingScope(await viewerOnce(context)))
  return Promise.all([
    queryClient.prefetchQuery(rankingQuery(fetchApi, choice)),
    queryClient.prefetchQuery(ownRankingQuery(fetchApi, choice)),
  ])
}
