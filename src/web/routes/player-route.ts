import { createRoute } from '@tanstack/react-router'
import { headOf } from '#web/document/page-head.ts'
import { comparedIds, readPlayerSearch } from '#web/features/player/player-search.ts'
import { playerQuery } from '#web/features/player/player-queries.ts'
import { knownOrNotFound } from './known-or-not-found.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.tsx'

export const playerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/jogadores/$playerId',
  validateSearch: readPlayerSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, fetchApi }, params, deps }) => {
    const query = playerQuery(fetchApi, Number(params.playerId))
    const compared = comparedIds(deps).map((id) => playerQuery(fetchApi, id))
    await Promise.all([query, ...compared].map((one) => queryClient.prefetchQuery(one)))
    knownOrNotFound(queryClient, query.queryKey)
    return queryClient.getQueryData(query.queryKey)?.name
  },
  head: ({ match: { context }, params, loaderData: name }) =>
    headOf({ context, page: 'player', path: `/jogadores/${params.playerId}`, name }),
  ...lazyPage({
    module: 'src/web/features/player/player-page.tsx',
    page: () => import('#web/features/player/player-page.tsx'),
    name: 'PlayerPage',
    copy: ['player', 'fantasy'],
  }),
})
