import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { doneSchema } from '#contract/account.ts'
import { MOST_UNREAD, unreadWallsSchema, wallSwitchSchema } from '#contract/wall.ts'
import { switchWall, wallAccess } from '#db/wall/wall-access.ts'
import { unreadLeagues } from '#db/wall/wall-mark.ts'
import { announceWall } from '#db/wall/wall-news.ts'
import { block, mute, unblock, unmute } from '#db/wall/wall-order.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { goneAnswer, jsonAnswer, jsonBody, sendGone } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idParams, idSchema } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { takeCreationTry } from '#api/session/tries.ts'
import { requirePerson } from '#api/session/viewer.ts'
import { wallFor, type WallDesk } from './wall-at.ts'
import { wallProblem } from './wall-problems.ts'

const doneAnswer = jsonAnswer(doneSchema, 'Done')
const done = { done: true as const }

const switchRoute = createRoute({
  method: 'put',
  path: '/api/leagues/{id}/wall',
  summary: 'Turn the wall of a league of mine off or on; its messages stay',
  request: { params: idParams, ...jsonBody(wallSwitchSchema) },
  responses: doneAnswer,
})
/** A switch: PUT turns it on, DELETE turns it off. */
const switched = <Path extends string, Params extends typeof idParams>(
  path: Path,
  params: Params,
  { on, off }: { on: string; off: string },
) => ({
  on: createRoute({ method: 'put', path, summary: on, request: { params }, responses: doneAnswer }),
  off: createRoute({ method: 'delete', path, summary: off, request: { params }, responses: goneAnswer('Done') }),
})
const muted = switched('/api/leagues/{id}/wall/muted/{managerId}', idParams.extend({ managerId: idSchema }), {
  on: 'Mute a person on the wall of a league of mine; they can still read it',
  off: 'Allow a muted person to write on the wall of a league of mine again',
})
const blocked = switched('/api/managers/{id}/block', idParams, {
  on: 'Block a manager: I no longer see their messages',
  off: 'Unblock a manager: I see their messages again',
})
const unreadRoute = createRoute({
  method: 'get',
  path: '/api/walls/unread',
  summary: 'List my leagues with unread messages on their walls',
  responses: jsonAnswer(unreadWallsSchema, 'The leagues'),
})

/** TK8, BL15: an owner or co-owner moderates the wall of their league. */
async function requireOwnWall(c: Context<AppEnv>, desk: WallDesk, leagueId: number) {
  const wall = await wallFor(c, desk, { kind: 'league', id: leagueId })
  if (!wall.who.isOwner) throw wallProblem('not_yours')
  return wall
}

/** Owners moderate the walls of their leagues. Everybody blocks people and sees what is unread, each for themselves. */
export function wallOrderRoutes(desk: WallDesk) {
  const { db, wallsOn } = desk
  return contractRouter()
    .openapi(switchRoute, async (c) => {
      const { key, championshipId } = await requireOwnWall(c, desk, c.req.valid('param').id)
      await db.transaction().execute(async (trx) => {
        await switchWall(trx, key.id, c.req.valid('json').isOff)
        await announceWall(trx, key, championshipId)
      })
      return c.json(done, 200, noStore)
    })
    .openapi(muted.on, async (c) => {
      const { id: leagueId, managerId } = c.req.valid('param')
      const { viewer } = await requireOwnWall(c, desk, leagueId)
      if (managerId === viewer.managerId) throw wallProblem('yourself')
      if ((await wallAccess(db, { kind: 'league', id: leagueId }, managerId))?.isOwner) throw wallProblem('keeper')
      if (!(await mute(db, { managerId, leagueId }))) throw httpProblem('not_found')
      return c.json(done, 200, noStore)
    })
    .openapi(muted.off, async (c) => {
      const { id: leagueId, managerId } = c.req.valid('param')
      await requireOwnWall(c, desk, leagueId)
      await unmute(db, { managerId, leagueId })
      return sendGone(c)
    })
    .openapi(blocked.on, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id } = c.req.valid('param')
      if (id === managerId) throw wallProblem('yourself')
      await takeCreationTry(c, managerId)
      if (!(await block(db, managerId, id))) throw httpProblem('not_found')
      return c.json(done, 200, noStore)
    })
    .openapi(blocked.off, async (c) => {
      const { managerId } = await requirePerson(c)
      await unblock(db, managerId, c.req.valid('param').id)
      return sendGone(c)
    })
    .openapi(unreadRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const me = { championshipId: championshipIdOf(c), managerId }
      return c.json({ leagues: wallsOn ? await unreadLeagues(db, me, MOST_UNREAD) : [] }, 200, noStore)
    })
}
