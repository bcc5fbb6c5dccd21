import { createRoute } from '@tanstack/react-router'
import type { AppContext } from '#web/base/app-context.ts'
import { headOf } from '#web/document/page-head.ts'
import { ownDuelQuery } from '#web/game/duel/duel-query.ts'
import { ownRoundQuery } from '#web/game/live/own-round-query.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.ts'

const page = lazyPage({
  module: 'src/web/features/duel/duel-page.tsx',
  page: () => import('#web/features/duel/duel-page.tsx'),
  name: 'DuelPage',
  copy: ['duel', 'live'],
})

const load = ({ queryClient, fetchApi }: AppContext, roundId?: number) =>
  Promise.all([
    queryClient.prefetchQuery(ownDuelQuery(fetchApi, roundId)),
    queryClient.prefetchQuery(ownRoundQuery(fetchApi)),
  ])

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
