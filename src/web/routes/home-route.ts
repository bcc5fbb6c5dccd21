import { createRoute } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { todayMatchesQuery } from '#web/features/home/today-query.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  head: ({ match: { context } }) => pageHead({ context, path: '/', ...context.copy.pageTitles.home }),
  // A page without today's matches is still a page: the panel itself says what failed.
  loader: ({ context }) => context.queryClient.prefetchQuery(todayMatchesQuery(context.fetchApi)),
  ...lazyPage({
    module: 'src/web/features/home/home-page.tsx',
    page: () => import('#web/features/home/home-page.tsx'),
    name: 'HomePage',
    copy: ['home'],
  }),
})
