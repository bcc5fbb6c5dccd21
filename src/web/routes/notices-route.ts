import { createRoute } from '#web/router/route.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { whenOnline } from '#web/base/when-online.ts'
import { pageHead, titled } from '#web/document/page-head.ts'

export const noticesRoute = createRoute({
  path: '/avisos',
  loader: async ({ context }) =>
    (await whenOnline(() => import('#web/features/notice/load-notices.ts'))).loadNotices(context),
  head: ({ context, loaderData }) =>
    loaderData ? pageHead({ context, path: '/avisos', ...loaderData, title: titled(context, loaderData.title) }) : {},
  ...lazyPage({
    module: 'src/web/features/notice/notices-page.tsx',
    page: () => import('#web/features/notice/notices-page.tsx'),
    name: 'NoticesPage',
    copy: ['notice'],
  }),
})
