import { sql } from 'kysely'
import type { KindRows } from './notice-kind.ts'

/** WH7: for the maker of the webhook. */
export const webhookOff: KindRows = {
  causes: ['webhook_off'],
  recipients: ({ subjectId }) => sql`
    select w.manager_id, w.id || ' ' || extract(epoch from w.off_at) as subject,
      jsonb_build_object('webhookId', w.id, 'host', substring(w.address from '^https?://([^/?]+)')) as facts
    from webhook w where w.id = ${subjectId}`,
  isStillTrue: sql`exists (
    select from webhook w where w.id = (n.facts ->> 'webhookId')::integer and w.off_why in ('failing', 'gone'))`,
}
