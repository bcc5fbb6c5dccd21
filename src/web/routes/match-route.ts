import { createRoute } from '@tanstack/react-router'
import { headOf } from '#web/document/page-head.ts'
import { matchPageQuery } from '#web/game/match/match-query.ts'
import { knownOrNotFound } from './known-or-not-found.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.tsx'

export const matchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/partidas/$matchId',
  loader: async ({ context: { queryClient, fetchApi }, params }) => {
    const query = matchPageQuery(fetchApi, Number(params.matchId))
    const [{ prefetchOwn }] = await Promise.all([
      import('#web/features/match/prefetch-own.ts'),
      queryClient.prefetchQuery(query),
    ])
    knownOrNotFound(queryClient, query.queryKey)
    const page = queryClient.getQueryData(query.queryKey)
    if (page) await prefetchOwn(queryClient, fetchApi, page)
    return page && `${page.match.home.name} x ${page.match.away.name}`
  },
  head: ({ match: { context }, params, loaderData: name }) =>
    headOf({ context, page: 'match', path: `/partidas/${params.matchId}`, name }),
  ...lazyPage({
    module: 'src/web/features/match/match-page.tsx',
    page: () => import('#web/features/match/match-page.tsx'),
    name: 'MatchPage',
    copy: ['match', 'analytics', 'player', 'pick', 'sport'],
  }),
})
