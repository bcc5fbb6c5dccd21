import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { isDatabaseAway } from '#db/connection/postgres-error.ts'
import { int, rowOf, time } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'

const openTimeOf = sql`interval '48 hours'`
/** Only the newest keys of a person are kept: anyone who invents more loses their own. */
const keptPerPerson = 500

/** The values of the column `who`, which names people and tokens. */
export const ownerKey = {
  account: (userId: string) => `account ${userId}`,
  guest: (guestKey: string) => `guest ${guestKey}`,
  token: (tokenId: number) => `token ${tokenId}`,
}

export interface Requested {
  who: string
  key: string
  /** A process that has held the key for longer counts as dead. */
  deadAfterSeconds: number
  /** A digest of method, address and body. */
  request: string
}

/** The right to answer for a key, until another request has reason to believe that this process died. */
export interface Claim extends Requested {
  attempt: number
  /** The id of what an earlier attempt created, although it never answered; null if it created nothing. */
  madeId: number | null
}

export interface StoredReply {
  status: number
  /** Null for an answer without a body. */
  contentType: string | null
  body: string | null
  location: string | null
}

export type Claimed = { claim: Claim } | { reply: StoredReply } | 'in_progress' | 'other_request'

const span = ({ deadAfterSeconds }: Requested) => sql`make_interval(secs => ${deadAfterSeconds})`

export async function claimKey(db: Kysely<Tables>, asked: Requested): Promise<Claimed> {
  const { who, key, request } = asked
  // This waits for a row that a live transaction has locked, so it sees what that transaction created.
  const claimed = await rowOf({ attempt: int, madeId: int.orNull }).sql`
    insert into idempotency as known (who, key, request) values (${who}, ${key}, ${request})
    on conflict (who, key) do update set attempt = known.attempt + 1, started_at = clock_timestamp()
    where known.status is null and known.request = excluded.request and known.started_at < clock_timestamp() - ${span(asked)}
    returning attempt, made_id as "madeId"`.execute(db)
  const [mine] = claimed.rows
  if (mine) {
    if (mine.attempt === 1) await forgetSurplus(db, who)
    return { claim: { ...asked, ...mine } }
  }
  const known = await db
    .selectFrom('idempotency')
    .select(['request', 'status', 'content_type', 'body', 'location'])
    .where('who', '=', who)
    .where('key', '=', key)
    .executeTakeFirst()
  if (known && known.request !== request) return 'other_request'
  if (!known || known.status === null) return 'in_progress'
  const { status, content_type: contentType, body, location } = known
  return { reply: { status, contentType, body, location } }
}

const forgetSurplus = (db: Kysely<Tables>, who: string) =>
  sql`
    delete from idempotency where who = ${who} and key in (
      select key from idempotency where who = ${who} order by started_at desc offset ${keptPerPerson})`.execute(db)

const ours = (db: Kysely<Tables>, { who, key, attempt }: Claim) =>
  db.updateTable('idempotency').where('who', '=', who).where('key', '=', key).where('attempt', '=', attempt)

/**
 * Runs in the transaction that creates the thing. Returns false if another attempt has taken over: then nothing may be
 * created.
 */
export async function noteMade(trx: Kysely<Tables>, claim: Claim, madeId: number): Promise<boolean> {
  const { numUpdatedRows } = await ours(trx, claim)
    .set({ made_id: madeId })
    .where('made_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const tryAgainMs = 500

/** After an outage: retries until it works, or until others may take over the key as that of a dead process. */
async function onceBack({ deadAfterSeconds }: Claim, work: () => Promise<unknown>): Promise<void> {
  for (let tries = (deadAfterSeconds * 1_000) / tryAgainMs; tries > 0; tries--) {
    await pause(tryAgainMs, undefined, { ref: false })
    try {
      return void (await work())
    } catch {
      // The loop retries.
    }
  }
}

async function nowOrOnceBack(claim: Claim, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    void onceBack(claim, work)
  }
}

/** The write is committed, so its answer is true, whether or not the database can store the answer now. */
export async function storeReply(db: Kysely<Tables>, claim: Claim, reply: StoredReply): Promise<void> {
  const { contentType, ...rest } = reply
  await nowOrOnceBack(claim, () =>
    ours(db, claim)
      .set({ ...rest, content_type: contentType })
      .execute(),
  )
}

/**
 * Nothing was decided: the next request with this key may try without waiting, or, after an outage, as soon as the
 * database is back.
 */
export async function releaseKey(db: Kysely<Tables>, claim: Claim): Promise<void> {
  const startedAt = time.sql`clock_timestamp() - ${span(claim)}`
  await nowOrOnceBack(claim, () => ours(db, claim).set({ started_at: startedAt }).execute())
}

/** Stored answers go with the person. Call this before the manager's row loses their identity. */
export async function forgetKeysOf(db: Kysely<Tables>, managerId: number): Promise<void> {
  await sql`
    delete from idempotency i using manager m
    where m.id = ${managerId} and (i.who in ('account ' || m.user_id, 'guest ' || m.guest_key)
      or i.who in (select 'token ' || t.id from personal_token t where t.manager_id = m.id))`.execute(db)
}

export async function forgetOldKeys(db: Kysely<Tables>): Promise<void> {
  await sql`delete from idempotency where started_at < clock_timestamp() - ${openTimeOf}`.execute(db)
}
