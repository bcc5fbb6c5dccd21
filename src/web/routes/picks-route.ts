import { createRoute } from '@tanstack/react-router'
import { headOf } from '#web/document/page-head.ts'
import { pickHistoryQuery, upcomingPicksQuery } from '#web/features/pick/pick-queries.ts'
import { readPickSearch } from '#web/features/pick/pick-search.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.ts'

export const picksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/palpites',
  validateSearch: readPickSearch,
  loaderDeps: ({ search: { ver, pagina } }) => ({ ver, pagina }),
  loader: ({ context: { queryClient, fetchApi }, deps: { ver, pagina } }) =>
    ver === 'historico'
      ? queryClient.prefetchQuery(pickHistoryQuery(fetchApi, pagina ?? 1))
      : queryClient.prefetchQuery(upcomingPicksQuery(fetchApi)),
  head: ({ match: { context } }) => headOf({ context, page: 'picks', path: '/palpites' }),
  ...lazyPage({
    module: 'src/web/features/pick/picks-page.tsx',
    page: () => import('#web/features/pick/picks-page.tsx'),
    name: 'PicksPage',
    copy: ['pick', 'sport'],
  }),
})
