import { useInfiniteQuery } from '@tanstack/react-query'
import type { DeliveryView } from '#contract/webhook.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { RelativeTime, Time } from '#web/ui/time.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { useWebhookStep } from './use-webhook-step.ts'
import { webhookApi } from './webhook-api.ts'

/** How long until the list is read again, while the webhook is on and one of its newest events waits. */
const LOOK_AGAIN_MS = 2_000
const TONES = { waiting: 'info', arrived: 'good', lost: 'bad' } as const

/** WH6: the sent events, and the answers of the address. */
export function DeliveryList({ webhookId, canSend }: { webhookId: number; canSend: boolean }) {
  const { fetchApi } = useApp()
  const words = useFeatureCopy('webhook')
  const query = useInfiniteQuery({
    queryKey: ['webhooks', 'deliveries', webhookId],
    queryFn: ({ pageParam, signal }) => webhookApi(fetchApi).deliveries(webhookId, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ({ state }) =>
      canSend && state.data?.pages[0]?.items.some(({ state: now }) => now === 'waiting') ? LOOK_AGAIN_MS : false,
  })
  const deliveries = query.data?.pages.flatMap(({ items }) => items)
  if (!deliveries) return <Waiting for={query} className="h-24 rounded-control" />
  if (deliveries.length === 0) return <p className="text-muted">{words.noDeliveries}</p>
  return (
    <>
      <ul className="divide-y divide-line">
        {deliveries.map((delivery) => (
          <li key={delivery.number} className="grid gap-1 py-3">
            <Delivery delivery={delivery} webhookId={webhookId} canSend={canSend} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button look="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words.older}
        </Button>
      )}
    </>
  )
}

interface Props {
  delivery: DeliveryView
  webhookId: number
  canSend: boolean
}

function Delivery({ delivery, webhookId, canSend }: Props) {
  const words = useFeatureCopy('webhook')
  const { step, isBusy } = useWebhookStep()
  const { number, kind, state, answer } = delivery
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="flex min-w-0 flex-wrap items-center gap-2">
          <span className="tabular-nums text-muted">{number}</span>
          <span className="font-semibold">{words.kinds[kind]}</span>
          <Badge tone={TONES[state]}>{words.states[state]}</Badge>
        </p>
        {canSend && state !== 'waiting' && (
          <Button
            look="quiet"
            busy={isBusy}
            aria-label={words.of(words.resend, String(number))}
            onClick={() => step({ send: (api) => api.resend(webhookId, number), says: words.resent })}
          >
            {words.resend}
          </Button>
        )}
      </div>
      <Attempt delivery={delivery} />
      {answer && (
        <details className="text-small">
          <summary className="min-h-11 cursor-pointer py-3 text-muted">{words.answer}</summary>
          <pre className="overflow-x-auto rounded-control bg-raised p-3 whitespace-pre-wrap wrap-anywhere">
            {answer}
          </pre>
        </details>
      )}
    </>
  )
}

function Attempt({ delivery }: { delivery: DeliveryView }) {
  const words = useFeatureCopy('webhook')
  const { atMs, triedAtMs, status, failure, tookMs, attempts, nextAtMs } = delivery
  return (
    <p className="flex flex-wrap gap-x-2 text-small text-muted">
      <Time atMs={triedAtMs ?? atMs} />
      {status !== null && <span>· {words.status(status)}</span>}
      {failure !== null && <span>· {words.failures[failure]}</span>}
      {tookMs !== null && <span>· {words.took(tookMs)}</span>}
      {attempts > 0 && <span>· {words.attempts(attempts)}</span>}
      {nextAtMs !== null && attempts > 0 && (
        <span>
          · {words.next} <RelativeTime atMs={nextAtMs} />
        </span>
      )}
    </p>
  )
}
