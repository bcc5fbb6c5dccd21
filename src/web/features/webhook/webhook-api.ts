import type { Done } from '#contract/account.ts'
import type {
  DeliveryList,
  MadeWebhook,
  NewWebhook,
  Sent,
  WebhookAnswerView,
  WebhookChange,
  WebhookList,
} from '#contract/webhook.ts'
import { callApi, type FetchApi } from '#web/base/api-client.ts'
import { addressIn } from '#web/base/championship.ts'

const ROOT = '/api/webhooks'

export const webhookApi = (fetchApi: FetchApi) => ({
  list: (signal: AbortSignal) => callApi<WebhookList>({ fetchApi, path: ROOT, signal }),
  make: (championship: string, body: NewWebhook) =>
    callApi<MadeWebhook>({ fetchApi, path: addressIn(championship, ROOT), method: 'POST', body }),
  change: (id: number, body: WebhookChange) =>
    callApi<WebhookAnswerView>({ fetchApi, path: `${ROOT}/${id}`, method: 'PATCH', body }),
  rotate: (id: number) => callApi<MadeWebhook>({ fetchApi, path: `${ROOT}/${id}/secret`, method: 'POST' }),
  remove: (id: number) => callApi<Done>({ fetchApi, path: `${ROOT}/${id}`, method: 'DELETE' }),
  test: (id: number) => callApi<Sent>({ fetchApi, path: `${ROOT}/${id}/tests`, method: 'POST' }),
  deliveries: (id: number, cursor: string | undefined, signal: AbortSignal) =>
    callApi<DeliveryList>({
      fetchApi,
      path: `${ROOT}/${id}/deliveries${cursor === undefined ? '' : `?cursor=${cursor}`}`,
      signal,
    }),
  resend: (id: number, number: number) =>
    callApi<Sent>({ fetchApi, path: `${ROOT}/${id}/deliveries/${number}/resend`, method: 'POST' }),
})

export type WebhookApi = ReturnType<typeof webhookApi>
