import { createRoute } from '#web/router/route.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { whenOnline } from '#web/base/when-online.ts'
import { pageHead } from '#web/document/page-head.ts'

export const deskRoute = createRoute({
  path: '/mesa/$matchId',
  loader: async ({ context, params }) => {
    const { loadDesk } = await whenOnline(() => import('#web/features/desk/load-desk.ts'))
    return loadDesk(context, Number(params.matchId))
  },
  head: ({ context, loaderData: page }) => (page ? pageHead({ context, ...page }) : {}),
  ...lazyPage({
    module: 'src/web/features/desk/desk-page.tsx',
    page: () => import('#web/features/desk/desk-page.tsx'),
    name: 'DeskPage',
    copy: ['desk', 'decision', 'player'],
  }),
})
