import { sql, type Kysely } from 'kysely'
import { int, rowOf, type RowOf, text } from '#db/connection/row.ts'
import { hasQueue } from '#db/round/queue-work.ts'
import type { Tables } from '#db/schema/schema.ts'

const workQueueRow = rowOf({
  waiting: int,
  nextAtMs: int.orNull,
  /** How many jobs failed, with or without a further attempt. */
  failing: int,
})
export type WorkQueue = RowOf<typeof workQueueRow>

const ms = (column: string) => sql.raw(`round(extract(epoch from ${column}) * 1000)::bigint`)

export async function readWorkQueue(db: Kysely<Tables>): Promise<WorkQueue> {
  if (!(await hasQueue(db))) return { waiting: 0, nextAtMs: null, failing: 0 }
  const { rows } = await workQueueRow.sql`
    select count(*) filter (where attempts < max_attempts)::integer as waiting,
      ${ms('min(run_at) filter (where attempts < max_attempts)')} as "nextAtMs",
      count(last_error)::integer as failing
    from graphile_worker.jobs`.execute(db)
  const [queue] = rows
  if (!queue) throw new Error('the queue gave no row')
  return queue
}

const failingJobRow = rowOf({
  id: int,
  task: text,
  /** The id of the round, match or championship; 0 if there is none. */
  subjectId: int,
  attempts: int,
  error: text,
  /** Null if there will be no further attempt. */
  nextTryAtMs: int.orNull,
})
export type FailingJob = RowOf<typeof failingJobRow>

interface JobWindow {
  /** The id of the last job on the page before. */
  before: number | undefined
  limit: number
}

/** Jobs that failed, newest first. */
export async function failingJobs(db: Kysely<Tables>, { before, limit }: JobWindow): Promise<FailingJob[]> {
  if (!(await hasQueue(db))) return []
  const { rows } = await failingJobRow.sql`
    select id, task_identifier as task, coalesce(nullif(split_part(key, ':', 2), ''), '0')::integer as "subjectId", attempts,
      last_error as error, case when attempts < max_attempts then ${ms('run_at')} end as "nextTryAtMs"
    from graphile_worker.jobs where last_error is not null and id < coalesce(${before ?? null}::bigint, 9223372036854775807)
    order by id desc limit ${limit}`.execute(db)
  return rows
}
