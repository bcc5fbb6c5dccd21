import { sql } from 'kysely'
import type { KindRows } from './notice-kind.ts'

export const roundSettled: KindRows = {
  causes: ['round_settled'],
  recipients: ({ subjectId }) => sql`
    select l.manager_id, l.round_id::text as subject,
      jsonb_build_object('roundId', l.round_id, 'pointTenths', s.point_tenths, 'rank', s.rank) as facts
    from lineup l join lineup_score s using (round_id, squad_id) where l.round_id = ${subjectId} and l.counts`,
}
