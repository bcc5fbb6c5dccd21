import { sql, type Kysely } from 'kysely'
import type { Participant } from '#db/championship/championship.ts'
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
  { championshipId, managerId, before, limit }: Participant & { before: ActivityCursor | undefined; limit: number },
): Promise<ActivityRow[]> {
  const older = before
    ? sql`and (date_trunc('milliseconds', at), id) < (to_timestamp(${before.atMs} / 1000.0), ${before.id})`
    : sql``
  const { rows } = await sql<ActivityRow>`
    select id, type, data, floor(extract(epoch from at) * 1000)::bigint as "atMs" from activity
    where manager_id = ${managerId} and championship_id = ${championshipId} ${older}
    order by at desc, id desc limit ${limit}
  `.execute(db)
  return rows
}
