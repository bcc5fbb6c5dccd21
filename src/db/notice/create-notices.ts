import { sql } from 'kysely'
import { int, rowOf } from '#db/connection/row.ts'
import type { NoticeKind } from '#domain/notice/notice-kinds.ts'
import type { Trx } from '#db/schema/trx.ts'
import { noticeKinds } from './kinds/all.ts'
import type { Cause } from './kinds/notice-kind.ts'

export const noticeChannel = 'craque_notice'

/** NT9: the earliest time to send something to a person, by their settings `r`. */
const soon = sql`coalesce(after_quiet_hours(now(), r.time_zone, r.quiet_from, r.quiet_to), now())`

/**
 * NT5: by which channels each person gets notices of a kind, and when. Without a setting: in the list, and by push if
 * they have a device.
 */
const waysOf = (kind: NoticeKind) => sql`
  select p.id as manager_id, coalesce(s.app, true) as app,
    case when coalesce(s.push, true) and b.manager_id is not null then ${soon} end as push_at,
    case when s.mail and u.email_verified
      then case when r.mail_weekly then next_digest(now(), r.time_zone) else ${soon} end end as mail_at
  from manager p
    left join (
      select manager_id, bool_and(is_on) filter (where channel = 'app') as app,
        bool_and(is_on) filter (where channel = 'push') as push, bool_and(is_on) filter (where channel = 'mail') as mail
      from notice_setting where kind = ${kind} group by manager_id) s on s.manager_id = p.id
    left join (select distinct manager_id from push_subscription) b on b.manager_id = p.id
    left join notice_reach r on r.manager_id = p.id
    left join auth_user u on u.id = p.user_id
  where p.kind <> 'bot' and p.deleted_at is null`

/** NT1, NT2, NT5: creates the notices of a kind: not for bots, once each, and only for people who want them. */
async function createNoticesOfKind(trx: Trx, kind: NoticeKind, cause: Cause): Promise<number> {
  const { rows } = await rowOf({ stored: int, first: int.orNull, last: int.orNull }).sql`
    with stored as (
      insert into notice (manager_id, championship_id, kind, subject, facts, is_listed, push_at, mail_at)
      select t.manager_id, ${cause.championshipId}, ${kind}, t.subject, t.facts, w.app, w.push_at, w.mail_at
      from (${noticeKinds[kind].recipients(cause)}) t
        join (${waysOf(kind)}) w on w.manager_id = t.manager_id
      where w.app or w.push_at is not null or w.mail_at is not null
      on conflict (manager_id, kind, subject) do nothing
      returning id
    )
    select count(*)::integer as stored, min(id) as first, max(id) as last from stored`.execute(trx)
  const { stored, first, last } = rows[0] ?? { stored: 0, first: null, last: null }
  if (stored > 0) await sql`select pg_notify(${noticeChannel}, ${JSON.stringify({ first, last })})`.execute(trx)
  return stored
}

/**
 * An event with few recipients calls this in its own transaction. Causes with many are recorded (`noteCause`), and a
 * job calls this later.
 */
export async function createNotices(trx: Trx, cause: Cause): Promise<number> {
  let stored = 0
  for (const [kind, { causes }] of Object.entries(noticeKinds) as [NoticeKind, (typeof noticeKinds)[NoticeKind]][])
    if (causes.includes(cause.kind)) stored += await createNoticesOfKind(trx, kind, cause)
  return stored
}
