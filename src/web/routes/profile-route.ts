import { createRoute } from '@tanstack/react-router'
import { pageHead, titled } from '#web/document/page-head.ts'
import { profileQuery } from '#web/features/profile/profile-query.ts'
import { viewerQuery } from '#web/viewer-query.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.ts'

export const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile',
  staticData: { module: 'src/web/features/profile/profile-page.tsx', copy: 'profile' },
  loader: async ({ context: { queryClient, fetchApi } }) => {
    await queryClient.prefetchQuery(viewerQuery(fetchApi))
    if (queryClient.getQueryData(viewerQuery(fetchApi).queryKey))
      await queryClient.prefetchQuery(profileQuery(fetchApi))
  },
  head: ({ match: { context } }) => {
    const { heading, description } = context.copy.pageTitles.profile
    return pageHead({ context, path: '/profile', title: titled(context, heading), description })
  },
  component: lazyPage({
    page: () => import('#web/features/profile/profile-page.tsx'),
    name: 'ProfilePage',
    copy: 'profile',
  }),
})
