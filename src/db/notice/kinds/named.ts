import { sql } from 'kysely'
import type { KindRows } from './notice-kind.ts'

const messageOf = sql`w.id = (n.facts ->> 'messageId')::integer`

/** For the people whom a message names, except its author and people who have blocked the author. */
export const named: KindRows = {
  causes: ['message'],
  recipients: ({ subjectId }) => sql`
    select x.manager_id, w.id::text as subject,
      jsonb_build_object('messageId', w.id, 'leagueId', w.league_id, 'matchId', w.match_id, 'otherId', w.manager_id) as facts
    from wall_message w cross join lateral unnest(w.named_ids) as x (manager_id)
    where w.id = ${subjectId} and x.manager_id <> w.manager_id
      and not exists (select from wall_block b where b.manager_id = x.manager_id and b.blocked_id = w.manager_id)`,
  isStillTrue: sql`exists (
    select from wall_message w where ${messageOf} and w.deleted_by is null
      and not exists (select from wall_block b where b.manager_id = n.manager_id and b.blocked_id = w.manager_id))`,
}
