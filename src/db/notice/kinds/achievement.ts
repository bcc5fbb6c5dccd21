import { sql } from 'kysely'
import type { KindRows } from './notice-kind.ts'

const isOne = sql`a.type = 'achievement' and a.data -> 'leagueId' is null`

/**
 * Achievements of the last three days, except titles: their notice comes with the end of the league. AC9: the notice of
 * an achievement that was taken back is no longer shown.
 */
export const achievement: KindRows = {
  causes: ['round_locked', 'round_settled', 'picks_settled', 'correction'],
  recipients: ({ championshipId, activities = { after: 0, last: 0 } }) => sql`
    select a.manager_id, ${championshipId}::text || ' ' || (a.data ->> 'achievement') as subject,
      jsonb_build_object('achievement', a.data -> 'achievement') as facts
    from activity a
    where a.id > ${activities.after} and a.id <= ${activities.last} and a.championship_id = ${championshipId} and ${isOne}
      and a.at > game_now(${championshipId}) - interval '3 days'`,
  isStillTrue: sql`exists (
    select from activity a where a.manager_id = n.manager_id and a.championship_id = n.championship_id and ${isOne}
      and a.data -> 'achievement' = n.facts -> 'achievement')`,
}
