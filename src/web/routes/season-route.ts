import { createRoute } from '@tanstack/react-router'
import { pageHead, titled } from '#web/document/page-head.ts'
import { readSeasonSearch } from '#web/features/season-review/season-search.ts'
import { knownOrNotFound } from './known-or-not-found.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.tsx'

export const seasonRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/temporada',
  validateSearch: readSeasonSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { participante, temporada } }) => {
    const { loadSeason } = await import('#web/features/season-review/load-season.ts')
    const { queryKey, ...head } = await loadSeason(context, { managerId: participante, season: temporada })
    knownOrNotFound(context.queryClient, queryKey)
    return head
  },
  head: ({ match: { context, search }, loaderData }) => {
    if (!loaderData) return {}
    const asked = Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${value}`]))
    const path = asked.length > 0 ? `/temporada?${asked.join('&')}` : '/temporada'
    return pageHead({ context, path, ...loaderData, title: titled(context, loaderData.title) })
  },
  ...lazyPage({
    module: 'src/web/features/season-review/season-page.tsx',
    page: () => import('#web/features/season-review/season-page.tsx'),
    name: 'SeasonPage',
    copy: ['review', 'player'],
  }),
})
