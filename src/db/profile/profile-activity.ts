import { sql, type Kysely } from 'kysely'
import type { Participant } from '#db/championship/championship.ts'
import { int, json, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { ActivityType, Tables } from '#db/schema/schema.ts'

const activityRow = rowOf({ id: int, type: text.of<ActivityType>(), data: json<Record<string, unknown>>(), atMs: int })
export type ActivityRow = RowOf<typeof activityRow>

export interface ActivityCursor {
  atMs: number
  id: number
}

/**
 * The manager's activities older than `before`, newest first. A late page also reads the newer rows, because the cursor
 * has only milliseconds. A rise in the ranking is stored with the lineup's score, not as an activity. Its id here is
 * the negative id of its round, which no activity has. A rise that a correction removed is not shown.
 */
export async function activityPage(
  db: Kysely<Tables>,
  { championshipId, managerId, before, limit }: Participant & { before: ActivityCursor | undefined; limit: number },
): Promise<ActivityRow[]> {
  const isOlder = (at: string, id: string) =>
    before
      ? sql`(date_trunc('milliseconds', ${sql.raw(at)}), ${sql.raw(id)}) < (to_timestamp(${before.atMs} / 1000.0), ${before.id})`
      : sql`true`
  const { rows } = await activityRow.sql`
    select id, type, data, floor(extract(epoch from at) * 1000)::bigint as "atMs" from (
      (select id, type, data, at from activity
      where manager_id = ${managerId} and championship_id = ${championshipId} and ${isOlder('at', 'id')}
      order by at desc, id desc limit ${limit})
      union all
      (select -r.id, 'ranking_up', jsonb_build_object('from', s.rose_from, 'to', s.rank_after), r.settled_at
      from (
        select id, settled_at from round where championship_id = ${championshipId} and state = 'settled' order by settled_at desc
      ) r cross join lateral (
        select s.rose_from, s.rank_after from lineup l join lineup_score s using (round_id, squad_id)
        where l.round_id = r.id and l.manager_id = ${managerId} and l.counts and s.rose_from > s.rank_after limit 1
      ) s
      where ${isOlder('r.settled_at', '-r.id')}
      order by r.settled_at desc, r.id limit ${limit})
    ) told
    order by at desc, id desc limit ${limit}
  `.execute(db)
  return rows
}
