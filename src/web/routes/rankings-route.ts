import { createRoute } from '#web/router/route.ts'
import { headOf } from '#web/document/page-head.ts'
import { readRankingSearch } from '#web/features/ranking/ranking-search.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { whenOnline } from '#web/base/when-online.ts'

export const rankingsRoute = createRoute({
  path: '/rankings',
  validateSearch: readRankingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) =>
    (await whenOnline(() => import('#web/features/ranking/load-rankings.ts'))).loadRankings(context, deps),
  head: ({ context }) => headOf({ context, page: 'rankings', path: '/rankings' }),
  ...lazyPage({
    module: 'src/web/features/ranking/rankings-page.tsx',
    page: () => import('#web/features/ranking/rankings-page.tsx'),
    name: 'RankingsPage',
    copy: ['finale', 'ranking', 'manager', 'duel', 'live', 'share'],
  }),
})
