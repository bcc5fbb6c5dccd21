import { createRoute } from '#web/router/route.ts'
import { headOf } from '#web/document/page-head.ts'
import { readOperatorSearch } from '#web/features/operator/operator-search.ts'
import { lazyPage } from '#web/base/lazy-page.ts'

export const operatorRoute = createRoute({
  path: '/operador',
  validateSearch: readOperatorSearch,
  head: ({ context }) => headOf({ context, page: 'operator', path: '/operador' }),
  ...lazyPage({
    module: 'src/web/features/operator/operator-page.tsx',
    page: () => import('#web/features/operator/operator-page.tsx'),
    name: 'OperatorPage',
    copy: ['operator', 'decision', 'player', 'importing', 'chat'],
  }),
})
