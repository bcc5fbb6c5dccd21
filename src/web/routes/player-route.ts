import { createRoute } from '#web/router/route.ts'
import { headOf } from '#web/document/page-head.ts'
import { readPlayerSearch } from '#web/features/player/player-search.ts'
import { knownOrNotFound } from './known-or-not-found.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { whenOnline } from '#web/base/when-online.ts'

export const playerRoute = createRoute({
  path: '/jogadores/$playerId',
  validateSearch: readPlayerSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const { loadPlayer } = await whenOnline(() => import('#web/features/player/load-player.ts'))
    const { queryKey, name } = await loadPlayer(context, Number(params.playerId), deps)
    knownOrNotFound(context.queryClient, queryKey)
    return name
  },
  head: ({ context, params, loaderData: name }) =>
    headOf({ context, page: 'player', path: `/jogadores/${params.playerId}`, name }),
  ...lazyPage({
    module: 'src/web/features/player/player-page.tsx',
    page: () => import('#web/features/player/player-page.tsx'),
    name: 'PlayerPage',
    copy: ['player', 'fantasy', 'joining', 'share'],
  }),
})
