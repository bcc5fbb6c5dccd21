import { createRoute } from '@tanstack/react-router'
import { headOf } from '#web/document/page-head.ts'
import { readOperatorSearch } from '#web/features/operator/operator-search.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { rootRoute } from './root-route.tsx'

export const operatorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/operador',
  validateSearch: readOperatorSearch,
  head: ({ match: { context } }) => headOf({ context, page: 'operator', path: '/operador' }),
  ...lazyPage({
    module: 'src/web/features/operator/operator-page.tsx',
    page: () => import('#web/features/operator/operator-page.tsx'),
    name: 'OperatorPage',
    copy: ['operator', 'player', 'importing'],
  }),
})
