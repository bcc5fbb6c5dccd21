import type { AppContext } from '#web/base/app-context.ts'
import { ownRankingQuery, rankingQuery } from './ranking-queries.ts'
import { choiceOf, type RankingSearch } from './ranking-search.ts'

/** One's own place stands above the list on a phone: coming later, it would push the list down. */
export const loadRankings = ({ queryClient, fetchApi }: AppContext, search: RankingSearch) =>
  Promise.all([
    queryClient.prefetchQuery(rankingQuery(fetchApi, choiceOf(search))),
    queryClient.prefetchQuery(ownRankingQuery(fetchApi, choiceOf(search))),
  ])
