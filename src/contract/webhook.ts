import * as z from 'zod'
import { NO_ANSWERS } from '#domain/webhook/judge-answer.ts'
import { LONGEST_ADDRESS } from '#domain/webhook/webhook-address.ts'
import { TEST_KIND, WEBHOOK_KINDS } from '#domain/webhook/webhook-kinds.ts'
import { afterIdQuery, pageShape } from './paging.ts'
import { rowId } from './row-id.ts'

const kinds = z
  .array(z.enum(WEBHOOK_KINDS))
  .min(1)
  .max(WEBHOOK_KINDS.length)
  .meta({ description: 'The kinds of events that are sent' })

export const newWebhookSchema = z
  .object({
    address: z.string().min(1).max(LONGEST_ADDRESS).meta({ description: 'The https address to which events are sent' }),
    leagueId: rowId.nullable().default(null).meta({
      description:
        'A league or bolão that I run, as owner or helper; null: this championship, if I organise it or operate the server',
    }),
    kinds,
  })
  .meta({ id: 'NewWebhook' })
export type NewWebhook = z.input<typeof newWebhookSchema>

export const webhookChangeSchema = z
  .object({
    kinds: kinds.optional(),
    isOn: z.boolean().optional().meta({ description: 'False: nothing is sent, and nothing is stored for later' }),
  })
  .meta({ id: 'WebhookChange' })
export type WebhookChange = z.infer<typeof webhookChangeSchema>

export const webhookSchema = z
  .object({
    id: z.int(),
    address: z.string(),
    kinds: z.array(z.string()),
    championship: z.object({ slug: z.string(), name: z.string() }),
    league: z.object({ id: z.int(), name: z.string() }).nullable(),
    madeAtMs: z.int(),
    off: z.enum(['owner', 'failing', 'gone', 'rights', 'secret']).nullable().meta({
      description:
        'Null: it is on. owner: I turned it off. failing: nothing arrived for three days. gone: it answered 410. rights: I lost the right. secret: lost after a restored backup',
    }),
    failingSinceMs: z
      .int()
      .nullable()
      .meta({ description: 'Since when nothing has arrived; null if the last delivery arrived' }),
  })
  .meta({ id: 'Webhook', description: 'An address of mine to which events are sent, without its secret' })
export type WebhookView = z.infer<typeof webhookSchema>

export const webhookListSchema = z
  .object({
    webhooks: z.array(webhookSchema),
    places: z
      .array(
        z.object({
          championship: z.object({ slug: z.string(), name: z.string() }),
          league: z.object({ id: z.int(), name: z.string() }).nullable(),
        }),
      )
      .meta({ description: 'Championships and leagues that a new webhook can be for' }),
  })
  .meta({ id: 'WebhookList' })
export type WebhookList = z.infer<typeof webhookListSchema>

export const madeWebhookSchema = z
  .object({
    webhook: webhookSchema,
    secret: z.string().meta({ description: 'The key that checks signatures, shown once' }),
  })
  .meta({ id: 'MadeWebhook' })
export type MadeWebhook = z.infer<typeof madeWebhookSchema>

export const webhookAnswerSchema = z.object({ webhook: webhookSchema }).meta({ id: 'WebhookAnswer' })

export const deliverySchema = z
  .object({
    number: z.int().meta({ description: 'Number within this webhook, from 1 without gaps' }),
    id: z.string().meta({ description: 'The `webhook-id` header, the same however often it is sent' }),
    kind: z.enum([...WEBHOOK_KINDS, TEST_KIND]),
    atMs: z.int().meta({ description: 'When it happened' }),
    state: z.enum(['waiting', 'arrived', 'lost']),
    attempts: z.int(),
    nextAtMs: z.int().nullable(),
    triedAtMs: z.int().nullable(),
    tookMs: z.int().nullable(),
    status: z.int().nullable(),
    failure: z.enum(NO_ANSWERS).nullable().meta({ description: 'Why there was no answer; null if there was one' }),
    answer: z.string().nullable().meta({ description: 'The beginning of the answer' }),
  })
  .meta({ id: 'WebhookDelivery' })
export type DeliveryView = z.infer<typeof deliverySchema>

export const DELIVERY_PAGE = 20
export const deliveryQuerySchema = z.object({ ...afterIdQuery({ usual: DELIVERY_PAGE, most: 100 }) })
export const deliveryListSchema = z
  .object({ ...pageShape(deliverySchema, 'Newest first, of the last thirty days') })
  .meta({ id: 'WebhookDeliveryList' })

export const sentSchema = z
  .object({ number: z.int().meta({ description: 'Number of the delivery that is on its way' }) })
  .meta({ id: 'WebhookSent' })
