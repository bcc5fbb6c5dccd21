import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '#web/base/lazy-page.ts'
import { withLine } from '#web/base/with-line.ts'
import { pageHead } from '#web/document/page-head.ts'
import { rootRoute } from './root-route.tsx'

export const deskRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mesa/$matchId',
  loader: async ({ context, params }) => {
    const { loadDesk } = await withLine(() => import('#web/features/desk/load-desk.ts'))
    return loadDesk(context, Number(params.matchId))
  },
  head: ({ match: { context }, loaderData: told }) => (told ? pageHead({ context, ...told }) : {}),
  ...lazyPage({
    module: 'src/web/features/desk/desk-page.tsx',
    page: () => import('#web/features/desk/desk-page.tsx'),
    name: 'DeskPage',
    copy: ['desk', 'player'],
  }),
})
