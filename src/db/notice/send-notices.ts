import { sql, type Kysely } from 'kysely'
import { bool, int, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import { noticesWhere, type NoticeRow } from './notice-list.ts'

/** The names of jobs that send mail, pushes or webhook deliveries. */
export type SendTask = 'send_notices' | 'send_webhooks'

const WAYS = { mail: sql.ref('n.mail_at'), push: sql.ref('n.push_at') }
export type Way = keyof typeof WAYS

export async function hasNoticesToSend(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await rowOf({ isDue: bool }).sql`
    select exists (select from notice where push_at <= now()) or exists (select from notice where mail_at <= now())
      or exists (select from push_subscription where waiting_ids <> '{}' and next_at <= now()) as "isDue"`.execute(db)
  return rows[0]?.isDue ?? false
}

/** Queues one job, however many processes ask for it. */
export async function queueSending(db: Kysely<Tables>): Promise<void> {
  const task: SendTask = 'send_notices'
  await sql`
    select graphile_worker.add_job(${task}, json_build_object('id', 0), job_key => ${`${task}:0`}, max_attempts => 25)`.execute(
    db,
  )
}

/** At most `limit` people with a notice that is due by a channel. */
export async function peopleToSend(db: Kysely<Tables>, way: Way, limit: number): Promise<number[]> {
  const { rows } = await rowOf({ id: int }).sql`
    select n.manager_id as id from notice n where ${WAYS[way]} <= now() group by 1 order by 1 limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/**
 * NT2, NT3: marks a person's due notices of a channel as sent, and returns those that are still true and unread. A
 * crash before they are sent loses the message, but never sends one twice.
 */
export async function claimDueNotices(db: Kysely<Tables>, way: Way, managerId: number): Promise<NoticeRow[]> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await rowOf({ id: int }).sql`
      select n.id from notice n where n.manager_id = ${managerId} and ${WAYS[way]} <= now() for update skip locked`.execute(
      trx,
    )
    const ids = rows.map(({ id }) => id)
    const standing = await standingOf(trx, ids)
    await sql`update notice set ${sql.ref(way === 'mail' ? 'mail_at' : 'push_at')} = null where id = any (${ids}::integer[])`.execute(
      trx,
    )
    return standing
  })
}

const addresseeRow = rowOf({ email: text.orNull, name: text, language: text })
export type Addressee = RowOf<typeof addresseeRow>

export async function addresseeOf(db: Kysely<Tables>, managerId: number): Promise<Addressee | undefined> {
  const { rows } = await addresseeRow.sql`
    select case when u.email_verified then u.email end as email, p.name, coalesce(r.language, 'pt-BR') as language
    from manager p left join auth_user u on u.id = p.user_id left join notice_reach r on r.manager_id = p.id
    where p.id = ${managerId} and p.deleted_at is null`.execute(db)
  return rows[0]
}

/** NT3: those of the given notices that are still true and unread, newest first. */
export const standingOf = (db: Kysely<Tables>, ids: readonly number[]): Promise<NoticeRow[]> =>
  noticesWhere(db, sql`n.id = any (${ids}::integer[]) and n.read_at is null`, ids.length)
