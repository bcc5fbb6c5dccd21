import * as z from 'zod'
import { NO_ANSWERS } from '#domain/webhook/judge-answer.ts'
import { LONGEST_ADDRESS } from '#domain/webhook/webhook-address.ts'
import { TEST_KIND, WEBHOOK_KINDS } from '#domain/webhook/webhook-kinds.ts'
import { afterIdQuery, pageShape } from './paging.ts'
import { rowId } from './row-id.ts'

const kinds = z.array(z.enum(WEBHOOK_KINDS)).min(1).max(WEBHOOK_KINDS.length).meta({ description: 'What it is told' })

export const newWebhookSchema = z
  .object({
    address: z.string().min(1).max(LONGEST_ADDRESS).meta({ description: 'Where it is sent to: https' }),
    leagueId: rowId
      .nullable()
      .default(null)
      .meta({ description: 'A league or bolão that I own; null: this championship, which I organise or operate' }),
    kinds,
  })
  .meta({ id: 'NewWebhook' })
export type NewWebhook = z.input<typeof newWebhookSchema>

export const webhookChangeSchema = z
  .object({
    kinds: kinds.optional(),
    isOn: z.boolean().optional().meta({ description: 'Off, nothing is sent and nothing is kept for later' }),
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
        'Why nothing is sent: I switched it off, it did not answer for three days, it answered 410, I lost the right, or its secret is missing after a restored backup; null: it is on',
    }),
    failingSinceMs: z.int().nullable().meta({ description: 'Nothing has arrived since' }),
  })
  .meta({ id: 'Webhook', description: 'Events are sent to an address of mine; without its secret' })
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
      .meta({ description: 'What a new one can be for' }),
  })
  .meta({ id: 'WebhookList' })
export type WebhookList = z.infer<typeof webhookListSchema>

export const madeWebhookSchema = z
  .object({
    webhook: webhookSchema,
    secret: z.string().meta({ description: 'Checks signatures. Told this once' }),
  })
  .meta({ id: 'MadeWebhook' })
export type MadeWebhook = z.infer<typeof madeWebhookSchema>

export const webhookAnswerSchema = z.object({ webhook: webhookSchema }).meta({ id: 'WebhookAnswer' })

export const deliverySchema = z
  .object({
    number: z.int().meta({ description: 'Of this webhook, from 1 without a gap' }),
    id: z.string().meta({ description: 'The `webhook-id`: the same however often it is sent' }),
    kind: z.enum([...WEBHOOK_KINDS, TEST_KIND]),
    atMs: z.int().meta({ description: 'When it happened' }),
    state: z.enum(['waiting', 'arrived', 'lost']),
    attempts: z.int(),
    nextAtMs: z.int().nullable(),
    triedAtMs: z.int().nullable(),
    tookMs: z.int().nullable(),
    status: z.int().nullable(),
    failure: z.enum(NO_ANSWERS).nullable().meta({ description: 'Why there was no answer' }),
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
  .object({ number: z.int().meta({ description: 'Of the delivery that is on its way' }) })
  .meta({ id: 'WebhookSent' })
