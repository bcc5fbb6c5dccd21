import { createRoute } from '@tanstack/react-router'
import { headOf } from '#web/document/page-head.ts'
import { forecastRecordQuery } from '#web/features/forecast/record-query.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.tsx'

export const forecastRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/analises/modelo',
  head: ({ match: { context } }) => headOf({ context, page: 'forecast', path: '/analises/modelo' }),
  loader: ({ context: { queryClient, fetchApi } }) => queryClient.prefetchQuery(forecastRecordQuery(fetchApi)),
  ...lazyPage({
    module: 'src/web/features/forecast/record-page.tsx',
    page: () => import('#web/features/forecast/record-page.tsx'),
    name: 'RecordPage',
    copy: ['forecast', 'analytics', 'sport'],
  }),
})
