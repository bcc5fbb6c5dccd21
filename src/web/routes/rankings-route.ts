import { createRoute } from '@tanstack/react-router'
import { headOf } from '#web/document/page-head.ts'
import { ownRankingQuery, rankingQuery } from '#web/features/ranking/ranking-queries.ts'
import { choiceOf, readRankingSearch } from '#web/features/ranking/ranking-search.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.ts'

export const rankingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rankings',
  validateSearch: readRankingSearch,
  loaderDeps: ({ search }) => search,
  // One's own place stands above the list on a phone: coming later, it would push the list down.
  loader: ({ context: { queryClient, fetchApi }, deps }) =>
    Promise.all([
      queryClient.prefetchQuery(rankingQuery(fetchApi, choiceOf(deps))),
      queryClient.prefetchQuery(ownRankingQuery(fetchApi, choiceOf(deps))),
    ]),
  head: ({ match: { context } }) => headOf({ context, page: 'rankings', path: '/rankings' }),
  ...lazyPage({
    module: 'src/web/features/ranking/rankings-page.tsx',
    page: () => import('#web/features/ranking/rankings-page.tsx'),
    name: 'RankingsPage',
    copy: ['ranking', 'manager', 'duel', 'live', 'division'],
  }),
})
