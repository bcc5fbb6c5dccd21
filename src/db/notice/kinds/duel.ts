import { sql } from 'kysely'
import type { KindRows } from './notice-kind.ts'

export const duel: KindRows = {
  causes: ['round_settled'],
  recipients: ({ subjectId }) => sql`
    select x.manager_id, d.round_id::text as subject,
      jsonb_build_object('roundId', d.round_id, 'otherId', x.other_id, 'ownTenths', x.own, 'otherTenths', x.others) as facts
    from visible_duel d
      join lineup a on a.round_id = d.round_id and a.squad_id = d.squad_a_id
      join lineup b on b.round_id = d.round_id and b.squad_id = d.squad_b_id
      cross join lateral (values (a.manager_id, b.manager_id, d.a_tenths, d.b_tenths), (b.manager_id, a.manager_id, d.b_tenths, d.a_tenths))
        as x (manager_id, other_id, own, others)
    where d.round_id = ${subjectId} and d.a_tenths is not null`,
}
