import type { Kysely } from 'kysely'
import { Webhook } from 'standardwebhooks'
import type { Tables } from '#db/schema/schema.ts'
import { noteAnswer, takeDeliveries, type TakenDelivery } from '#db/webhook/delivery.ts'
import { factsOf, type EventFacts } from '#db/webhook/event-facts.ts'
import { numberDeliveries } from '#db/webhook/number-deliveries.ts'
import { judgeAnswer } from '#domain/webhook/judge-answer.ts'
import type { PostWebhook } from './post-webhook.ts'
import { webhookBody } from './webhook-body.ts'

const AT_ONCE = 24
/** How long a process keeps a delivery that it took: longer than an address may take to answer. */
const LEASE_SECONDS = 15
/** Batches of one job. The next job follows within a second. */
const MOST_BATCHES = 100

interface Options {
  db: Kysely<Tables>
  post: PostWebhook
  /** The address of this server. */
  site: string
  nowMs: () => number
}

/** WH3, WH4: numbers what happened, and sends what is due. Returns how many deliveries were tried. */
export function createWebhookSender({ db, post, site, nowMs }: Options): () => Promise<number> {
  async function send(taken: TakenDelivery, event: EventFacts): Promise<void> {
    const { eventId, address, secret, oldSecret, number } = taken
    const body = await webhookBody(db, { event, number, site })
    const at = new Date(nowMs())
    const signatures = [secret, ...(oldSecret === null ? [] : [oldSecret])].map((key) =>
      new Webhook(key).sign(eventId, at, body),
    )
    const answer = await post({
      address,
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Craque webhooks',
        'webhook-id': eventId,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': signatures.join(' '),
      },
    })
    await noteAnswer(db, taken, { answer, verdict: judgeAnswer({ ...taken, status: answer.status }) })
  }

  return async () => {
    let tried = 0
    for (let batch = 0; batch < MOST_BATCHES; batch++) {
      await numberDeliveries(db)
      const taken = await takeDeliveries(db, { limit: AT_ONCE, leaseSeconds: LEASE_SECONDS })
      if (taken.length === 0) break
      const events = await factsOf(
        db,
        taken.map(({ eventId }) => eventId),
      )
      await Promise.all(
        taken.flatMap((delivery) => {
          const event = events.get(delivery.eventId)
          return event ? [send(delivery, event)] : []
        }),
      )
      tried += taken.length
    }
    return tried
  }
}
