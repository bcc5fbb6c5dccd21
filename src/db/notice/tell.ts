import { sql } from 'kysely'
import type { NoticeKind } from '#domain/notice/notice-kinds.ts'
import type { Trx } from '#db/round/round.ts'
import { noticeKinds } from './kinds/all.ts'
import type { Cause } from './kinds/notice-kind.ts'

export const noticeChannel = 'craque_notice'

/** NT1, NT2, NT5: people alone, each once, and only who wants it. */
async function tellKind(trx: Trx, kind: NoticeKind, cause: Cause): Promise<number> {
  const { rows } = await sql<{ stored: number; first: number | null; last: number | null }>`
    with stored as (
      insert into notice (manager_id, championship_id, kind, subject, facts)
      select t.manager_id, ${cause.championshipId}, ${kind}, t.subject, t.facts
      from (${noticeKinds[kind].told(cause)}) t
        join manager p on p.id = t.manager_id and p.kind <> 'bot' and p.deleted_at is null
        left join notice_setting w on w.manager_id = t.manager_id and w.kind = ${kind} and w.channel = 'app'
      where w.is_on is distinct from false
      on conflict do nothing
      returning id
    )
    select count(*)::integer as stored, min(id) as first, max(id) as last from stored`.execute(trx)
  const { stored, first, last } = rows[0] ?? { stored: 0, first: null, last: null }
  if (stored > 0) await sql`select pg_notify(${noticeChannel}, ${JSON.stringify({ first, last })})`.execute(trx)
  return stored
}

/** In the transaction that makes it so, for what concerns few; what concerns many is noted and told afterwards. */
export async function tellOf(trx: Trx, cause: Cause): Promise<number> {
  let stored = 0
  for (const [kind, { causes }] of Object.entries(noticeKinds) as [NoticeKind, (typeof noticeKinds)[NoticeKind]][])
    if (causes.includes(cause.kind)) stored += await tellKind(trx, kind, cause)
  return stored
}
