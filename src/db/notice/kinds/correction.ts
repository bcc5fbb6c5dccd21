import { sql } from 'kysely'
import type { KindRows } from './notice-kind.ts'

/** For managers whose points the correction changed, with the change. */
export const correction: KindRows = {
  causes: ['correction'],
  recipients: ({ subjectId }) => sql`
    select l.manager_id, c.id::text as subject, jsonb_build_object('matchId', c.match_id, 'points', sum(l.points)) as facts
    from correction c join ledger l on l.correction_id = c.id
    where c.id = ${subjectId} group by l.manager_id, c.id having sum(l.points) <> 0`,
}
