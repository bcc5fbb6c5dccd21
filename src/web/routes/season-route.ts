import { createRoute } from '#web/router/route.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { pageHead, titled } from '#web/document/page-head.ts'
import { readSeasonSearch } from '#web/features/season-review/season-search.ts'
import { knownOrNotFound } from './known-or-not-found.ts'
import { whenOnline } from '#web/base/when-online.ts'

export const seasonRoute = createRoute({
  path: '/temporada',
  validateSearch: readSeasonSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadSeason } = await whenOnline(() => import('#web/features/season-review/load-season.ts'))
    const { queryKey, ...head } = await loadSeason(context, deps)
    knownOrNotFound(context.queryClient, queryKey)
    return head
  },
  head: ({ context, loaderData }) =>
    loaderData ? pageHead({ context, ...loaderData, title: titled(context, loaderData.title) }) : {},
  ...lazyPage({
    module: 'src/web/features/season-review/season-page.tsx',
    page: () => import('#web/features/season-review/season-page.tsx'),
    name: 'SeasonPage',
    copy: ['review', 'player'],
  }),
})
