import { createRoute } from '#web/router/route.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { whenOnline } from '#web/base/when-online.ts'
import { pageHead, titled } from '#web/document/page-head.ts'
import { knownOrNotFound } from './known-or-not-found.ts'

export const finaleRoute = createRoute({
  path: '/temporadas/$number',
  loader: async ({ context, params }) => {
    const { loadFinale } = await whenOnline(() => import('#web/features/season-finale/load-finale.ts'))
    const { queryKey, ...head } = await loadFinale(context, Number(params.number))
    knownOrNotFound(context.queryClient, queryKey)
    return head
  },
  head: ({ context, loaderData }) =>
    loaderData ? pageHead({ context, ...loaderData, title: titled(context, loaderData.title) }) : {},
  ...lazyPage({
    module: 'src/web/features/season-finale/finale-page.tsx',
    page: () => import('#web/features/season-finale/finale-page.tsx'),
    name: 'FinalePage',
    copy: ['finale', 'division', 'share', 'sport'],
  }),
})
