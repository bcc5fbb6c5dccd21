import { createRoute } from '#web/router/route.ts'
import { headOf } from '#web/document/page-head.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { withLine } from '#web/base/with-line.ts'

export const varRoute = createRoute({
  path: '/var',
  head: ({ context }) => headOf({ context, page: 'var', path: '/var' }),
  loader: async ({ context }) => (await withLine(() => import('#web/features/var/load-var.ts'))).loadVar(context),
  ...lazyPage({
    module: 'src/web/features/var/var-page.tsx',
    page: () => import('#web/features/var/var-page.tsx'),
    name: 'VarPage',
    copy: ['var'],
  }),
})
