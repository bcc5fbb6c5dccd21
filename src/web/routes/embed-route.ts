import { createRoute } from '#web/router/route.ts'
import { headOf } from '#web/document/page-head.ts'
import { lazyPage } from '#web/base/lazy-page.ts'

export const embedRoute = createRoute({
  path: '/incorporar',
  head: ({ context }) => headOf({ context, page: 'embed', path: '/incorporar' }),
  ...lazyPage({
    module: 'src/web/features/embed/embed-page.tsx',
    page: () => import('#web/features/embed/embed-page.tsx'),
    name: 'EmbedPage',
    copy: ['embed'],
  }),
})
