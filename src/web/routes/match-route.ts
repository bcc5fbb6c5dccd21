import { createRoute } from '#web/router/route.ts'
import { headOf } from '#web/document/page-head.ts'
import { knownOrNotFound } from './known-or-not-found.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { whenOnline } from '#web/base/when-online.ts'

export const matchRoute = createRoute({
  path: '/partidas/$matchId',
  // Only on the server: in the browser the tab opens without waiting for a loader.
  loaderDeps: ({ search }) => ({ isTalk: import.meta.env.SSR && search['aba'] === 'mural' }),
  loader: async ({ context, params, deps: { isTalk } }) => {
    const { loadMatch } = await whenOnline(() => import('#web/features/match/load-match.ts'))
    const { queryKey, name } = await loadMatch(context, Number(params.matchId), isTalk)
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
