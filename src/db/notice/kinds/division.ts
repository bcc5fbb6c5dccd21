import { sql } from 'kysely'
import type { KindRows } from './notice-kind.ts'

export const division: KindRows = {
  causes: ['round_settled'],
  recipients: ({ championshipId, subjectId }) => sql`
    select m.manager_id, c.id::text as subject, jsonb_build_object('fromTier', m.tier, 'toTier', m.next_tier) as facts
    from division_cycle c join visible_division_member m on m.cycle_id = c.id
    where c.championship_id = ${championshipId} and ${subjectId} = any (c.round_ids) and c.ended_at is not null
      and m.next_tier <> m.tier`,
}
