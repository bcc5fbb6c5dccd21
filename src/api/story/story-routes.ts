import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import { newestRoundSchema, roundStorySchema, storyQuerySchema } from '#contract/story.ts'
import { roundMarketQuerySchema, roundMarketSchema, whatIfQuerySchema, whatIfSchema } from '#contract/what-if.ts'
import { newestRound } from '#db/round/round.ts'
import type { DataVersions } from '#db/championship/data-version.ts'
import type { Tables } from '#db/schema/schema.ts'
import { storyRound } from '#db/story/story-round.ts'
import type { ManagerId } from '#domain/ids.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idParams } from '#api/http/id-params.ts'
import type { AppEnv } from '#api/http/context.ts'
import { contractRouter } from '#api/http/router.ts'
import { viewerOf } from '#api/session/viewer.ts'
import { requestedManager } from '#api/views/requested-manager.ts'
import { readStory } from './read-story.ts'
import { createRoundBoards } from './round-boards.ts'
import { marketView, readPastRound, readWhatIf } from './what-if.ts'

const newestRoute = createRoute({
  method: 'get',
  path: '/api/rounds/newest',
  summary: 'Find the newest round whose market has closed',
  responses: jsonAnswer(newestRoundSchema, 'The id of the round'),
})

const storyRoute = createRoute({
  method: 'get',
  path: '/api/rounds/{id}/story',
  summary:
    'Read a round as one manager played it: every point down to its scout, duel, leagues, picks and the best possible team',
  request: { params: idParams, query: storyQuerySchema },
  responses: jsonAnswer(roundStorySchema, 'The round; without a lineup if the manager played none'),
})

const marketRoute = createRoute({
  method: 'get',
  path: '/api/rounds/{id}/market',
  summary: 'List the players that a manager could have bought for a settled round, with prices and points',
  request: { params: idParams, query: roundMarketQuerySchema },
  responses: jsonAnswer(roundMarketSchema, 'The players; 404 if the manager did not play the round'),
})

const whatIfRoute = createRoute({
  method: 'get',
  path: '/api/rounds/{id}/what-if',
  summary: 'Compute what another lineup would have scored in a settled round (RS5)',
  request: { params: idParams, query: whatIfQuerySchema },
  responses: jsonAnswer(whatIfSchema, 'Points, places and duel, or why the rules do not allow the lineup'),
})

interface StoryFacts {
  db: Kysely<Tables>
  versions: DataVersions
}

export function storyRoutes({ db, versions }: StoryFacts) {
  const boardsOf = createRoundBoards({ db, versions })

  async function pastRound(c: Context<AppEnv>, roundId: number, managerId: ManagerId) {
    const championshipId = championshipIdOf(c)
    const db = c.get('reads')
    const round = await storyRound(db, { championshipId, roundId })
    const past = round?.state === 'settled' && (await readPastRound(db, { championshipId, roundId, managerId }))
    if (!round || !past) throw httpProblem('not_found')
    return { round, past }
  }

  return contractRouter()
    .openapi(newestRoute, async (c) => {
      const roundId = (await newestRound(c.get('reads'), championshipIdOf(c))) ?? null
      return c.json({ roundId }, 200, noStore)
    })
    .openapi(marketRoute, async (c) => {
      const { round, past } = await pastRound(c, c.req.valid('param').id, c.req.valid('query').manager)
      return c.json(marketView(past, { number: round.number, season: round.season }), 200, noStore)
    })
    .openapi(whatIfRoute, async (c) => {
      const { id: roundId } = c.req.valid('param')
      const { manager: managerId, players: playerIds, captain: captainId } = c.req.valid('query')
      const championshipId = championshipIdOf(c)
      const [{ past }, boards] = await Promise.all([
        pastRound(c, roundId, managerId),
        boardsOf({ championshipId, roundId }),
      ])
      const other = { playerIds, captainId }
      return c.json(
        await readWhatIf(c.get('reads'), past, { championshipId, managerId, roundId, other, boards }),
        200,
        noStore,
      )
    })
    .openapi(storyRoute, async (c) => {
      const db = c.get('reads')
      const championshipId = championshipIdOf(c)
      const [viewer, round] = await Promise.all([
        viewerOf(c),
        storyRound(db, { championshipId, roundId: c.req.valid('param').id }),
      ])
      if (!round) throw httpProblem('not_found')
      const named = c.req.valid('query').manager
      const manager = await requestedManager(db, { championshipId, named, viewerId: viewer?.managerId })
      return c.json(await readStory(db, { championshipId, round, manager }), 200, noStore)
    })
}
