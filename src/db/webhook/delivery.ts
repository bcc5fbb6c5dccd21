import { sql, type Kysely } from 'kysely'
import { bool, int, rowOf, text, time, type RowOf } from '#db/connection/row.ts'
import { createNotices } from '#db/notice/create-notices.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { NoAnswer, WebhookVerdict } from '#domain/webhook/judge-answer.ts'
import { maySubscribe, TEST_KIND, type WebhookEventKind } from '#domain/webhook/webhook-kinds.ts'
import { barWebhooks, dropWaiting, standingColumns, standingShape } from './webhook.ts'

export async function hasDeliveries(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await rowOf({ isDue: bool }).sql`
    select exists (select from webhook_event where numbered_at is null)
      or exists (select from webhook_delivery d join webhook w on w.id = d.webhook_id
        where d.next_at <= clock_timestamp() and w.off_at is null and w.secret <> '') as "isDue"`.execute(db)
  return rows[0]?.isDue ?? false
}

const takenRow = rowOf({
  ...standingShape,
  webhookId: int,
  leagueId: int.orNull,
  number: int,
  eventId: text,
  attempts: int,
  address: text,
  secret: text,
  oldSecret: text.orNull,
  failingSeconds: int,
})
export type TakenDelivery = RowOf<typeof takenRow>

/**
 * At most this many deliveries of one webhook are taken in one call, so that an address that does not answer leaves
 * room for the others.
 */
const MOST_EACH = 4

/**
 * WH1, WH4: takes deliveries that are due, unless the maker of the webhook lost the right to them. Until `leaseSeconds` have passed, no other process takes them. After a crash they
 * are sent again, under the same id.
 */
export async function takeDeliveries(
  db: Kysely<Tables>,
  { limit, leaseSeconds }: { limit: number; leaseSeconds: number },
): Promise<TakenDelivery[]> {
  const { rows } = await takenRow.sql`
    with due as (
      select d.webhook_id, d.number from webhook w cross join lateral (
        select d.webhook_id, d.number from webhook_delivery d
        where d.webhook_id = w.id and d.next_at <= clock_timestamp()
        order by d.number limit ${MOST_EACH} for update skip locked) d
      where w.off_at is null and w.secret <> ''
        and w.id in (select webhook_id from webhook_delivery where next_at <= clock_timestamp())
      limit ${limit}
    ), taken as (
      update webhook_delivery d set next_at = clock_timestamp() + make_interval(secs => ${leaseSeconds}),
        attempts = d.attempts + 1, tried_at = clock_timestamp()
      from due where d.webhook_id = due.webhook_id and d.number = due.number
      returning d.webhook_id, d.number, d.event_id, d.attempts
    )
    select t.webhook_id as "webhookId", w.league_id as "leagueId", t.number, t.event_id as "eventId", t.attempts, w.address, w.secret,
      case when w.old_secret_until > clock_timestamp() then w.old_secret end as "oldSecret",
      coalesce(extract(epoch from clock_timestamp() - w.failing_since), 0)::integer as "failingSeconds",
      ${standingColumns({ championship: sql`w.championship_id`, league: sql`w.league_id` })}
    from taken t join webhook w on w.id = t.webhook_id join manager m on m.id = w.manager_id order by t.number`.execute(
    db,
  )
  const barred = rows.filter((row) => !maySubscribe(row, row)).map(({ webhookId }) => webhookId)
  if (barred.length > 0) await db.transaction().execute((trx) => barWebhooks(trx, barred))
  return rows.filter(({ webhookId }) => !barred.includes(webhookId))
}

export interface WebhookAnswer {
  status: number | null
  failure: NoAnswer | null
  tookMs: number
  /** The beginning of the text that the receiver answered. */
  text: string
}

/** WH7: turns the webhook off and notifies its maker. */
async function switchOff(trx: Trx, webhookId: number, why: 'failing' | 'gone'): Promise<void> {
  const { rows } = await rowOf({ championshipId: int.of<ChampionshipId>() }).sql`
    update webhook set off_at = clock_timestamp(), off_why = ${why} where id = ${webhookId} and off_at is null
    returning championship_id as "championshipId"`.execute(trx)
  const [row] = rows
  await dropWaiting(trx, [webhookId])
  if (row) await createNotices(trx, { ...row, kind: 'webhook_off', subjectId: webhookId })
}

/** Stores nothing if another process has taken over the delivery since this attempt. */
export async function noteAnswer(
  db: Kysely<Tables>,
  taken: TakenDelivery,
  { answer, verdict }: { answer: WebhookAnswer; verdict: WebhookVerdict },
): Promise<void> {
  const nextAt =
    verdict.kind === 'later' ? sql`clock_timestamp() + make_interval(secs => ${verdict.seconds})` : sql`null`
  const state = verdict.kind === 'later' ? 'waiting' : verdict.kind
  await db.transaction().execute(async (trx) => {
    // Locks the webhook before its delivery. Otherwise two answers could deadlock: one holds its delivery and waits for
    // the webhook, the other switches the webhook off and waits for that delivery.
    await sql`select from webhook where id = ${taken.webhookId} for update`.execute(trx)
    const { rows } = await sql`
      update webhook_delivery set state = ${state}, next_at = ${nextAt}, took_ms = ${answer.tookMs},
        status = ${answer.status}, failure = ${answer.failure}, answer = ${answer.text}
      where webhook_id = ${taken.webhookId} and number = ${taken.number} and attempts = ${taken.attempts} and state = 'waiting'
      returning 1`.execute(trx)
    if (rows.length === 0) return
    await sql`
      update webhook set failing_since = ${verdict.kind === 'arrived' ? sql`null` : sql`coalesce(failing_since, clock_timestamp())`}
      where id = ${taken.webhookId}`.execute(trx)
    if (verdict.kind === 'lost' && verdict.isDead)
      await switchOff(trx, taken.webhookId, answer.status === null || answer.status !== 410 ? 'failing' : 'gone')
  })
}

const deliveryRow = rowOf({
  number: int,
  eventId: text,
  kind: text.of<WebhookEventKind>(),
  at: time,
  state: text.of<'waiting' | 'arrived' | 'lost'>(),
  attempts: int,
  nextAt: time.orNull,
  triedAt: time.orNull,
  tookMs: int.orNull,
  status: int.orNull,
  failure: text.of<NoAnswer>().orNull,
  answer: text.orNull,
})
export type DeliveryRow = RowOf<typeof deliveryRow>

/** WH6: a page of a webhook's deliveries, newest first. */
export async function deliveriesOf(
  db: Kysely<Tables>,
  { webhookId, before, limit }: { webhookId: number; before: number | undefined; limit: number },
): Promise<DeliveryRow[]> {
  const { rows } = await deliveryRow.sql`
    select d.number, d.event_id as "eventId", e.kind, e.at, d.state, d.attempts, d.next_at as "nextAt",
      d.tried_at as "triedAt", d.took_ms as "tookMs", d.status, d.failure, d.answer
    from webhook_delivery d join webhook_event e on e.id = d.event_id
    where d.webhook_id = ${webhookId} and (${before ?? null}::integer is null or d.number < ${before ?? null})
    order by d.number desc limit ${limit}`.execute(db)
  return rows
}

/** WH6: sends a delivery again under its old id and number. Returns false if there is no such delivery. */
export async function sendAgain(
  db: Kysely<Tables>,
  { webhookId, number }: { webhookId: number; number: number },
): Promise<boolean> {
  const { rows } = await sql`
    update webhook_delivery set state = 'waiting', next_at = clock_timestamp(), attempts = 0
    where webhook_id = ${webhookId} and number = ${number} returning 1`.execute(db)
  return rows.length > 0
}

/** WH6: queues a test event for this webhook alone. Returns the number of its delivery. */
export async function sendTest(db: Kysely<Tables>, webhookId: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await rowOf({ number: int }).sql`
      with hook as (
        update webhook set last_number = last_number + 1 where id = ${webhookId} returning id, championship_id, league_id, last_number
      ), event as (
        insert into webhook_event (championship_id, league_id, kind, subject, numbered_at)
        select championship_id, league_id, ${TEST_KIND}, format('%s %s', id, last_number), clock_timestamp() from hook
        returning id
      )
      insert into webhook_delivery (webhook_id, number, event_id, next_at)
      select hook.id, hook.last_number, event.id, clock_timestamp() from hook, event returning number`.execute(trx)
    return rows[0]?.number ?? 0
  })
}
