import { sql } from 'kysely'
import type { KindRows } from './notice-kind.ts'

/** For everybody who takes part in the championship, except the author. */
export const organiserWord: KindRows = {
  causes: ['organiser_word'],
  recipients: ({ subjectId }) => sql`
    select p.manager_id, w.id::text as subject, jsonb_build_object('wordId', w.id) as facts
    from organiser_word w cross join lateral (
      select s.manager_id from manager_stat s where s.championship_id = w.championship_id and (s.lineups > 0 or s.settled_picks > 0)
      union select o.manager_id from pool_member o join league g on g.id = o.league_id where g.championship_id = w.championship_id
      union select e.manager_id from championship_member e where e.championship_id = w.championship_id
      union select q.manager_id from squad q where q.championship_id = w.championship_id and q.deleted_at is null) p
    where w.id = ${subjectId} and p.manager_id <> w.manager_id`,
}
