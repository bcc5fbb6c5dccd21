import { createRoute } from '@tanstack/react-router'
import { headOf } from '#web/document/page-head.ts'
import { readFantasySearch } from '#web/features/fantasy/fantasy-search.ts'
import { leaguesQuery } from '#web/game/league/league-queries.ts'
import { ownRoundQuery } from '#web/game/live/own-round-query.ts'
import { clockQuery } from '#web/game/clock/clock-query.ts'
import { marketQuery } from '#web/game/market/market-query.ts'
import { squadsQuery } from '#web/game/squad/squad-queries.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.ts'

export const fantasyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/fantasy',
  validateSearch: readFantasySearch,
  head: ({ match: { context } }) => headOf({ context, page: 'fantasy', path: '/fantasy' }),
  // Each panel says itself what failed, so a page without one of them is still a page. What is personal comes with the
  // page, too: who returns must not see an empty team first.
  loader: ({ context: { queryClient, fetchApi } }) =>
    Promise.all([
      queryClient.prefetchQuery(marketQuery(fetchApi)),
      queryClient.prefetchQuery(clockQuery(fetchApi)),
      queryClient.prefetchQuery(leaguesQuery(fetchApi)),
      queryClient.prefetchQuery(squadsQuery(fetchApi)),
      queryClient.prefetchQuery(ownRoundQuery(fetchApi)),
    ]),
  ...lazyPage({
    module: 'src/web/features/fantasy/fantasy-page.tsx',
    page: () => import('#web/features/fantasy/fantasy-page.tsx'),
    name: 'FantasyPage',
    copy: ['fantasy', 'league', 'live', 'division'],
  }),
})
