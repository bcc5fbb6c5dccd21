import { sql, type Kysely } from 'kysely'
import type { ActivityType, Tables } from '#db/schema/schema.ts'

export interface ActivityRow {
  id: number
  type: ActivityType
  data: Record<string, unknown>
  atMs: number
}

export interface ActivityCursor {
  atMs: number
  id: number
}

/** Newest first, after `before`; walks the index, so a late page costs what the first one does. */
export async function activityPage(
  db: Kysely<Tables>,
  { managerId, before, limit }: { managerId: number; before: ActivityCursor | undefined; limit: number },
): Promise<ActivityRow[]> {
  const older = before
    ? sql`and (date_trunc('milliseconds', at), id) < (to_timestamp(${before.atMs} / 1000.0), ${before.id})`
    : sql``
  const { rows } = await sql<ActivityRow>`
    select id, type, data, floor(extract(epoch from at) * 1000)::bigint as "atMs" from activity
    where manager_id = ${managerId} ${older}
    order by at desc, id desc limit ${limit}
  `.execute(db)
  return rows
}

export async function gameNowMs(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ ms: number }>`select (extract(epoch from game_now()) * 1000)::bigint as ms`.execute(db)
  return rows[0]?.ms ?? Date.now()
}
