import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { roundStorySchema, storyQuerySchema } from '#contract/story.ts'
import { profileRow } from '#db/profile/profile.ts'
import type { Tables } from '#db/schema/schema.ts'
import { storyRound } from '#db/story/story-round.ts'
import type { ChampionshipId, ManagerId } from '#domain/ids.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idParams } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { viewerOf } from '#api/session/viewer.ts'
import { readStory } from './read-story.ts'

const storyRoute = createRoute({
  method: 'get',
  path: '/api/rounds/{id}/story',
  summary:
    'A round as one manager played it: every point down to its scout, the duel, leagues, picks, and what could have been',
  request: { params: idParams, query: storyQuerySchema },
  responses: jsonAnswer(roundStorySchema, 'The round; without a lineup for who played none'),
})

export function storyRoutes({ db, championshipId }: { db: Kysely<Tables>; championshipId: ChampionshipId }) {
  async function managerAsked(asked: ManagerId | undefined, viewerId: ManagerId | undefined) {
    const managerId = asked ?? viewerId
    if (managerId === undefined) return undefined
    const row = await profileRow(db, { championshipId, managerId })
    if (row) return { id: managerId, name: row.name, isSelf: managerId === viewerId }
    if (asked !== undefined) throw httpProblem('not_found')
    return undefined
  }

  return contractRouter().openapi(storyRoute, async (c) => {
    const [viewer, round] = await Promise.all([
      viewerOf(c),
      storyRound(db, { championshipId, roundId: c.req.valid('param').id }),
    ])
    if (!round) throw httpProblem('not_found')
    const manager = await managerAsked(c.req.valid('query').manager, viewer?.managerId)
    return c.json(await readStory(db, { championshipId, round, manager }), 200, noStore)
  })
}
