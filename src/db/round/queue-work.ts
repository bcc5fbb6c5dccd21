import { sql, type Kysely } from 'kysely'
import { bool, rowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { DueWork, Step } from './due-work.ts'

export async function hasQueue(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await rowOf({ found: bool }).sql`
    select to_regnamespace('graphile_worker') is not null as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Everybody waits for these, so they run before other jobs. */
const URGENT: readonly string[] = ['lock_round', 'settle_picks', 'settle_round'] satisfies Step[]

/** However fast the game's time runs, nothing is polled more often. */
const LEAST_POLL_MS = 500

/**
 * One job per piece of work: queueing it again moves the waiting job, and does not disturb a running one. A poll only
 * moves to an earlier time: otherwise frequent requests would postpone it forever.
 */
export async function queueWork(db: Kysely<Tables>, work: readonly DueWork[]): Promise<void> {
  if (work.length === 0) return
  // Always in the same order. Otherwise two processes that queue at the same time would deadlock on each other's jobs.
  const sorted = [...work].sort((a, b) => a.task.localeCompare(b.task) || a.id - b.id)
  const keyOf = sql`w.task || ':' || w.id`
  // A subquery, because a join with the waiting jobs would lose the order.
  const waiting = sql`select j.run_at from graphile_worker.jobs j where j.key = ${keyOf} and j.locked_at is null`
  await sql`
    select graphile_worker.add_job(w.task, json_build_object('id', w.id), job_key => ${keyOf}, max_attempts => 25, priority => w.priority, run_at =>
      case when w.is_poll
        then least((${waiting}), greatest(real_time_of(w.championship_id, w.at), clock_timestamp() + ${LEAST_POLL_MS} * interval '1 millisecond'))
        else real_time_of(w.championship_id, w.at) end)
    from unnest(${sorted.map(({ task }) => task)}::text[], ${sorted.map(({ id }) => id)}::integer[],
      ${sorted.map(({ championshipId }) => championshipId)}::integer[], ${sorted.map(({ at }) => at)}::timestamptz[],
      ${sorted.map(({ isPoll = false }) => isPoll)}::boolean[], ${sorted.map(({ task }) => (URGENT.includes(task) ? -1 : 0))}::integer[])
      as w (task, id, championship_id, at, is_poll, priority)`.execute(db)
}

/** How long a step waits after it found its championship locked. */
const GIVE_WAY_MS = 250

/** Queues the running job again, because its work is not done. */
export async function queueAgain(db: Kysely<Tables>, { task, id }: Pick<DueWork, 'task' | 'id'>): Promise<void> {
  await sql`
    select graphile_worker.add_job(${task}, json_build_object('id', ${id}::integer), job_key => ${`${task}:${id}`}, max_attempts => 25,
      run_at => clock_timestamp() + ${GIVE_WAY_MS} * interval '1 millisecond')`.execute(db)
}
