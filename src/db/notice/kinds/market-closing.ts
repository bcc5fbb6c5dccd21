import { sql, type RawBuilder } from 'kysely'
import { isComplete } from '#db/championship/modality.ts'
import type { KindRows } from './notice-kind.ts'

/** Whether the manager has a squad that competes (SQ5) with nobody injured or suspended. */
const isReady = (managerId: RawBuilder<unknown>, championshipId: RawBuilder<unknown>) => sql`exists (
  select from squad q
  where q.manager_id = ${managerId} and q.championship_id = ${championshipId} and q.deleted_at is null and (
    select ${sql.raw(isComplete('q.modality', 'l.position'))} from player l
    where l.id = any (q.player_ids) and l.price is not null and l.status not in ('contundido', 'suspenso')))`

const isOpen = sql`r.state = 'open' and r.deadline_at > game_now(r.championship_id)`

/** For managers with squads of which none is ready. */
export const marketClosing: KindRows = {
  causes: ['market_closing'],
  recipients: ({ subjectId }) => sql`
    select p.id as manager_id, r.id::text as subject, jsonb_build_object('roundId', r.id) as facts
    from round r cross join manager p
    where r.id = ${subjectId} and ${isOpen} and p.kind <> 'bot'
      and exists (select from squad q where q.manager_id = p.id and q.championship_id = r.championship_id and q.deleted_at is null)
      and not ${isReady(sql`p.id`, sql`r.championship_id`)}`,
  isStillTrue: sql`exists (select from round r where r.id = (n.facts ->> 'roundId')::integer and ${isOpen})
    and not ${isReady(sql`n.manager_id`, sql`n.championship_id`)}`,
}
