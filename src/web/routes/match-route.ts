import { createRoute } from '#web/router/route.ts'
import { headOf } from '#web/document/page-head.ts'
import { knownOrNotFound } from './known-or-not-found.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { withLine } from '#web/base/with-line.ts'

export const matchRoute = createRoute({
  path: '/partidas/$matchId',
  loader: async ({ context, params }) => {
    const { loadMatch } = await withLine(() => import('#web/features/match/load-match.ts'))
    const { queryKey, name } = await loadMatch(context, Number(params.matchId))
    knownOrNotFound(context.queryClient, queryKey)
    return name
  },
  head: ({ context, params, loaderData: name }) =>
    headOf({ context, page: 'match', path: `/partidas/${params.matchId}`, name }),
  ...lazyPage({
    module: 'src/web/features/match/match-page.tsx',
    page: () => import('#web/features/match/match-page.tsx'),
    name: 'MatchPage',
    copy: ['match', 'figures', 'pick', 'sport', 'share'],
  }),
})
