import { Redirect } from '#web/router/target.ts'
import { createRoute } from '#web/router/route.ts'
import { pageHead, titled } from '#web/document/page-head.ts'
import { knownOrNotFound } from './known-or-not-found.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { pageDescription } from '#web/copy/page-description.ts'
import { whenOnline } from '#web/base/when-online.ts'

export const managerRoute = createRoute({
  path: '/participantes/$id',
  // An invalid number becomes manager 0, who does not exist.
  parseParams: ({ id }) => ({ id: /^\d{1,10}$/.test(id) ? Number(id) : 0 }),
  loader: async ({ context, params }) => {
    const { loadManager } = await whenOnline(() => import('#web/features/profile/load-profile.ts'))
    const { queryKey, manager } = await loadManager(context, params.id)
    knownOrNotFound(context.queryClient, queryKey)
    // A guest who was merged into an account redirects to it.
    if (manager && manager.managerId !== params.id)
      throw new Redirect({ to: '/participantes/$id', params: { id: manager.managerId } }, 301)
    return { name: manager?.name }
  },
  head: ({ context, params, loaderData }) => {
    const { heading } = context.copy.pageTitles.manager
    const description = pageDescription(context.language, 'manager')
    const title = titled(context, loaderData?.name ?? heading)
    return pageHead({ context, path: `/participantes/${params.id}`, title, description })
  },
  ...lazyPage({
    module: 'src/web/features/profile/manager-page.tsx',
    page: () => import('#web/features/profile/manager-page.tsx'),
    name: 'ManagerPage',
    copy: ['profile', 'manager', 'live', 'player', 'pick', 'division', 'share', 'moment'],
  }),
})
