import { createRoute } from '#web/router/route.ts'
import { headOf } from '#web/document/page-head.ts'
import { readFantasySearch } from '#web/features/fantasy/market/fantasy-search.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { whenOnline } from '#web/base/when-online.ts'

export const fantasyRoute = createRoute({
  path: '/fantasy',
  validateSearch: readFantasySearch,
  head: ({ context }) => headOf({ context, page: 'fantasy', path: '/fantasy' }),
  loader: async ({ context }) =>
    (await whenOnline(() => import('#web/features/fantasy/load-fantasy.ts'))).loadFantasy(context),
  ...lazyPage({
    module: 'src/web/features/fantasy/fantasy-page.tsx',
    page: () => import('#web/features/fantasy/fantasy-page.tsx'),
    name: 'FantasyPage',
    copy: ['fantasy', 'joining'],
  }),
})
