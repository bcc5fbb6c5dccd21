import { sql, type Kysely } from 'kysely'
import { bool, int, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'

const noticeReachRow = rowOf({ timeZone: text, quietFrom: int.orNull, quietTo: int.orNull, mailWeekly: bool })
export type NoticeReach = RowOf<typeof noticeReachRow>

export async function noticeReachOf(db: Kysely<Tables>, managerId: number): Promise<NoticeReach | undefined> {
  const { rows } = await noticeReachRow.sql`
    select time_zone as "timeZone", quiet_from as "quietFrom", quiet_to as "quietTo", mail_weekly as "mailWeekly"
    from notice_reach where manager_id = ${managerId}`.execute(db)
  return rows[0]
}

/** `language` is the language of mail to the person: the one in which they asked for it. */
export async function storeNoticeReach(
  db: Kysely<Tables>,
  managerId: number,
  { timeZone, quietFrom, quietTo, mailWeekly, language }: NoticeReach & { language: string },
): Promise<void> {
  await sql`
    insert into notice_reach (manager_id, language, time_zone, quiet_from, quiet_to, mail_weekly)
    values (${managerId}, ${language}, ${timeZone}, ${quietFrom}, ${quietTo}, ${mailWeekly})
    on conflict (manager_id) do update set language = excluded.language, time_zone = excluded.time_zone,
      quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, mail_weekly = excluded.mail_weekly`.execute(db)
}

/** Stops notices of every kind by mail, also those that wait to be sent. */
export async function stopMail(db: Kysely<Tables>, managerId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`delete from notice_setting where manager_id = ${managerId} and channel = 'mail'`.execute(trx)
    await sql`update notice set mail_at = null where manager_id = ${managerId} and mail_at is not null`.execute(trx)
  })
}
