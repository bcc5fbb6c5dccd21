import { createRoute } from '@tanstack/react-router'
import { headOf } from '#web/document/page-head.ts'
import { readRankingSearch } from '#web/features/ranking/ranking-search.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { rootRoute } from './root-route.tsx'
import { withLine } from '#web/base/with-line.ts'

export const rankingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rankings',
  validateSearch: readRankingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) =>
    (await withLine(() => import('#web/features/ranking/load-rankings.ts'))).loadRankings(context, deps),
  head: ({ match: { context } }) => headOf({ context, page: 'rankings', path: '/rankings' }),
  ...lazyPage({
    module: 'src/web/features/ranking/rankings-page.tsx',
    page: () => import('#web/features/ranking/rankings-page.tsx'),
    name: 'RankingsPage',
    copy: ['ranking', 'manager', 'duel', 'live', 'share'],
  }),
})
