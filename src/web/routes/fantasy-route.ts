import { createRoute } from '@tanstack/react-router'
import { pageHead, titled } from '#web/document/page-head.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.ts'

export const fantasyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/fantasy',
  staticData: { module: 'src/web/features/fantasy/fantasy-page.tsx' },
  head: ({ match: { context } }) => {
    const { heading, description } = context.copy.pageTitles.fantasy
    return pageHead({ context, path: '/fantasy', title: titled(context, heading), description })
  },
  component: lazyPage({ page: () => import('#web/features/fantasy/fantasy-page.tsx'), name: 'FantasyPage' }),
})
