import { sql } from 'kysely'
import type { KindRows } from './notice-kind.ts'

/** MT12: for every operator except the person who made the proposal. */
export const proposal: KindRows = {
  causes: ['proposal'],
  recipients: ({ subjectId }) => sql`
    select g.id as manager_id, p.id::text as subject, jsonb_build_object('proposalId', p.id, 'matchId', p.match_id, 'otherId', p.manager_id) as facts
    from match_proposal p cross join auth_user u join manager g on g.user_id = u.id
    where p.id = ${subjectId} and u.is_operator and g.id <> p.manager_id`,
  isStillTrue: sql`exists (
    select from match_proposal p where p.id = (n.facts ->> 'proposalId')::integer and p.state = 'waiting')`,
}
