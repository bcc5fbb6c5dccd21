import { sql, type Kysely } from 'kysely'
import { bool, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { Channel, NoticeKind } from '#domain/notice/notice-kinds.ts'
import type { Tables } from '#db/schema/schema.ts'

const noticeSettingRow = rowOf({ kind: text.of<NoticeKind>(), channel: text.of<Channel>(), isOn: bool })
export type NoticeSetting = RowOf<typeof noticeSettingRow>

/** The settings that a person has stored. Without one, the kind's default applies. */
export async function noticeSettings(db: Kysely<Tables>, managerId: number): Promise<NoticeSetting[]> {
  const { rows } = await noticeSettingRow.sql`
    select kind, channel, is_on as "isOn" from notice_setting where manager_id = ${managerId}`.execute(db)
  return rows
}

export async function storeNoticeSetting(
  db: Kysely<Tables>,
  managerId: number,
  { kind, channel, isOn }: NoticeSetting,
): Promise<void> {
  await sql`
    insert into notice_setting (manager_id, kind, channel, is_on) values (${managerId}, ${kind}, ${channel}, ${isOn})
    on conflict (manager_id, kind, channel) do update set is_on = excluded.is_on`.execute(db)
}
