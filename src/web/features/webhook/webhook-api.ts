import type { NewWebhook, WebhookChange } from '#contract/webhook.ts'
import { callApi, type FetchApi } from '#web/base/api-client.ts'

export const webhookApi = (fetchApi: FetchApi) => ({
  list: (signal: AbortSignal) => callApi(fetchApi, 'GET /api/webhooks', { signal }),
  make: (championship: string, body: NewWebhook) => callApi(fetchApi, 'POST /api/webhooks', { championship, body }),
  change: (id: number, body: WebhookChange) => callApi(fetchApi, 'PATCH /api/webhooks/{id}', { id, body }),
  rotate: (id: number) => callApi(fetchApi, 'POST /api/webhooks/{id}/secret', { id }),
  remove: (id: number) => callApi(fetchApi, 'DELETE /api/webhooks/{id}', { id }),
  test: (id: number) => callApi(fetchApi, 'POST /api/webhooks/{id}/tests', { id }),
  deliveries: (id: number, cursor: string | undefined, signal: AbortSignal) =>
    callApi(fetchApi, 'GET /api/webhooks/{id}/deliveries', { id, cursor, signal }),
  resend: (id: number, number: number) =>
    callApi(fetchApi, 'POST /api/webhooks/{id}/deliveries/{number}/resend', { id, number }),
})

export type WebhookApi = ReturnType<typeof webhookApi>
