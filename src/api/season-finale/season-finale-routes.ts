import { createRoute, z } from '@hono/zod-openapi'
import type { ChampionshipId } from '#domain/ids.ts'
import { ranksOf } from '#domain/ranking/rank.ts'
import { numberInAddress } from '#contract/row-id.ts'
import { ownSeasonSchema, seasonFinaleSchema, seasonListSchema } from '#contract/season-finale.ts'
import { seasonBoard, type SeasonBoard } from '#db/season-finale/season-finale.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { contractRouter } from '#api/http/router.ts'
import { versionOf } from '#api/cache/answer-version.ts'
import { createCachedWork } from '#api/cache/cached-work.ts'
import type { PublicData } from '#api/cache/public-data.ts'
import { viewerOf } from '#api/session/viewer.ts'
import { readFinale, readSeasonList } from './read-finale.ts'

const params = z.object({ number: numberInAddress(z.int().min(1).max(9_999)) })

const listRoute = createRoute({
  method: 'get',
  path: '/api/seasons',
  summary: 'List the seasons that have begun, and the next one',
  responses: jsonAnswer(seasonListSchema, 'Newest first'),
})

const finaleRoute = createRoute({
  method: 'get',
  path: '/api/seasons/{number}',
  summary: 'Read a season: its champions, the top of its ranking, its leagues and divisions',
  request: { params },
  responses: jsonAnswer(seasonFinaleSchema, 'The season as it ended; while it runs, as it stands'),
})

const ownRoute = createRoute({
  method: 'get',
  path: '/api/seasons/{number}/own',
  summary: 'Read my place in a season',
  request: { params },
  responses: jsonAnswer(ownSeasonSchema, 'My place; null if I did not play the season'),
})

interface PlacedBoard extends SeasonBoard {
  ranks: Int32Array
}

/** How many seasons the cache holds: those requested last, each with everybody's points. */
const KEPT_SEASONS = 4

export function seasonFinaleRoutes({ reads, cache, versions }: PublicData) {
  const boards = createCachedWork<string, PlacedBoard>(KEPT_SEASONS)
  const version = versionOf(versions, 'ranking', 'match')
  const boardOf = (championshipId: ChampionshipId, number: number) =>
    boards.get(`${championshipId}.${number}`, version(championshipId), async () => {
      const board = await seasonBoard(reads, { championshipId, number })
      return { ...board, ranks: ranksOf(board.points) }
    })
  const list = cache.answer({
    name: 'seasons',
    version: versionOf(versions, 'match', 'round'),
    make: (of: ChampionshipId) => readSeasonList(reads, of),
  })
  const finale = cache.answer({
    name: 'season',
    version: versionOf(versions, 'ranking', 'match', 'league', 'round'),
    make: async (of: ChampionshipId, number: number) => {
      const found = await readFinale(reads, { championshipId: of, number }, () => boardOf(of, number))
      if (!found) throw httpProblem('not_found')
      return found
    },
  })
  return contractRouter()
    .openapi(listRoute, (c) => list.send(c, championshipIdOf(c)))
    .openapi(finaleRoute, (c) => finale.send(c, championshipIdOf(c), c.req.valid('param').number))
    .openapi(ownRoute, async (c) => {
      const viewer = await viewerOf(c)
      if (!viewer) return c.json({ own: null }, 200, noStore)
      const { managerIds, points, ranks } = await boardOf(championshipIdOf(c), c.req.valid('param').number)
      const place = managerIds.indexOf(viewer.managerId)
      const own = place < 0 ? null : { rank: ranks[place] ?? 0, of: managerIds.length, points: points[place] ?? 0 }
      return c.json({ own }, 200, noStore)
    })
}
