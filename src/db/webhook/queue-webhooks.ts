import { sql, type Kysely } from 'kysely'
import type { SendTask } from '#db/notice/send-notices.ts'
import { hasQueue } from '#db/round/queue-work.ts'
import type { Tables } from '#db/schema/schema.ts'
import { hasDeliveries } from './delivery.ts'

/** WH4: queues one job if anything waits and there is a queue, however many processes ask for it. */
export async function queueWebhooks(db: Kysely<Tables>): Promise<void> {
  const task: SendTask = 'send_webhooks'
  if (!(await hasDeliveries(db)) || !(await hasQueue(db))) return
  await sql`
    select graphile_worker.add_job(${task}, json_build_object('id', 0), job_key => ${`${task}:0`}, max_attempts => 25)`.execute(
    db,
  )
}
