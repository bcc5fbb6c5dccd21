import { createRoute } from '#web/router/route.ts'
import type { AppContext } from '#web/base/app-context.ts'
import { headOf } from '#web/document/page-head.ts'
import type { DuelRequest } from '#web/game/duel/duel-query.ts'
import { readStorySearch } from '#web/features/story/story-search.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { whenOnline } from '#web/base/when-online.ts'

const page = lazyPage({
  module: 'src/web/features/duel/duel-page.tsx',
  page: () => import('#web/features/duel/duel-page.tsx'),
  name: 'DuelPage',
  copy: ['duel', 'live', 'share'],
})

const load = async (context: AppContext, request: DuelRequest) =>
  (await whenOnline(() => import('#web/features/duel/load-duel.ts'))).loadDuel(context, request)

export const duelRoute = createRoute({
  path: '/confronto',
  loader: ({ context }) => load(context, {}),
  head: ({ context }) => headOf({ context, page: 'duel', path: '/confronto' }),
  ...page,
})

export const earlierDuelRoute = createRoute({
  path: '/confronto/$roundId',
  // An invalid number becomes round 2147483647, which nobody has played.
  parseParams: ({ roundId }) => ({ roundId: /^[1-9]\d{0,8}$/.test(roundId) ? Number(roundId) : 2_147_483_647 }),
  validateSearch: readStorySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params: { roundId }, deps: { participante: managerId } }) =>
    load(context, { roundId, managerId }),
  head: ({ context, search, params: { roundId }, loaderData: name }) =>
    headOf({ context, page: 'duel', path: `/confronto/${roundId}`, name, search }),
  ...page,
})
