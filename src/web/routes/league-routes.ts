import { createRoute } from '@tanstack/react-router'
import { pageHead, titled } from '#web/document/page-head.ts'
import { readLeagueSearch, readLeaguesSearch } from '#web/features/league/leagues-search.ts'
import { leaguePageQuery, leaguesQuery } from '#web/features/league/league-queries.ts'
import { clockQuery } from '#web/features/market/market-query.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.ts'

export const leaguesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ligas',
  staticData: { module: 'src/web/features/league/leagues-page.tsx', copy: 'league' },
  validateSearch: readLeaguesSearch,
  loaderDeps: ({ search }) => search,
  head: ({ match: { context } }) => {
    const { heading, description } = context.copy.pageTitles.leagues
    return pageHead({ context, path: '/ligas', title: titled(context, heading), description })
  },
  loader: ({ context: { queryClient, fetchApi }, deps }) =>
    Promise.all([
      queryClient.prefetchQuery(clockQuery(fetchApi)),
      queryClient.prefetchQuery(
        leaguesQuery(fetchApi, { search: deps.busca ?? '', scope: deps.quais ?? 'open', page: deps.pagina ?? 1 }),
      ),
    ]),
  component: lazyPage({
    page: () => import('#web/features/league/leagues-page.tsx'),
    name: 'LeaguesPage',
    copy: ['league', 'fantasy'],
  }),
})

export const leagueRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ligas/$leagueId',
  staticData: { module: 'src/web/features/league/league-page.tsx', copy: 'league' },
  validateSearch: readLeagueSearch,
  loaderDeps: ({ search }) => search,
  head: ({ match: { context }, params }) => {
    const { heading, description } = context.copy.pageTitles.leagues
    return pageHead({ context, path: `/ligas/${params.leagueId}`, title: titled(context, heading), description })
  },
  loader: ({ context: { queryClient, fetchApi }, params, deps }) =>
    Promise.all([
      queryClient.prefetchQuery(clockQuery(fetchApi)),
      queryClient.prefetchQuery(
        leaguePageQuery(fetchApi, {
          leagueId: Number(params.leagueId),
          page: deps.pagina,
          round: deps.rodada,
          code: deps.convite,
        }),
      ),
    ]),
  component: lazyPage({
    page: () => import('#web/features/league/league-page.tsx'),
    name: 'LeaguePage',
    copy: ['league', 'fantasy'],
  }),
})
