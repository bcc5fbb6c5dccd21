import { createRoute } from '#web/router/route.ts'
import { headOf } from '#web/document/page-head.ts'
import { readAnalyticsSearch } from '#web/features/analytics/analytics-search.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { whenOnline } from '#web/base/when-online.ts'

export const analyticsRoute = createRoute({
  path: '/analytics',
  validateSearch: readAnalyticsSearch,
  loaderDeps: ({ search: { esporte, periodo } }) => ({ esporte, periodo }),
  loader: async ({ context, deps }) =>
    (await whenOnline(() => import('#web/features/analytics/load-analytics.ts'))).loadAnalytics(context, deps),
  head: ({ context }) => headOf({ context, page: 'analytics', path: '/analytics' }),
  ...lazyPage({
    module: 'src/web/features/analytics/analytics-page.tsx',
    page: () => import('#web/features/analytics/analytics-page.tsx'),
    name: 'AnalyticsPage',
    copy: ['analytics', 'figures', 'sport'],
  }),
})
