import { createRoute } from '@tanstack/react-router'
import { headOf } from '#web/document/page-head.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { rootRoute } from './root-route.tsx'
import { withLine } from '#web/base/with-line.ts'

export const forecastRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/analises/modelo',
  head: ({ match: { context } }) => headOf({ context, page: 'forecast', path: '/analises/modelo' }),
  loader: async ({ context }) =>
    (await withLine(() => import('#web/features/forecast/load-record.ts'))).loadRecord(context),
  ...lazyPage({
    module: 'src/web/features/forecast/record-page.tsx',
    page: () => import('#web/features/forecast/record-page.tsx'),
    name: 'RecordPage',
    copy: ['forecast', 'analytics', 'sport'],
  }),
})
