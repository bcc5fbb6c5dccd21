import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { duelRoutes } from '#api/duel/duel-routes.ts'
import type { KeptAnswers } from '#api/kept/kept-answer.ts'
import { contractRouter } from '#api/http/router.ts'
import { pickRoutes } from '#api/pick/pick-routes.ts'
import { rankingRoutes } from '#api/ranking/ranking-routes.ts'
import { viewerOf } from '#api/session/viewer.ts'
import type { Live } from './live.ts'
import { ownRoundRoutes } from '#api/live/own-round-routes.ts'
import { streamRoutes } from '#api/live/stream-routes.ts'

/** Rankings, picks, duels and the stream that moves them. */
export function liveRoutes({ db, kept, live }: { db: Kysely<Tables>; kept: KeptAnswers; live: Live }) {
  const router = contractRouter()
  router.route('/', rankingRoutes({ db, kept, live }))
  router.route('/', pickRoutes({ db }))
  router.route('/', duelRoutes({ db }))
  router.route('/', ownRoundRoutes({ db, feed: live.feed }))
  router.route('/', streamRoutes({ hub: live.hub, managerOf: async (c) => (await viewerOf(c))?.managerId }))
  return router
}
