import { createRoute } from '@tanstack/react-router'
import type { AppContext } from '#web/base/app-context.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { withLine } from '#web/base/with-line.ts'
import { pageHead, titled } from '#web/document/page-head.ts'
import { readChampionshipsSearch } from '#web/features/championship/championships-search.ts'
import { rootRoute } from './root-route.tsx'

const loaders = () => withLine(() => import('#web/features/championship/load-championships.ts'))

/** The words come with the page: what every page loads has none of them. */
const headBy = (context: AppContext, path: string, told: { title: string; description: string } | undefined) =>
  told ? pageHead({ context, path, title: titled(context, told.title), description: told.description }) : {}

export const championshipsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/campeonatos',
  validateSearch: readChampionshipsSearch,
  loader: async ({ context }) => (await loaders()).loadChampionships(context),
  head: ({ match: { context }, loaderData }) => headBy(context, '/campeonatos', loaderData),
  ...lazyPage({
    module: 'src/web/features/championship/championships-page.tsx',
    page: () => import('#web/features/championship/championships-page.tsx'),
    name: 'ChampionshipsPage',
    copy: ['championship'],
  }),
})
