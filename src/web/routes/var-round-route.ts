import { createRoute } from '#web/router/route.ts'
import { headOf } from '#web/document/page-head.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { parseParams } from './story-route.ts'
import { withLine } from '#web/base/with-line.ts'

export const varRoundRoute = createRoute({
  path: '/var/rodadas/$roundId',
  parseParams,
  head: ({ context, params }) => headOf({ context, page: 'var', path: `/var/rodadas/${params.roundId}` }),
  loader: async ({ context, params }) =>
    (await withLine(() => import('#web/features/var/load-var.ts'))).loadVarRound(context, params.roundId),
  ...lazyPage({
    module: 'src/web/features/var/var-round-page.tsx',
    page: () => import('#web/features/var/var-round-page.tsx'),
    name: 'VarRoundPage',
    copy: ['var'],
  }),
})
