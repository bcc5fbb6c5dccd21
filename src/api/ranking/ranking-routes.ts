import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import { ownServerBoardSchema, serverBoardSchema } from '#contract/championship.ts'
import {
  ownRankingSchema,
  rankingQuerySchema,
  rankingSchema,
  rankingSearchQuerySchema,
  rankingSearchSchema,
  RANKING_TOP,
} from '#contract/ranking.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { RankingMetric, RankingScope, StoredScope } from '#domain/ranking/ranking-kinds.ts'
import type { DataVersions } from '#db/championship/data-version.ts'
import type { Tables } from '#db/schema/schema.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { jsonAnswer } from '#api/http/body.ts'
import type { AppEnv } from '#api/http/context.ts'
import { noStore } from '#api/http/cache-headers.ts'
import type { CachedAnswers } from '#api/cache/cached-answer.ts'
import { contractRouter } from '#api/http/router.ts'
import { viewerOf } from '#api/session/viewer.ts'
import type { Live } from '#api/stream/live.ts'
import { windowOf } from '#api/http/page-window.ts'
import { RANKING_PAGE } from '#domain/ranking/ranking-kinds.ts'
import { createServerBoard } from './server-board.ts'
import { readFriends, readOwnRanking, readRanking, searchRanking } from './read-ranking.ts'

const pageRoute = createRoute({
  method: 'get',
  path: '/api/rankings',
  summary: 'Read a ranking by scope and metric; live while a round is in play',
  request: { query: rankingQuerySchema },
  responses: jsonAnswer(rankingSchema, 'One page'),
})
const ownRoute = createRoute({
  method: 'get',
  path: '/api/rankings/own',
  summary: 'Read my place in a ranking, my neighbours, and the managers whom I follow',
  request: { query: rankingQuerySchema.pick({ scope: true, metric: true }) },
  responses: jsonAnswer(ownRankingSchema, 'My place; empty for a visitor'),
})
const searchRoute = createRoute({
  method: 'get',
  path: '/api/rankings/search',
  summary: 'Find participants of a ranking by name',
  request: { query: rankingSearchQuerySchema },
  responses: jsonAnswer(rankingSearchSchema, 'At most ten participants'),
})

const serverRoute = createRoute({
  method: 'get',
  path: '/api/rankings/server',
  summary: 'Read the board of the server, which adds up the championships that operators vouched for (CP5)',
  request: { query: rankingQuerySchema.pick({ cursor: true, limit: true }) },
  responses: jsonAnswer(serverBoardSchema, 'One page'),
})
const ownServerRoute = createRoute({
  method: 'get',
  path: '/api/rankings/server/own',
  summary: 'Read my place on the board of the server',
  responses: jsonAnswer(ownServerBoardSchema, 'My place; null for a visitor'),
})

interface RankingRoutesInput {
  db: Kysely<Tables>
  versions: DataVersions
  cache: CachedAnswers
  live: Live
}

export function rankingRoutes({ db, versions, cache, live }: RankingRoutesInput) {
  const snapshotOf = (c: Context<AppEnv>, scope: RankingScope) =>
    live.feedOf(championshipIdOf(c)).snapshot(scope === 'amigos' ? 'global' : scope)
  const firstPage = cache.answer({
    name: 'ranking',
    version: (of) => live.feedOf(of).version(),
    hot: live.hot,
    make: async (of: ChampionshipId, scope: StoredScope, metric: RankingMetric, limit: number) =>
      readRanking(db, await live.feedOf(of).snapshot(scope), { scope, metric, limit }),
  })
  // A visitor who comes while ranks move would wait until all have moved, so the page is made ahead. A failure here
  // will show again in the visitor's own request.
  live.onMoved((of) => void firstPage.renew(of).catch(() => undefined))
  const board = createServerBoard({ db, versions })
  return contractRouter()
    .openapi(serverRoute, async (c) => c.json(await board.page(c.req.valid('query')), 200, noStore))
    .openapi(ownServerRoute, async (c) => {
      const viewer = await viewerOf(c)
      return c.json({ own: viewer ? await board.own(viewer.managerId) : null }, 200, noStore)
    })
    .openapi(pageRoute, async (c) => {
      const query = c.req.valid('query')
      const { scope, metric, limit } = query
      if (scope === 'amigos') {
        const [viewer, snapshot] = await Promise.all([viewerOf(c), snapshotOf(c, scope)])
        return c.json(await readFriends(db, snapshot, { managerId: viewer?.managerId, query }), 200, noStore)
      }
      const isUsual = windowOf(query, RANKING_PAGE).offset === 0 && (limit === RANKING_TOP || limit === RANKING_PAGE)
      if (isUsual) return firstPage.send(c, championshipIdOf(c), scope, metric, limit)
      // Later pages and pages of another length are requested too seldom for a cache.
      return c.json(await readRanking(db, await snapshotOf(c, scope), { ...query, scope }), 200, noStore)
    })
    .openapi(ownRoute, async (c) => {
      const board = c.req.valid('query')
      const [viewer, snapshot] = await Promise.all([viewerOf(c), snapshotOf(c, board.scope)])
      const asked = { managerId: viewer?.managerId, board }
      return c.json(await readOwnRanking(db, snapshot, asked), 200, noStore)
    })
    .openapi(searchRoute, async (c) => {
      const query = c.req.valid('query')
      return c.json(await searchRanking(db, await snapshotOf(c, query.scope), query), 200, noStore)
    })
}
