import { createRoute, z } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { doneSchema } from '#contract/account.ts'
import { noticeReachSchema, noticeSettingsSchema, pushAddressSchema, pushSubscriptionSchema } from '#contract/notice.ts'
import { storeNoticeReach, stopMail } from '#db/notice/notice-reach.ts'
import { removeSubscription, storeSubscription } from '#db/notice/push.ts'
import type { Tables } from '#db/schema/schema.ts'
import { isTimeZone } from '#domain/clock/zoned-time.ts'
import { isPushAddress } from '#domain/notice/push-service.ts'
import { goneAnswer, jsonAnswer, jsonBody, sendGone } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { contractRouter } from '#api/http/router.ts'
import { takeAddressTry, takeCreationTry } from '#api/session/tries.ts'
import { requirePerson } from '#api/session/viewer.ts'
import { takeNoticeTry } from './notice-limits.ts'
import { noticeProblem } from './notice-problems.ts'
import { settingsOf } from './read-settings.ts'
import { readUnsubscribeKey } from './unsubscribe-key.ts'

const reachRoute = createRoute({
  method: 'put',
  path: '/api/notices/reach',
  summary: 'Set my quiet hours, my time zone, and whether mail comes at once or once a week',
  request: jsonBody(noticeReachSchema),
  responses: jsonAnswer(noticeSettingsSchema, 'The settings as they are now'),
})
const unsubscribeRoute = createRoute({
  method: 'post',
  path: '/api/notices/unsubscribe',
  summary: 'Unsubscribe from mail, with the address in a message (RFC 8058)',
  request: { query: z.object({ key: z.string().max(200) }) },
  responses: jsonAnswer(doneSchema, 'No more mail is sent'),
})
const subscribeRoute = createRoute({
  method: 'put',
  path: '/api/notices/push',
  summary: 'Send pushes to this browser',
  request: jsonBody(pushSubscriptionSchema),
  responses: jsonAnswer(doneSchema, 'The browser receives pushes from now on'),
})
const leaveRoute = createRoute({
  method: 'delete',
  path: '/api/notices/push',
  summary: 'Stop pushes to this browser',
  request: jsonBody(pushAddressSchema),
  responses: goneAnswer('The browser receives no more pushes'),
})

const done = { done: true as const }
const parse = (address: string) => (URL.canParse(address) ? new URL(address) : undefined)

interface Ports {
  db: Kysely<Tables>
  pushKey: () => Promise<string>
  /** A demonstration sends nothing to others. */
  isDemo: boolean
}

export function reachRoutes({ db, pushKey, isDemo }: Ports) {
  return contractRouter()
    .openapi(reachRoute, async (c) => {
      const person = await requirePerson(c)
      const { managerId } = person
      const reach = c.req.valid('json')
      if (!isTimeZone(reach.timeZone)) throw noticeProblem('zone_unknown', { field: 'timeZone' })
      await takeNoticeTry(c, managerId)
      await storeNoticeReach(db, managerId, { ...reach, language: c.get('language') })
      return c.json(await settingsOf(db, person, pushKey), 200, noStore)
    })
    .openapi(unsubscribeRoute, async (c) => {
      // Limits guesses at a key.
      await takeAddressTry(c, 'unsubscribe')
      const managerId = readUnsubscribeKey(c.req.valid('query').key, c.get('session').digest)
      if (managerId === undefined) throw noticeProblem('unsubscribe_unknown')
      await stopMail(db, managerId)
      return c.json(done, 200, noStore)
    })
    .openapi(subscribeRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { endpoint, keys } = c.req.valid('json')
      if (isDemo) throw noticeProblem('push_off')
      await takeCreationTry(c, managerId)
      if (!isPushAddress(endpoint, parse)) throw noticeProblem('push_service_unknown')
      await storeSubscription(db, managerId, { endpoint, ...keys })
      return c.json(done, 200, noStore)
    })
    .openapi(leaveRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      await takeNoticeTry(c, managerId)
      await removeSubscription(db, managerId, c.req.valid('json').endpoint)
      return sendGone(c)
    })
}
