import { sql, type Kysely } from 'kysely'
import { int, json, rowOf, type RowOf } from '#db/connection/row.ts'
import { hasQueue } from '#db/round/queue-work.ts'
import type { Tables } from '#db/schema/schema.ts'

export interface FailingJob {
  task: string
  /** The id of the round or match; 0 if there is none. */
  subjectId: number
  attempts: number
  error: string
  /** Null if there will be no further attempt. */
  nextTryAtMs: number | null
}

const workQueueRow = rowOf({ waiting: int, nextAtMs: int.orNull, failing: json<FailingJob[]>() })
export type WorkQueue = RowOf<typeof workQueueRow>

/** Jobs that wait, and jobs that failed. */
export async function readWorkQueue(db: Kysely<Tables>): Promise<WorkQueue> {
  if (!(await hasQueue(db))) return { waiting: 0, nextAtMs: null, failing: [] }
  const ms = (column: string) => sql.raw(`round(extract(epoch from ${column}) * 1000)::bigint`)
  const { rows } = await workQueueRow.sql`
    select count(*)::integer as waiting, ${ms('min(run_at)')} as "nextAtMs",
      (select coalesce(json_agg(f), '[]') from (
        select task_identifier as task, coalesce(nullif(split_part(key, ':', 2), ''), '0')::integer as "subjectId", attempts,
          last_error as error, case when attempts < max_attempts then ${ms('run_at')} end as "nextTryAtMs"
        from graphile_worker.jobs where last_error is not null order by run_at limit 20
      ) f) as failing
    from graphile_worker.jobs where attempts < max_attempts`.execute(db)
  const [queue] = rows
  if (!queue) throw new Error('the queue gave no row')
  return queue
}
