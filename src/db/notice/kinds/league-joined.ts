import { sql } from 'kysely'
import type { KindRows } from './notice-kind.ts'

/** For the owner of the league, unless the owner is the one who joined. */
export const leagueJoined: KindRows = {
  causes: ['league_joined'],
  recipients: ({ subjectId, managerId = 0 }) => sql`
    select g.owner_id as manager_id, g.id || ' ' || ${managerId}::integer as subject,
      jsonb_build_object('leagueId', g.id, 'otherId', ${managerId}::integer) as facts
    from league g where g.id = ${subjectId} and g.owner_id <> ${managerId}`,
  isStillTrue: sql`is_in_league((n.facts ->> 'leagueId')::integer, (n.facts ->> 'otherId')::integer)`,
}
