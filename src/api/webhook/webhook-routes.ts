import { randomBytes } from 'node:crypto'
import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import {
  madeWebhookSchema,
  newWebhookSchema,
  webhookAnswerSchema,
  webhookChangeSchema,
  webhookListSchema,
} from '#contract/webhook.ts'
import type { Tables } from '#db/schema/schema.ts'
import {
  changeWebhook,
  deleteWebhook,
  insertWebhook,
  placeOf,
  placesFor,
  rotateSecret,
  webhooksOf,
  type WebhookRow,
} from '#db/webhook/webhook.ts'
import { isWebhookAddress } from '#domain/webhook/webhook-address.ts'
import {
  kindsFor,
  maySubscribe,
  MOST_WEBHOOKS,
  SECRET_PREFIX,
  type WebhookKind,
} from '#domain/webhook/webhook-kinds.ts'
import { createdAnswer, goneAnswer, jsonAnswer, jsonBody, madeAt, sendGone } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idParams } from '#api/http/id-params.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { contractRouter } from '#api/http/router.ts'
import { takeCreationTry } from '#api/session/tries.ts'
import { requireAccount, requirePerson } from '#api/session/viewer.ts'
import { webhookProblem } from './webhook-problems.ts'
import { placeView, webhookView } from './webhook-view.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/api/webhooks',
  summary: 'List my webhooks, without their secrets, and what new ones can be for',
  responses: jsonAnswer(webhookListSchema, 'Newest first'),
})
const makeRoute = createRoute({
  method: 'post',
  path: '/api/webhooks',
  summary:
    'Create a webhook, which sends events of a league that I run or a championship that I organise to an address',
  request: jsonBody(newWebhookSchema),
  responses: createdAnswer(madeWebhookSchema, 'The webhook with its secret, which is shown once'),
})
const readRoute = createRoute({
  method: 'get',
  path: '/api/webhooks/{id}',
  summary: 'Read one of my webhooks, without its secret',
  request: { params: idParams },
  responses: jsonAnswer(webhookAnswerSchema, 'The webhook'),
})
const changeRoute = createRoute({
  method: 'patch',
  path: '/api/webhooks/{id}',
  summary: 'Choose which events a webhook gets, or turn it off and on',
  request: { params: idParams, ...jsonBody(webhookChangeSchema) },
  responses: jsonAnswer(webhookAnswerSchema, 'The webhook after the change'),
})
const rotateRoute = createRoute({
  method: 'post',
  path: '/api/webhooks/{id}/secret',
  summary: 'Create a new secret for a webhook; for a day, deliveries are also signed with the old one',
  request: { params: idParams },
  responses: jsonAnswer(madeWebhookSchema, 'The webhook with its new secret, which is shown once'),
})
const deleteRoute = createRoute({
  method: 'delete',
  path: '/api/webhooks/{id}',
  summary: 'Delete a webhook and its deliveries',
  request: { params: idParams },
  responses: goneAnswer('Deleted'),
})

/** 24 random bytes: Standard Webhooks asks for 24 to 64. */
const newSecret = () => SECRET_PREFIX + randomBytes(24).toString('base64')

const parse = (address: string) => (URL.canParse(address) ? new URL(address) : undefined)

interface Ports {
  db: Kysely<Tables>
  /** `isOn`: false on a demonstration, which sends nothing to others. */
  webhooks: { isOn: boolean; hosts: readonly string[] }
}

/** The person's own webhook with this id. One of anybody else is answered as not found. */
export async function ownWebhook(c: Context<AppEnv>, db: Kysely<Tables>, id: number): Promise<WebhookRow> {
  const { managerId } = await requirePerson(c)
  const [row] = await webhooksOf(db, managerId, id)
  if (!row) throw httpProblem('not_found')
  return row
}

/** WH1: refuses a person who does not run, or no longer runs, the place of the webhook. */
export async function requireRight(
  c: Context<AppEnv>,
  db: Kysely<Tables>,
  { championshipId, leagueId, field }: Pick<WebhookRow, 'championshipId' | 'leagueId'> & { field?: string },
) {
  const { managerId } = await requirePerson(c)
  const place = await placeOf(db, { managerId, championshipId, leagueId })
  if (!place || !maySubscribe(place, place)) throw webhookProblem('webhook_place', field === undefined ? {} : { field })
  return place
}

/** WH2: the kinds without duplicates. A kind that the webhook would never get is refused. */
function takenKinds(kinds: readonly WebhookKind[], leagueId: number | null): WebhookKind[] {
  const possible = kindsFor(leagueId)
  if (!kinds.every((kind) => possible.includes(kind))) throw webhookProblem('webhook_kind', { field: 'kinds' })
  return [...new Set(kinds)]
}

export function webhookRoutes({ db, webhooks: { isOn, hosts } }: Ports) {
  return contractRouter()
    .openapi(listRoute, async (c) => {
      const person = await requireAccount(c)
      const [rows, places] = await Promise.all([webhooksOf(db, person.managerId), placesFor(db, person)])
      return c.json({ webhooks: rows.map(webhookView), places: places.map(placeView) }, 200, noStore)
    })
    .openapi(makeRoute, async (c) => {
      const { managerId } = await requireAccount(c)
      await takeCreationTry(c, managerId)
      if (!isOn) throw webhookProblem('webhooks_off')
      const { address, leagueId, kinds } = c.req.valid('json')
      if (!isWebhookAddress(address, { parse, hosts })) throw webhookProblem('webhook_address', { field: 'address' })
      const place = await requireRight(c, db, { championshipId: championshipIdOf(c), leagueId, field: 'leagueId' })
      const secret = newSecret()
      const row = { ...place, managerId, address, kinds: takenKinds(kinds, place.leagueId), secret }
      const id = await insertWebhook(db, row, MOST_WEBHOOKS)
      if (id === undefined) throw webhookProblem('too_many_webhooks')
      const webhook = webhookView(await ownWebhook(c, db, id))
      return c.json({ webhook, secret }, 201, madeAt(`/api/webhooks/${id}`))
    })
    .openapi(readRoute, async (c) => {
      const { id } = c.req.valid('param')
      return c.json({ webhook: webhookView(await ownWebhook(c, db, id)) }, 200, noStore)
    })
    .openapi(changeRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const hook = await ownWebhook(c, db, c.req.valid('param').id)
      const { id } = hook
      const { kinds, isOn: wanted } = c.req.valid('json')
      if (wanted === true) await requireRight(c, db, hook)
      const change = { managerId, id, kinds: kinds && takenKinds(kinds, hook.leagueId), isOn: wanted }
      await db.transaction().execute((trx) => changeWebhook(trx, change))
      return c.json({ webhook: webhookView(await ownWebhook(c, db, id)) }, 200, noStore)
    })
    .openapi(rotateRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const hook = await ownWebhook(c, db, c.req.valid('param').id)
      await requireRight(c, db, hook)
      const { id } = hook
      const secret = newSecret()
      await rotateSecret(db, { managerId, id, secret })
      return c.json({ webhook: webhookView(await ownWebhook(c, db, id)), secret }, 200, noStore)
    })
    .openapi(deleteRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      if (!(await deleteWebhook(db, { managerId, id: c.req.valid('param').id }))) throw httpProblem('not_found')
      return sendGone(c)
    })
}
