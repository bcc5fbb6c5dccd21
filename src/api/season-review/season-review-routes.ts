import { createRoute } from '@hono/zod-openapi'
import { seasonReviewQuerySchema, seasonReviewSchema } from '#contract/season-review.ts'
import { reviewSeasons } from '#db/season-review/season-review.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { contractRouter } from '#api/http/router.ts'
import { viewerOf } from '#api/session/viewer.ts'
import { requestedManager } from '#api/views/requested-manager.ts'
import { readSeasonReview } from './read-season-review.ts'

const reviewRoute = createRoute({
  method: 'get',
  path: '/api/season-review',
  summary:
    'Review a season as one manager played it: rounds, most faithful players, captains, luck, and picks compared with crowd and model',
  request: { query: seasonReviewQuerySchema },
  responses: jsonAnswer(seasonReviewSchema, 'The review; without a season if the manager has played none'),
})

export function seasonReviewRoutes() {
  return contractRouter().openapi(reviewRoute, async (c) => {
    const db = c.get('reads')
    const { manager: named, season: number } = c.req.valid('query')
    const championshipId = championshipIdOf(c)
    const viewer = await viewerOf(c)
    const manager = await requestedManager(db, { championshipId, named, viewerId: viewer?.managerId })
    if (!manager) return c.json({ manager: null, seasons: [], season: null }, 200, noStore)
    const who = { championshipId, managerId: manager.id }
    const seasons = await reviewSeasons(db, who)
    const asked = number === undefined ? seasons[0] : seasons.find((season) => season.number === number)
    if (!asked && number !== undefined) throw httpProblem('not_found')
    const season = asked ? await readSeasonReview(db, who, asked) : null
    return c.json({ manager, seasons: seasons.map((one) => one.number), season }, 200, noStore)
  })
}
