import { createRoute } from '@tanstack/react-router'
import { pageHead, titled } from '#web/document/page-head.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.ts'

export const rankingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rankings',
  staticData: { module: 'src/web/features/rankings/rankings-page.tsx' },
  head: ({ match: { context } }) => {
    const { heading, description } = context.copy.pageTitles.rankings
    return pageHead({ context, path: '/rankings', title: titled(context, heading), description })
  },
  component: lazyPage({ page: () => import('#web/features/rankings/rankings-page.tsx'), name: 'RankingsPage' }),
})
