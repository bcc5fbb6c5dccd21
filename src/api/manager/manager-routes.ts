import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  followSchema,
  lineupPageSchema,
  lineupsQuery,
  managerHistorySchema,
  managerSchema,
  type LineupView,
} from '#contract/manager.ts'
import type { Participant } from '#db/championship/championship.ts'
import { follow, followState, unfollow } from '#db/manager/follow.ts'
import { lineupsOf, pointsPerRound, rankPerRound, type LineupRow } from '#db/manager/manager-history.ts'
import { mergedInto, profileRow, type ProfileRow } from '#db/profile/profile.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { privateNoCache } from '#api/http/cache-headers.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idParams } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { takeCreationTry } from '#api/session/tries.ts'
import { ensureManager, requirePerson, viewerOf } from '#api/session/viewer.ts'
import type { Live } from '#api/stream/live.ts'
import { badgesOf } from '#api/views/badges-view.ts'
import { countedLineup } from '#api/views/counted-lineup.ts'
import { publicProfile } from '#api/views/profile-view.ts'
import { idAfter, splitPage } from '#api/http/page-window.ts'
import { managerProblem } from './manager-problems.ts'

const managerRoute = createRoute({
  method: 'get',
  path: '/api/managers/{id}',
  summary: 'Read the public profile of a manager. The id of a merged guest leads to its account',
  request: { params: idParams },
  responses: jsonAnswer(managerSchema, 'The manager'),
})
const historyRoute = createRoute({
  method: 'get',
  path: '/api/managers/{id}/history',
  summary: 'Read points and rank of a manager, round by round',
  request: { params: idParams },
  responses: jsonAnswer(managerHistorySchema, 'The history'),
})
const lineupsRoute = createRoute({
  method: 'get',
  path: '/api/managers/{id}/lineups',
  summary: 'List lineups of a manager in locked rounds, newest first',
  request: { params: idParams, query: lineupsQuery },
  responses: jsonAnswer(lineupPageSchema, 'One page of lineups'),
})
const followRoute = createRoute({
  method: 'put',
  path: '/api/managers/{id}/follow',
  summary: 'Follow a manager, who then appears in my rankings of the scope `amigos`',
  request: { params: idParams },
  responses: jsonAnswer(followSchema, 'Followed'),
})
const unfollowRoute = createRoute({
  method: 'delete',
  path: '/api/managers/{id}/follow',
  summary: 'Stop following a manager',
  request: { params: idParams },
  responses: jsonAnswer(followSchema, 'No longer followed'),
})

async function managerRow(c: Context<AppEnv>, who: Participant): Promise<ProfileRow> {
  const row = await profileRow(c.get('reads'), who)
  if (!row) throw httpProblem('not_found')
  return row
}

function lineupView({ captainId, viceCaptainId, players, bench, pointTenths, ...lineup }: LineupRow): LineupView {
  return { ...lineup, ...countedLineup({ captainId, viceCaptainId, players, bench }), pointTenths }
}

interface ManagerFacts {
  live: Pick<Live, 'feedOf'>
}

export function managerRoutes({ live }: ManagerFacts) {
  const participant = (c: Context<AppEnv>, managerId: number): Participant => ({
    championshipId: championshipIdOf(c),
    managerId,
  })
  return contractRouter()
    .openapi(managerRoute, async (c) => {
      const { db } = c.get('session')
      const asked = c.req.valid('param').id
      const id = (await mergedInto(db, asked)) ?? asked
      const row = await managerRow(c, participant(c, id))
      const [viewer, snapshot] = await Promise.all([viewerOf(c), live.feedOf(championshipIdOf(c)).snapshot()])
      const answer = {
        ...(await publicProfile(db, row, { snapshot, viewerId: viewer?.managerId })),
        ...(await followState(db, viewer?.managerId, id)),
        badges: badgesOf(snapshot, row, row.nowMs),
        isSelf: viewer?.managerId === id,
        isGone: row.isGone,
      }
      return c.json(answer, 200, privateNoCache)
    })
    .openapi(historyRoute, async (c) => {
      const who = participant(c, c.req.valid('param').id)
      const db = c.get('reads')
      await managerRow(c, who)
      return c.json({ rounds: await pointsPerRound(db, who), ranks: await rankPerRound(db, who) }, 200, privateNoCache)
    })
    .openapi(lineupsRoute, async (c) => {
      const who = participant(c, c.req.valid('param').id)
      await managerRow(c, who)
      const { cursor, limit } = c.req.valid('query')
      const rows = await lineupsOf(c.get('reads'), {
        ...who,
        beforeRound: idAfter(cursor),
        rounds: limit + 1,
      })
      const rounds = [...new Set(rows.map(({ roundId }) => roundId))]
      const { shown, next } = splitPage(rounds, limit, (roundId) => roundId)
      const items = rows.filter(({ roundId }) => shown.includes(roundId)).map(lineupView)
      return c.json({ items, next }, 200, privateNoCache)
    })
    .openapi(followRoute, async (c) => {
      const { id } = c.req.valid('param')
      const { db } = c.get('session')
      if ((await managerRow(c, participant(c, id))).isGone) throw httpProblem('not_found')
      const { managerId } = await ensureManager(c)
      if (managerId === id) throw managerProblem('follow_self')
      await takeCreationTry(c, managerId)
      if (!(await follow(db, managerId, id))) throw httpProblem('not_found')
      return c.json(await followState(db, managerId, id), 200)
    })
    .openapi(unfollowRoute, async (c) => {
      const { id } = c.req.valid('param')
      const { db } = c.get('session')
      const { managerId } = await requirePerson(c)
      await unfollow(db, managerId, id)
      return c.json(await followState(db, managerId, id), 200)
    })
}
