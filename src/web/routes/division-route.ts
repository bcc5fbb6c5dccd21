import { createRoute } from '#web/router/route.ts'
import { pageHead, titled } from '#web/document/page-head.ts'
import { knownOrNotFound } from './known-or-not-found.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { whenOnline } from '#web/base/when-online.ts'

/** The viewer's own group, or the one in the address (`12-5`). */
export const divisionRoute = createRoute({
  path: '/divisoes/{-$group}',
  loader: async ({ context, params: { group } }) => {
    const { loadDivision } = await whenOnline(() => import('#web/features/division/load-division.ts'))
    const { queryKey, ...head } = await loadDivision(context, group)
    knownOrNotFound(context.queryClient, queryKey)
    return { ...head, path: group ? `/divisoes/${group}` : '/divisoes' }
  },
  head: ({ context, loaderData }) =>
    loaderData ? pageHead({ context, ...loaderData, title: titled(context, loaderData.title) }) : {},
  ...lazyPage({
    module: 'src/web/features/division/division-page.tsx',
    page: () => import('#web/features/division/division-page.tsx'),
    name: 'DivisionPage',
    copy: ['division', 'manager'],
  }),
})
