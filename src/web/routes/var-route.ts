import { createRoute } from '#web/router/route.ts'
import { headOf } from '#web/document/page-head.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { whenOnline } from '#web/base/when-online.ts'

export const varRoute = createRoute({
  path: '/var',
  head: ({ context }) => headOf({ context, page: 'var', path: '/var' }),
  loader: async ({ context }) => (await whenOnline(() => import('#web/features/var/load-var.ts'))).loadVar(context),
  ...lazyPage({
    module: 'src/web/features/var/var-page.tsx',
    page: () => import('#web/features/var/var-page.tsx'),
    name: 'VarPage',
    copy: ['var'],
  }),
})
