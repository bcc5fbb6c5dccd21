import { createRoute } from '#web/router/route.ts'
import { headOf } from '#web/document/page-head.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { whenOnline } from '#web/base/when-online.ts'

export const forecastRoute = createRoute({
  path: '/analises/modelo',
  head: ({ context }) => headOf({ context, page: 'forecast', path: '/analises/modelo' }),
  loader: async ({ context }) =>
    (await whenOnline(() => import('#web/features/forecast/load-record.ts'))).loadRecord(context),
  ...lazyPage({
    module: 'src/web/features/forecast/record-page.tsx',
    page: () => import('#web/features/forecast/record-page.tsx'),
    name: 'RecordPage',
    copy: ['forecast', 'figures', 'sport'],
  }),
})
