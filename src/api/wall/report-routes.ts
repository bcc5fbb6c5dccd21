import { createRoute } from '@hono/zod-openapi'
import { doneSchema } from '#contract/account.ts'
import {
  MUTED_PAGE,
  mutedListSchema,
  mutedQuerySchema,
  reportListSchema,
  reportQuerySchema,
  verdictSchema,
} from '#contract/wall.ts'
import { deleteMessage } from '#db/wall/message.ts'
import { countReports, decideReports, mutedEverywhere, openReports } from '#db/wall/report.ts'
import { announceWall } from '#db/wall/wall-news.ts'
import { mute, unmute } from '#db/wall/wall-order.ts'
import { namesOf } from '#db/wall/wall-page.ts'
import { withNames } from '#domain/wall/message-text.ts'
import { goneAnswer, jsonAnswer, jsonBody, sendGone } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { idParams } from '#api/http/id-params.ts'
import { idAfter, splitPage, windowOf } from '#api/http/page-window.ts'
import { contractRouter } from '#api/http/router.ts'
import { requireOperator } from '#api/session/viewer.ts'
import type { WallDesk } from './wall-at.ts'
import { wallProblem } from './wall-problems.ts'

const done = { done: true as const }

const reportsRoute = createRoute({
  method: 'get',
  path: '/api/operator/reports',
  summary: 'List reported messages that wait for a decision',
  request: { query: reportQuerySchema },
  responses: jsonAnswer(reportListSchema, 'The messages'),
})
const decideRoute = createRoute({
  method: 'put',
  path: '/api/operator/reports/{id}',
  summary: 'Keep a reported message, delete it, or delete it and mute its author on all walls',
  request: { params: idParams, ...jsonBody(verdictSchema) },
  responses: jsonAnswer(doneSchema, 'Decided'),
})
const mutedRoute = createRoute({
  method: 'get',
  path: '/api/operator/muted',
  summary: 'List people who are muted on all walls',
  request: { query: mutedQuerySchema },
  responses: jsonAnswer(mutedListSchema, 'The people'),
})
const unmuteRoute = createRoute({
  method: 'delete',
  path: '/api/operator/muted/{id}',
  summary: 'Allow a muted person to write on walls again',
  request: { params: idParams },
  responses: goneAnswer('Done'),
})

/** TK10: on a private league's wall, an operator reads only what was reported. */
export function reportRoutes({ db }: Pick<WallDesk, 'db'>) {
  return contractRouter()
    .openapi(reportsRoute, async (c) => {
      await requireOperator(c)
      const { cursor, limit } = c.req.valid('query')
      const [found, total] = await Promise.all([
        openReports(db, { after: idAfter(cursor), limit: limit + 1 }),
        countReports(db),
      ])
      const { shown: rows, next } = splitPage(found, limit, ({ messageId }) => messageId)
      const names = await namesOf(db, [...new Set(rows.flatMap(({ namedIds }) => namedIds))])
      const items = rows.map(({ text, namedIds: _ids, managerId, name, firstAt, kind, ofId, ofName, ...rest }) => ({
        ...rest,
        text: text && withNames(text, names),
        author: { managerId, name },
        firstAtMs: firstAt.getTime(),
        where: { kind, id: ofId, name: ofName },
      }))
      return c.json({ items, next, total }, 200, noStore)
    })
    .openapi(mutedRoute, async (c) => {
      await requireOperator(c)
      const { offset, limit } = windowOf(c.req.valid('query'), MUTED_PAGE)
      const rows = await mutedEverywhere(db, { offset, limit: limit + 1 })
      const { shown, next } = splitPage(rows, limit, () => `at-${offset + limit}`)
      return c.json({ items: shown, next }, 200, noStore)
    })
    .openapi(decideRoute, async (c) => {
      const { managerId: by } = await requireOperator(c)
      const { id: messageId } = c.req.valid('param')
      const { verdict } = c.req.valid('json')
      await db.transaction().execute(async (trx) => {
        const decided = await decideReports(trx, { messageId, verdict, by })
        if (!decided) throw wallProblem('report_decided')
        if (verdict === 'keep') return
        await deleteMessage(trx, messageId, 'operator')
        if (verdict === 'mute') await mute(trx, { managerId: decided.managerId, leagueId: null })
        await announceWall(trx, decided, decided.championshipId)
      })
      return c.json(done, 200, noStore)
    })
    .openapi(unmuteRoute, async (c) => {
      await requireOperator(c)
      await unmute(db, { managerId: c.req.valid('param').id, leagueId: null })
      return sendGone(c)
    })
}
