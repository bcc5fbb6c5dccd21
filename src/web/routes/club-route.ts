import { createRoute } from '@tanstack/react-router'
import { headOf } from '#web/document/page-head.ts'
import { clubPageQuery } from '#web/features/club/club-query.ts'
import { knownOrNotFound } from './known-or-not-found.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.tsx'

export const clubRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/clubes/$clubId',
  loader: async ({ context: { queryClient, fetchApi }, params }) => {
    const query = clubPageQuery(fetchApi, Number(params.clubId))
    await queryClient.prefetchQuery(query)
    knownOrNotFound(queryClient, query.queryKey)
    return queryClient.getQueryData(query.queryKey)?.club.name
  },
  head: ({ match: { context }, params, loaderData: name }) =>
    headOf({ context, page: 'club', path: `/clubes/${params.clubId}`, name }),
  ...lazyPage({
    module: 'src/web/features/club/club-page.tsx',
    page: () => import('#web/features/club/club-page.tsx'),
    name: 'ClubPage',
    copy: ['club', 'analytics', 'sport'],
  }),
})
