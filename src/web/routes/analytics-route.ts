import { createRoute } from '@tanstack/react-router'
import { pageHead, titled } from '#web/document/page-head.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.ts'

export const analyticsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/analytics',
  staticData: { module: 'src/web/features/analytics/analytics-page.tsx' },
  head: ({ match: { context } }) => {
    const { heading, description } = context.copy.pageTitles.analytics
    return pageHead({ context, path: '/analytics', title: titled(context, heading), description })
  },
  component: lazyPage({ page: () => import('#web/features/analytics/analytics-page.tsx'), name: 'AnalyticsPage' }),
})
