import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import { deliveryListSchema, deliveryQuerySchema, sentSchema } from '#contract/webhook.ts'
import type { Tables } from '#db/schema/schema.ts'
import { deliveriesOf, sendAgain, sendTest } from '#db/webhook/delivery.ts'
import type { WebhookRow } from '#db/webhook/webhook.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idParams, idSchema } from '#api/http/id-params.ts'
import { idAfter, splitPage } from '#api/http/page-window.ts'
import { contractRouter } from '#api/http/router.ts'
import { takePersonTry } from '#api/session/tries.ts'
import { requirePerson } from '#api/session/viewer.ts'
import { webhookProblem } from './webhook-problems.ts'
import { deliveryView } from './webhook-view.ts'
import { ownWebhook, requireRight } from './webhook-routes.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/api/webhooks/{id}/deliveries',
  summary: 'List the deliveries to a webhook, and how its address answered',
  request: { params: idParams, query: deliveryQuerySchema },
  responses: jsonAnswer(deliveryListSchema, 'Newest first'),
})
const testRoute = createRoute({
  method: 'post',
  path: '/api/webhooks/{id}/tests',
  summary: 'Send a test event (`webhook.test`) to a webhook',
  request: { params: idParams },
  responses: jsonAnswer(sentSchema, 'The delivery is on its way'),
})
const againRoute = createRoute({
  method: 'post',
  path: '/api/webhooks/{id}/deliveries/{number}/resend',
  summary: 'Send a delivery again, under the same id and number',
  request: { params: idParams.extend({ number: idSchema }) },
  responses: jsonAnswer(sentSchema, 'The delivery is on its way'),
})

const sendLimit = { tries: 60, windowSeconds: 3_600 }

/** WH1, WH6: sending by hand needs the right to the events, is limited, and works only while the webhook is on. */
async function takeSending(c: Context<AppEnv>, db: Kysely<Tables>, hook: WebhookRow): Promise<void> {
  const { managerId } = await requirePerson(c)
  await takePersonTry(c, { what: `webhooks sent by ${managerId}`, limit: sendLimit })
  await requireRight(c, db, hook)
  if (hook.off !== null) throw webhookProblem('webhook_is_off')
}

export function deliveryRoutes({ db }: { db: Kysely<Tables> }) {
  return contractRouter()
    .openapi(listRoute, async (c) => {
      const { id } = await ownWebhook(c, db, c.req.valid('param').id)
      const { cursor, limit } = c.req.valid('query')
      const rows = await deliveriesOf(db, { webhookId: id, before: idAfter(cursor), limit: limit + 1 })
      const { shown, next } = splitPage(rows, limit, ({ number }) => number)
      return c.json({ items: shown.map(deliveryView), next }, 200, noStore)
    })
    .openapi(testRoute, async (c) => {
      const hook = await ownWebhook(c, db, c.req.valid('param').id)
      await takeSending(c, db, hook)
      return c.json({ number: await sendTest(db, hook.id) }, 200, noStore)
    })
    .openapi(againRoute, async (c) => {
      const { id, number } = c.req.valid('param')
      const hook = await ownWebhook(c, db, id)
      await takeSending(c, db, hook)
      if (!(await sendAgain(db, { webhookId: id, number }))) throw httpProblem('not_found')
      return c.json({ number }, 200, noStore)
    })
}
