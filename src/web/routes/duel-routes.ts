import { createRoute } from '@tanstack/react-router'
import type { AppContext } from '#web/base/app-context.ts'
import { headOf } from '#web/document/page-head.ts'
import type { DuelAsked } from '#web/game/duel/duel-query.ts'
import { readStorySearch } from '#web/features/story/story-search.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { rootRoute } from './root-route.tsx'
import { withLine } from '#web/base/with-line.ts'

const page = lazyPage({
  module: 'src/web/features/duel/duel-page.tsx',
  page: () => import('#web/features/duel/duel-page.tsx'),
  name: 'DuelPage',
  copy: ['duel', 'live', 'share'],
})

const load = async (context: AppContext, asked: DuelAsked) =>
  (await withLine(() => import('#web/features/duel/load-duel.ts'))).loadDuel(context, asked)

export const duelRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confronto',
  loader: ({ context }) => load(context, {}),
  head: ({ match: { context } }) => headOf({ context, page: 'duel', path: '/confronto' }),
  ...page,
})

export const earlierDuelRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confronto/$roundId',
  // What is no number asks for round 2147483647, which nobody has played.
  params: {
    parse: ({ roundId }) => ({ roundId: /^[1-9]\d{0,8}$/.test(roundId) ? Number(roundId) : 2_147_483_647 }),
    stringify: ({ roundId }) => ({ roundId: String(roundId) }),
  },
  validateSearch: readStorySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params: { roundId }, deps: { participante: managerId } }) =>
    load(context, { roundId, managerId }),
  head: ({ match: { context, search }, params: { roundId }, loaderData: name }) =>
    headOf({ context, page: 'duel', path: `/confronto/${roundId}`, name, search }),
  ...page,
})
