import { sql, type Kysely } from 'kysely'
import { bool, int, json, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'

export interface PushKeys {
  publicKey: string
  privateKey: string
}

const key = 'push'

/** The first process creates the keys, and all processes use them from then on: a browser subscribes to one key. */
export async function pushKeys(db: Kysely<Tables>, make: () => PushKeys): Promise<PushKeys> {
  const { rows } = await rowOf({ value: json<PushKeys>() }).sql`select value from setting where key = ${key}`.execute(
    db,
  )
  const [known] = rows
  if (known) return known.value
  await sql`
    insert into setting (key, value) values (${key}, ${JSON.stringify(make())}) on conflict (key) do nothing`.execute(
    db,
  )
  return pushKeys(db, make)
}

const subscriptionRow = rowOf({
  id: int,
  managerId: int,
  endpoint: text,
  p256dh: text,
  auth: text,
  failures: int,
  /** Notices that could not be sent to the device yet. */
  waitingIds: int.array,
})
export type Subscription = RowOf<typeof subscriptionRow>

/** Only a person's newest devices stay, at most this many. */
const MOST_DEVICES = 10

/** An endpoint is one browser: it gets the notices of the person who uses it now, and of nobody else. */
export async function storeSubscription(
  db: Kysely<Tables>,
  managerId: number,
  { endpoint, p256dh, auth }: Pick<Subscription, 'endpoint' | 'p256dh' | 'auth'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into push_subscription (manager_id, endpoint, p256dh, auth) values (${managerId}, ${endpoint}, ${p256dh}, ${auth})
      on conflict (endpoint) do update set manager_id = excluded.manager_id, p256dh = excluded.p256dh, auth = excluded.auth,
        failures = 0, next_at = now()`.execute(trx)
    await sql`
      delete from push_subscription where manager_id = ${managerId} and id not in (
        select id from push_subscription where manager_id = ${managerId} order by id desc limit ${MOST_DEVICES})`.execute(
      trx,
    )
  })
}

export async function removeSubscription(db: Kysely<Tables>, managerId: number, endpoint: string): Promise<void> {
  await sql`delete from push_subscription where manager_id = ${managerId} and endpoint = ${endpoint}`.execute(db)
}

export async function countSubscriptions(db: Kysely<Tables>, managerId: number): Promise<number> {
  const { rows } = await rowOf({ n: int }).sql`
    select count(*)::integer as n from push_subscription where manager_id = ${managerId}`.execute(db)
  return rows[0]?.n ?? 0
}

const columns = sql`id, manager_id as "managerId", endpoint, p256dh, auth, failures, waiting_ids as "waitingIds"`

/** All of a person's subscriptions, including those that are paused after a failure. */
export async function subscriptionsOf(
  db: Kysely<Tables>,
  managerId: number,
): Promise<(Subscription & { isPutOff: boolean })[]> {
  const { rows } = await rowOf({ ...subscriptionRow.columns, isPutOff: bool }).sql`
    select ${columns}, next_at > now() as "isPutOff" from push_subscription where manager_id = ${managerId} order by id`.execute(
    db,
  )
  return rows
}

/** Subscriptions whose pause is over and for which notices wait. */
export async function subscriptionsToRetry(db: Kysely<Tables>, limit: number): Promise<Subscription[]> {
  const { rows } = await subscriptionRow.sql`
    select ${columns} from push_subscription where waiting_ids <> '{}' and next_at <= now() order by next_at limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function forgetSubscription(db: Kysely<Tables>, id: number): Promise<void> {
  await sql`delete from push_subscription where id = ${id}`.execute(db)
}

export async function noteSent(db: Kysely<Tables>, id: number): Promise<void> {
  await sql`
    update push_subscription set failures = 0, waiting_ids = '{}' where id = ${id} and (failures > 0 or waiting_ids <> '{}')`.execute(
    db,
  )
}

const MOST_WAITING = 20

/** Adds notices to those that wait for the device. Only the newest `MOST_WAITING` wait. */
export async function letWait(db: Kysely<Tables>, id: number, noticeIds: readonly number[]): Promise<void> {
  await sql`
    update push_subscription set waiting_ids = (
      select coalesce(array_agg(w), '{}') from (
        select distinct w from unnest(waiting_ids || ${noticeIds}::integer[]) w order by w desc limit ${MOST_WAITING}) newest)
    where id = ${id}`.execute(db)
}

export async function putOff(db: Kysely<Tables>, id: number, minutes: number): Promise<void> {
  await sql`
    update push_subscription set failures = failures + 1, next_at = now() + ${minutes} * interval '1 minute' where id = ${id}`.execute(
    db,
  )
}
