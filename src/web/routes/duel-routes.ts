import { createRoute } from '@tanstack/react-router'
import type { AppContext } from '#web/base/app-context.ts'
import { headOf } from '#web/document/page-head.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { rootRoute } from './root-route.tsx'
import { withLine } from '#web/base/with-line.ts'

const page = lazyPage({
  module: 'src/web/features/duel/duel-page.tsx',
  page: () => import('#web/features/duel/duel-page.tsx'),
  name: 'DuelPage',
  copy: ['duel', 'live'],
})

const load = async (context: AppContext, roundId?: number) =>
  (await withLine(() => import('#web/features/duel/load-duel.ts'))).loadDuel(context, roundId)

export const duelRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confronto',
  loader: ({ context }) => load(context),
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
  loader: ({ context, params }) => load(context, params.roundId),
  head: ({ match: { context }, params }) => headOf({ context, page: 'duel', path: `/confronto/${params.roundId}` }),
  ...page,
})
