import { createRoute } from '#web/router/route.ts'
import { headOf, pageHead, titled } from '#web/document/page-head.ts'
import { readLeagueSearch, readLeaguesSearch } from '#web/game/league/leagues-search.ts'
import { knownOrNotFound } from './known-or-not-found.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { pageDescription } from '#web/copy/page-description.ts'
import { whenOnline } from '#web/base/when-online.ts'

const loaders = () => whenOnline(() => import('#web/features/league/load-league.ts'))
const poolLoader = () => whenOnline(() => import('#web/features/pool/load-pool.ts'))

export const leaguesRoute = createRoute({
  path: '/ligas',
  validateSearch: readLeaguesSearch,
  loaderDeps: ({ search }) => search,
  head: ({ context }) => headOf({ context, page: 'leagues', path: '/ligas' }),
  loader: async ({ context, deps }) => (await loaders()).loadLeagues(context, deps),
  ...lazyPage({
    module: 'src/web/features/league/leagues-page.tsx',
    page: () => import('#web/features/league/leagues-page.tsx'),
    name: 'LeaguesPage',
    copy: ['league', 'joining'],
  }),
})

export const leagueRoute = createRoute({
  path: '/ligas/$leagueId',
  validateSearch: readLeagueSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }): Promise<{ title: string; description?: string }> => {
    const { loadLeague } = await loaders()
    const leagueId = Number(params.leagueId)
    const { queryKey, page, head } = await loadLeague(context, { ...deps, leagueId })
    knownOrNotFound(context.queryClient, queryKey)
    if (page?.pool && deps.aba !== 'mural') await (await poolLoader()).loadPool(context, page, deps)
    return head
  },
  head: ({ context, search, params, loaderData }) => {
    const { heading } = context.copy.pageTitles.leagues
    return pageHead({
      context,
      search,
      path: `/ligas/${params.leagueId}`,
      title: titled(context, loaderData?.title ?? heading),
      description: loaderData?.description ?? pageDescription(context.language, 'leagues'),
    })
  },
  ...lazyPage({
    module: 'src/web/routes/league-page.tsx',
    page: () => import('./league-page.tsx'),
    name: 'LeaguePage',
    copy: ['league', 'joining', 'manager', 'share'],
  }),
})
