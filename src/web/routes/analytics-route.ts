import { createRoute } from '@tanstack/react-router'
import { headOf } from '#web/document/page-head.ts'
import { analyticsQuery } from '#web/features/analytics/analytics-query.ts'
import { DEFAULT_PERIOD, DEFAULT_SPORT, readAnalyticsSearch } from '#web/features/analytics/analytics-search.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.tsx'

export const analyticsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/analytics',
  validateSearch: readAnalyticsSearch,
  loaderDeps: ({ search }) => ({ sport: search.esporte ?? DEFAULT_SPORT, period: search.periodo ?? DEFAULT_PERIOD }),
  loader: ({ context: { queryClient, fetchApi }, deps: { sport, period } }) =>
    queryClient.prefetchQuery(analyticsQuery(fetchApi, sport, period)),
  head: ({ match: { context } }) => headOf({ context, page: 'analytics', path: '/analytics' }),
  ...lazyPage({
    module: 'src/web/features/analytics/analytics-page.tsx',
    page: () => import('#web/features/analytics/analytics-page.tsx'),
    name: 'AnalyticsPage',
    copy: ['analytics', 'sport'],
  }),
})
