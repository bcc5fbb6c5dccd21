import { sql } from 'kysely'
import type { Trx } from '#db/schema/trx.ts'

/** Deletes the notices and settings of a deleted person, and the messages that they sent as an organiser. */
export async function forgetNotices(trx: Trx, managerId: number): Promise<void> {
  for (const table of [
    'notice',
    'notice_setting',
    'organiser_word',
    'notice_reach',
    'push_subscription',
    'calendar_key',
  ] as const)
    await trx.deleteFrom(table).where('manager_id', '=', managerId).execute()
}

/**
 * A guest's notices become the account's, without duplicates. Where both chose a setting, the account's stays. NT12:
 * the guest's calendar address goes on working, unless the account has one.
 */
export async function mergeNotices(
  trx: Trx,
  { guestId, accountId }: { guestId: number; accountId: number },
): Promise<void> {
  await sql`
    update notice g set manager_id = ${accountId} where manager_id = ${guestId} and not exists (
      select from notice a where a.manager_id = ${accountId} and a.kind = g.kind and a.subject = g.subject)`.execute(
    trx,
  )
  await sql`
    insert into notice_setting (manager_id, kind, channel, is_on)
    select ${accountId}, kind, channel, is_on from notice_setting where manager_id = ${guestId} on conflict do nothing`.execute(
    trx,
  )
  await sql`
    insert into notice_reach (manager_id, language, time_zone, quiet_from, quiet_to, mail_weekly)
    select ${accountId}, language, time_zone, quiet_from, quiet_to, mail_weekly from notice_reach where manager_id = ${guestId}
    on conflict do nothing`.execute(trx)
  await sql`
    update calendar_key set manager_id = ${accountId} where manager_id = ${guestId}
      and not exists (select from calendar_key where manager_id = ${accountId})`.execute(trx)
  await trx.updateTable('push_subscription').set({ manager_id: accountId }).where('manager_id', '=', guestId).execute()
  await trx.updateTable('organiser_word').set({ manager_id: accountId }).where('manager_id', '=', guestId).execute()
  for (const table of ['notice', 'notice_setting', 'notice_reach', 'calendar_key'] as const)
    await trx.deleteFrom(table).where('manager_id', '=', guestId).execute()
}
