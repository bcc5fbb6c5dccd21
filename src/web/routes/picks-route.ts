import { createRoute } from '#web/router/route.ts'
import { headOf } from '#web/document/page-head.ts'
import { readPickSearch } from '#web/features/pick/pick-search.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { whenOnline } from '#web/base/when-online.ts'

export const picksRoute = createRoute({
  path: '/palpites',
  validateSearch: readPickSearch,
  loaderDeps: ({ search: { ver, pagina } }) => ({ ver, pagina }),
  loader: async ({ context, deps }) =>
    (await whenOnline(() => import('#web/features/pick/load-picks.ts'))).loadPicks(context, deps),
  head: ({ context }) => headOf({ context, page: 'picks', path: '/palpites' }),
  ...lazyPage({
    module: 'src/web/features/pick/picks-page.tsx',
    page: () => import('#web/features/pick/picks-page.tsx'),
    name: 'PicksPage',
    copy: ['pick', 'sport'],
  }),
})
