import { sql } from 'kysely'
import type { KindRows } from './notice-kind.ts'

/** For every member of the league or bolão. `otherId` is the winner, if there is one. */
export const leagueEnded: KindRows = {
  causes: ['league_ended'],
  recipients: ({ subjectId }) => sql`
    select m.manager_id, g.id::text as subject,
      jsonb_build_object('leagueId', g.id, 'otherId', coalesce(g.winner_manager_id, s.manager_id),
        'won', coalesce(m.manager_id = coalesce(g.winner_manager_id, s.manager_id), false)) as facts
    from league g left join squad s on s.id = g.winner_squad_id
      cross join lateral (
        select o.manager_id from league_member o where o.league_id = g.id
        union select o.manager_id from pool_member o where o.league_id = g.id) m
    where g.id = ${subjectId} and g.ended_at is not null`,
}
