import { createRoute } from '#web/router/route.ts'
import type { AppContext } from '#web/base/app-context.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { whenOnline } from '#web/base/when-online.ts'
import { pageHead } from '#web/document/page-head.ts'
import { readChampionshipsSearch } from '#web/features/championship/championships-search.ts'
import { knownOrNotFound } from './known-or-not-found.ts'

const loaders = () => whenOnline(() => import('#web/features/championship/load-championships.ts'))

interface LoadedPage {
  path: string
  title: string
  description: string
}

/** The loader brings title and description, because most pages do not need their words. */
const headBy = (context: AppContext, page: LoadedPage | undefined) => (page ? pageHead({ context, ...page }) : {})

async function load(context: AppContext, slug?: string, code?: string): Promise<LoadedPage> {
  const { queryKey, ...page } = await (await loaders()).loadChampionships(context, slug, code)
  knownOrNotFound(context.queryClient, queryKey)
  return page
}

const page = lazyPage({
  module: 'src/web/features/championship/championships-page.tsx',
  page: () => import('#web/features/championship/championships-page.tsx'),
  name: 'ChampionshipsPage',
  copy: ['championship', 'figures'],
})

export const championshipsRoute = createRoute({
  path: '/campeonatos',
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => load(context, undefined, readChampionshipsSearch(deps).convite),
  head: ({ context, loaderData }) => headBy(context, loaderData),
  ...page,
})

export const championshipRoute = createRoute({
  path: '/campeonatos/$slug',
  loader: ({ context, params }) => load(context, params.slug),
  head: ({ context, loaderData }) => headBy(context, loaderData),
  ...page,
})

const rulesLoader = () => whenOnline(() => import('#web/features/championship/rules/load-rules.ts'))

export const championshipRulesRoute = createRoute({
  path: '/campeonatos/$slug/regras',
  loader: async ({ context, params }): Promise<LoadedPage> => {
    const { queryKey, ...page } = await (await rulesLoader()).loadRules(context, params.slug)
    knownOrNotFound(context.queryClient, queryKey)
    return page
  },
  head: ({ context, loaderData }) => headBy(context, loaderData),
  ...lazyPage({
    module: 'src/web/features/championship/rules/rules-page.tsx',
    page: () => import('#web/features/championship/rules/rules-page.tsx'),
    name: 'RulesPage',
    copy: ['championship', 'rules', 'player'],
  }),
})

export const serverBoardRoute = createRoute({
  path: '/rankings/servidor',
  loader: async ({ context }) => (await loaders()).loadServerBoard(context),
  head: ({ context, loaderData }) => headBy(context, loaderData),
  ...lazyPage({
    module: 'src/web/features/championship/server-board-page.tsx',
    page: () => import('#web/features/championship/server-board-page.tsx'),
    name: 'ServerBoardPage',
    copy: ['championship'],
  }),
})
