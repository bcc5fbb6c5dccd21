import { sql, type Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { NOTICE_DAYS } from '#domain/notice/notice-kinds.ts'
import { disableTimeouts } from '#db/connection/disable-timeouts.ts'
import { int, rowOf, text } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { achievement } from './kinds/achievement.ts'
import type { Cause, CauseKind } from './kinds/notice-kind.ts'
import { createNotices } from './create-notices.ts'

/** Records a cause. A later job creates its notices, so that a settlement does not wait for them. */
export async function noteCause(trx: Trx, { championshipId, kind, subjectId }: Cause): Promise<void> {
  await sql`
    insert into notice_cause (championship_id, kind, subject_id, last_activity_id)
    select ${championshipId}, ${kind}, ${subjectId}, (select max(id) from activity where ${achievement.causes.includes(kind)})
    on conflict do nothing`.execute(trx)
}

const untoldRow = rowOf({ id: int, kind: text.of<CauseKind>(), subjectId: int, after: int, last: int })

/** A cause that has waited longer, for example while the server was off, gets no notices. */
const NEWS_DAYS = 3

/** With millions of recipients this takes minutes; with a timeout it would start again and again and never end. */
async function createNextNotices(trx: Trx, championshipId: ChampionshipId): Promise<number | undefined> {
  await disableTimeouts(trx)
  const { rows } = await untoldRow.sql`
    select c.id, c.kind, c.subject_id as "subjectId", coalesce(c.last_activity_id, 0)::float8 as last,
      coalesce((select max(e.last_activity_id) from notice_cause e
        where e.championship_id = c.championship_id and e.id < c.id), 0)::float8 as after
    from notice_cause c where c.championship_id = ${championshipId} and c.told_at is null
    order by c.id limit 1 for update skip locked`.execute(trx)
  const [row] = rows
  if (!row) return undefined
  const { id, kind, subjectId, after, last } = row
  await sql`update notice_cause set told_at = now() where id = ${id}`.execute(trx)
  const { rows: fresh } = await sql`
    select 1 from notice_cause where id = ${id} and at > now() - ${NEWS_DAYS} * interval '1 day'`.execute(trx)
  return fresh.length === 0 ? 0 : createNotices(trx, { championshipId, kind, subjectId, activities: { after, last } })
}

/**
 * Creates the notices for every waiting cause of a championship, each cause in its own transaction. Returns their
 * number. NT8: also deletes old notices of all championships.
 */
export async function createPendingNotices(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<number> {
  let told = 0
  for (;;) {
    const stored = await db.transaction().execute((trx) => createNextNotices(trx, championshipId))
    if (stored === undefined) break
    told += stored
  }
  await db.transaction().execute(async (trx) => {
    await disableTimeouts(trx)
    await sql`delete from notice where at < now() - ${NOTICE_DAYS} * interval '1 day'`.execute(trx)
  })
  return told
}
