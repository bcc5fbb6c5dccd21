import { createRoute } from '@tanstack/react-router'
import { loadWords } from '#web/copy/feature-copy.ts'
import { headOf, pageHead, titled } from '#web/document/page-head.ts'
import { askedBy, readLeagueSearch, readLeaguesSearch } from '#web/features/league/leagues-search.ts'
import { leaguePageQuery } from '#web/features/league/league-page-query.ts'
import { leaguesQuery } from '#web/game/league/league-queries.ts'
import { clockQuery } from '#web/game/clock/clock-query.ts'
import { knownOrNotFound } from './known-or-not-found.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.ts'

export const leaguesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ligas',
  validateSearch: readLeaguesSearch,
  loaderDeps: ({ search }) => search,
  head: ({ match: { context } }) => headOf({ context, page: 'leagues', path: '/ligas' }),
  loader: ({ context: { queryClient, fetchApi }, deps }) =>
    Promise.all([
      queryClient.prefetchQuery(clockQuery(fetchApi)),
      queryClient.prefetchQuery(leaguesQuery(fetchApi, askedBy(deps))),
    ]),
  ...lazyPage({
    module: 'src/web/features/league/leagues-page.tsx',
    page: () => import('#web/features/league/leagues-page.tsx'),
    name: 'LeaguesPage',
    copy: ['league', 'fantasy'],
  }),
})

export const leagueRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ligas/$leagueId',
  validateSearch: readLeagueSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, fetchApi, language }, params, deps }) => {
    const query = leaguePageQuery(fetchApi, {
      leagueId: Number(params.leagueId),
      page: deps.pagina,
      round: deps.rodada,
      code: deps.convite,
    })
    const [{ head, formats, list }] = await Promise.all([
      loadWords(language, 'league'),
      queryClient.prefetchQuery(clockQuery(fetchApi)),
      queryClient.prefetchQuery(query),
    ])
    knownOrNotFound(queryClient, query.queryKey)
    const league = queryClient.getQueryData(query.queryKey)?.league
    if (!league) return { title: head.invite }
    const { name, format, participants, prize, description } = league
    const facts = head.description(name, formats[format], list.participants(participants), prize)
    return { title: name, description: description ? `${description} ${facts}` : facts }
  },
  head: ({ match: { context }, params, loaderData }) => {
    const { heading, description } = context.copy.pageTitles.leagues
    return pageHead({
      context,
      path: `/ligas/${params.leagueId}`,
      title: titled(context, loaderData?.title ?? heading),
      description: loaderData?.description ?? description,
    })
  },
  ...lazyPage({
    module: 'src/web/features/league/league-page.tsx',
    page: () => import('#web/features/league/league-page.tsx'),
    name: 'LeaguePage',
    copy: ['league', 'fantasy', 'manager'],
  }),
})
