import { createRoute } from '@tanstack/react-router'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { headOf } from '#web/document/page-head.ts'
import { profileQuery } from '#web/features/profile/profile-query.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.ts'

export const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile',
  loader: async ({ context: { queryClient, fetchApi } }) => {
    await queryClient.prefetchQuery(viewerQuery(fetchApi))
    if (queryClient.getQueryData(viewerQuery(fetchApi).queryKey))
      await queryClient.prefetchQuery(profileQuery(fetchApi))
  },
  head: ({ match: { context } }) => headOf({ context, page: 'profile', path: '/profile' }),
  ...lazyPage({
    module: 'src/web/features/profile/profile-page.tsx',
    page: () => import('#web/features/profile/profile-page.tsx'),
    name: 'ProfilePage',
    copy: ['profile', 'manager', 'live', 'pick', 'division'],
  }),
})
