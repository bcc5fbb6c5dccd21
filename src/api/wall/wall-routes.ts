import { createRoute } from '@hono/zod-openapi'
import { doneSchema } from '#contract/account.ts'
import { createdSchema } from '#contract/created.ts'
import {
  newMessageSchema,
  reactionSchema,
  reportRequestSchema,
  wallPageSchema,
  wallQuerySchema,
  wallReadSchema,
} from '#contract/wall.ts'
import { insertReport } from '#db/wall/report.ts'
import { markSeen } from '#db/wall/wall-mark.ts'
import { createdAnswer, goneAnswer, jsonAnswer, jsonBody, madeAt, sendGone } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { idParams, idSchema } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { makeOnce } from '#api/idempotency/make-once.ts'
import { takeCreationTry } from '#api/session/tries.ts'
import { messageFrom, react, removeMessage, writeMessage } from './change-wall.ts'
import { readWall } from './read-wall.ts'
import { refuseBarred, requireMessage, wallFor, wallSeen, type WallDesk } from './wall-at.ts'
import { refuseMessageFlood, takeMarkTry, takeMessageTry, takeReactionTry } from './wall-limits.ts'
import { wallProblem } from './wall-problems.ts'

const messageParams = idParams.extend({ messageId: idSchema })
const reactionParams = messageParams.extend({ reaction: reactionSchema })
const done = { done: true as const }
const doneAnswer = jsonAnswer(doneSchema, 'Done')

/** Routes that both kinds of walls share. */
function routesAt<Wall extends string>(wall: Wall, what: string) {
  return {
    read: createRoute({
      method: 'get',
      path: wall,
      summary: `Read messages ${what}, 30 per page`,
      request: { params: idParams, query: wallQuerySchema },
      responses: jsonAnswer(wallPageSchema, 'One page of messages'),
    }),
    write: createRoute({
      method: 'post',
      path: wall,
      summary: `Write a message ${what}`,
      request: { params: idParams, ...jsonBody(newMessageSchema) },
      responses: createdAnswer(createdSchema, 'The message'),
    }),
    seen: createRoute({
      method: 'put',
      path: `${wall}/read` as const,
      summary: `Store how far I have read the messages ${what}`,
      request: { params: idParams, ...jsonBody(wallReadSchema) },
      responses: doneAnswer,
    }),
    react: createRoute({
      method: 'put',
      path: `${wall}/{messageId}/reactions/{reaction}` as const,
      summary: `React to a message ${what}`,
      request: { params: reactionParams },
      responses: doneAnswer,
    }),
    unreact: createRoute({
      method: 'delete',
      path: `${wall}/{messageId}/reactions/{reaction}` as const,
      summary: `Remove my reaction to a message ${what}`,
      request: { params: reactionParams },
      responses: goneAnswer('Done'),
    }),
    report: createRoute({
      method: 'post',
      path: `${wall}/{messageId}/reports` as const,
      summary: `Report a message ${what} to the operators`,
      request: { params: messageParams, ...jsonBody(reportRequestSchema) },
      responses: doneAnswer,
    }),
    remove: createRoute({
      method: 'delete',
      path: `${wall}/{messageId}` as const,
      summary: `Delete a message ${what}: my own, or any as owner or operator`,
      request: { params: messageParams },
      responses: goneAnswer('Deleted'),
    }),
  }
}

const walls = {
  league: routesAt('/api/leagues/{id}/wall', 'on the wall of a league'),
  match: routesAt('/api/matches/{id}/wall', 'under a match'),
}

function wallRoutes(desk: WallDesk, kind: keyof typeof walls) {
  const { db } = desk
  const routes: (typeof walls)[keyof typeof walls] = walls[kind]
  return contractRouter()
    .openapi(routes.read, async (c) => {
      const wall = await wallSeen(c, desk, { kind, id: c.req.valid('param').id })
      return c.json(await readWall({ ...desk, db: c.get('reads') }, wall, c.req.valid('query')), 200, noStore)
    })
    .openapi(routes.write, async (c) => {
      refuseMessageFlood(c)
      const { text: raw, replyTo } = c.req.valid('json')
      const wall = await wallFor(c, desk, { kind, id: c.req.valid('param').id })
      refuseBarred(wall)
      const text = messageFrom(raw)
      const id = await makeOnce(c, async (note) => {
        await takeMessageTry(c, wall.key, wall.viewer.managerId)
        return writeMessage(db, wall, { text, replyTo, note })
      })
      return c.json({ id }, 201, madeAt(`/api/${kind === 'league' ? 'leagues' : 'matches'}/${wall.key.id}/wall`))
    })
    .openapi(routes.seen, async (c) => {
      const { key, viewer } = await wallFor(c, desk, { kind, id: c.req.valid('param').id })
      await takeMarkTry(c, viewer.managerId)
      await markSeen(db, key, viewer.managerId, c.req.valid('json').seenId)
      return c.json(done, 200, noStore)
    })
    .openapi(routes.react, async (c) => {
      const { id, messageId, reaction } = c.req.valid('param')
      const wall = await wallFor(c, desk, { kind, id })
      refuseBarred(wall)
      await takeReactionTry(c, wall.viewer.managerId)
      await react(db, wall, { messageId, reaction, isOn: true })
      return c.json(done, 200, noStore)
    })
    .openapi(routes.unreact, async (c) => {
      const { id, messageId, reaction } = c.req.valid('param')
      const wall = await wallFor(c, desk, { kind, id })
      await takeReactionTry(c, wall.viewer.managerId)
      await react(db, wall, { messageId, reaction, isOn: false })
      return sendGone(c)
    })
    .openapi(routes.report, async (c) => {
      const { id, messageId } = c.req.valid('param')
      const { key, viewer } = await wallFor(c, desk, { kind, id })
      const { managerId } = await requireMessage(db, key, messageId)
      if (managerId === viewer.managerId) throw wallProblem('yourself')
      await takeCreationTry(c, viewer.managerId)
      await insertReport(db, { messageId, managerId: viewer.managerId, reason: c.req.valid('json').reason })
      return c.json(done, 200, noStore)
    })
    .openapi(routes.remove, async (c) => {
      const { id, messageId } = c.req.valid('param')
      await removeMessage(db, await wallFor(c, desk, { kind, id }), messageId)
      return sendGone(c)
    })
}

export const leagueWallRoutes = (desk: WallDesk) => wallRoutes(desk, 'league')
export const matchWallRoutes = (desk: WallDesk) => wallRoutes(desk, 'match')
