import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { doneSchema } from '#contract/account.ts'
import {
  NOTICE_PAGE,
  noticeChoiceSchema,
  noticeListSchema,
  noticeQuerySchema,
  noticeSettingsSchema,
  noticesReadSchema,
} from '#contract/notice.ts'
import { mainChampionship } from '#db/championship/championship.ts'
import { markNoticesRead, noticesOf } from '#db/notice/notice-list.ts'
import { storeNoticeSetting } from '#db/notice/notice-setting.ts'
import type { Tables } from '#db/schema/schema.ts'
import { jsonAnswer, jsonBody } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { contractRouter } from '#api/http/router.ts'
import { requirePerson } from '#api/session/viewer.ts'
import { idAfter, splitPage } from '#api/http/page-window.ts'
import { takeNoticeTry } from './notice-limits.ts'
import { noticeView } from './notice-view.ts'
import { settingsOf } from './read-settings.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/api/notices',
  summary: 'List my notices, newest first',
  request: { query: noticeQuerySchema },
  responses: jsonAnswer(noticeListSchema, `At most ${NOTICE_PAGE} notices`),
})
const readRoute = createRoute({
  method: 'put',
  path: '/api/notices/read',
  summary: 'Mark my notices as read, up to one of them',
  request: jsonBody(noticesReadSchema),
  responses: jsonAnswer(doneSchema, 'Done'),
})
const settingsRoute = createRoute({
  method: 'get',
  path: '/api/notices/settings',
  summary: 'Read which notices I want, and by which channels',
  responses: jsonAnswer(noticeSettingsSchema, 'The settings'),
})
const chooseRoute = createRoute({
  method: 'put',
  path: '/api/notices/settings',
  summary: 'Choose whether I want one kind of notice by one channel',
  request: jsonBody(noticeChoiceSchema),
  responses: jsonAnswer(noticeSettingsSchema, 'The settings as they are now'),
})

export function noticeRoutes({ db, pushKey }: { db: Kysely<Tables>; pushKey: () => Promise<string> }) {
  return contractRouter()
    .openapi(listRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { cursor, limit } = c.req.valid('query')
      const [rows, mainId] = await Promise.all([
        noticesOf(db, managerId, { before: idAfter(cursor), limit: limit + 1 }),
        mainChampionship(db),
      ])
      const { shown, next } = splitPage(rows, limit, ({ id }) => id)
      return c.json({ items: shown.flatMap((row) => noticeView(row, mainId) ?? []), next }, 200, noStore)
    })
    .openapi(readRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      await takeNoticeTry(c, managerId)
      await markNoticesRead(db, managerId, c.req.valid('json').upTo)
      return c.json({ done: true as const }, 200, noStore)
    })
    .openapi(settingsRoute, async (c) => {
      const person = await requirePerson(c)
      return c.json(await settingsOf(db, person, pushKey), 200, noStore)
    })
    .openapi(chooseRoute, async (c) => {
      const person = await requirePerson(c)
      const { managerId } = person
      await takeNoticeTry(c, managerId)
      await storeNoticeSetting(db, managerId, c.req.valid('json'))
      return c.json(await settingsOf(db, person, pushKey), 200, noStore)
    })
}
