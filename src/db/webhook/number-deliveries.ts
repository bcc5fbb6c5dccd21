import { sql, type Kysely } from 'kysely'
import { int, rowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Trx } from '#db/schema/trx.ts'
import { DELIVERY_DAYS, hearsEvent, maySubscribe, type WebhookEventKind } from '#domain/webhook/webhook-kinds.ts'
import { barWebhooks, standingColumns, standingShape } from './webhook.ts'

/** Only one process at a time gives numbers, so that they have no gaps. */
const NUMBER_LOCK = 7_246_117
const MOST_EVENTS = 500

const eventRow = rowOf({ id: text, championshipId: int, leagueId: int.orNull, kind: text.of<WebhookEventKind>() })
const hookRow = rowOf({
  ...standingShape,
  id: int,
  championshipId: int,
  leagueId: int.orNull,
  kinds: text.array,
  lastNumber: int,
})

async function listeningHooks(trx: Trx, championshipIds: readonly number[]) {
  const { rows } = await hookRow.sql`
    select w.id, w.championship_id as "championshipId", w.league_id as "leagueId", w.kinds, w.last_number as "lastNumber",
      ${standingColumns({ championship: sql`w.championship_id`, league: sql`w.league_id` })}
    from webhook w join manager m on m.id = w.manager_id
    where w.off_at is null and w.secret <> '' and w.championship_id = any (${[...championshipIds]}::integer[])
    order by w.id for update of w`.execute(trx)
  return rows
}

async function numberBatch(trx: Trx): Promise<number> {
  await sql`select pg_advisory_xact_lock(${NUMBER_LOCK}::bigint)`.execute(trx)
  const { rows: events } = await eventRow.sql`
    select id, championship_id as "championshipId", league_id as "leagueId", kind from webhook_event
    where numbered_at is null order by position limit ${MOST_EVENTS} for update`.execute(trx)
  if (events.length === 0) return 0
  const hooks = await listeningHooks(trx, [...new Set(events.map(({ championshipId }) => championshipId))])
  const barred = hooks.filter((hook) => !maySubscribe(hook, hook))
  await barWebhooks(
    trx,
    barred.map(({ id }) => id),
  )
  const told = hooks
    .filter((hook) => !barred.includes(hook))
    .flatMap((hook) =>
      events
        .filter((event) => hearsEvent(hook, event))
        .map((event, index) => ({ webhookId: hook.id, number: hook.lastNumber + index + 1, eventId: event.id })),
    )
  await sql`
    insert into webhook_delivery (webhook_id, number, event_id, next_at)
    select w, n, e, clock_timestamp() from unnest(${told.map(({ webhookId }) => webhookId)}::integer[],
      ${told.map(({ number }) => number)}::integer[], ${told.map(({ eventId }) => eventId)}::text[]) as t (w, n, e)`.execute(
    trx,
  )
  await sql`
    update webhook w set last_number = t.n
    from (select w, max(n) as n from unnest(${told.map(({ webhookId }) => webhookId)}::integer[],
      ${told.map(({ number }) => number)}::integer[]) as t (w, n) group by w) t
    where w.id = t.w`.execute(trx)
  await sql`
    update webhook_event set numbered_at = clock_timestamp() where id = any (${events.map(({ id }) => id)}::text[])`.execute(
    trx,
  )
  return events.length
}

/** WH3: gives every waiting event its deliveries, each with its webhook's next number. A batch is all or nothing. */
export async function numberDeliveries(db: Kysely<Tables>): Promise<void> {
  for (let batch = MOST_EVENTS; batch === MOST_EVENTS;) batch = await db.transaction().execute(numberBatch)
  // WH6: this also deletes the deliveries of the events.
  await sql`delete from webhook_event where numbered_at < now() - ${DELIVERY_DAYS} * interval '1 day'`.execute(db)
}
