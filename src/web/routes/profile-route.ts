import { createRoute } from '#web/router/route.ts'
import { headOf } from '#web/document/page-head.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { whenOnline } from '#web/base/when-online.ts'

export const profileRoute = createRoute({
  path: '/profile',
  loader: async ({ context }) =>
    (await whenOnline(() => import('#web/features/profile/load-profile.ts'))).loadProfile(context),
  head: ({ context }) => headOf({ context, page: 'profile', path: '/profile' }),
  ...lazyPage({
    module: 'src/web/features/profile/profile-page.tsx',
    page: () => import('#web/features/profile/profile-page.tsx'),
    name: 'ProfilePage',
    copy: ['profile', 'manager', 'live', 'pick', 'division', 'moment'],
  }),
})
