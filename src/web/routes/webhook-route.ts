import { createRoute } from '#web/router/route.ts'
import { headOf } from '#web/document/page-head.ts'
import { lazyPage } from '#web/base/lazy-page.ts'

export const webhookRoute = createRoute({
  path: '/webhooks',
  head: ({ context }) => headOf({ context, page: 'webhooks', path: '/webhooks' }),
  ...lazyPage({
    module: 'src/web/features/webhook/webhook-page.tsx',
    page: () => import('#web/features/webhook/webhook-page.tsx'),
    name: 'WebhookPage',
    copy: ['webhook'],
  }),
})
