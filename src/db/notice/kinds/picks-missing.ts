import { sql, type RawBuilder } from 'kysely'
import type { KindRows } from './notice-kind.ts'

const isWithoutPick = (managerId: RawBuilder<unknown>) => sql`m.state = 'scheduled' and m.has_date
  and not exists (select from pick k where k.match_id = m.id and k.manager_id = ${managerId})`

/** Whether a person is in a running bolão, or has a pick on a match of the last two weeks or of the future. */
const picks = (managerId: RawBuilder<unknown>, championshipId: number) => sql`(exists (
    select from pool_member o join league g on g.id = o.league_id
    where o.manager_id = ${managerId} and g.ended_at is null and not o.is_typed and (g.championship_id = ${championshipId}
      or exists (select from pool_counted_championship c where c.league_id = g.id and c.championship_id = ${championshipId})))
  or exists (
    select from pick k join match m on m.id = k.match_id join season s on s.id = m.season_id
    where k.manager_id = ${managerId} and s.championship_id = ${championshipId}
      and m.starts_at > game_now(${championshipId}) - interval '14 days'))`

/**
 * Once a day, before the first match: for people who pick and have no pick on a match of the day that has not begun.
 */
export const picksMissing: KindRows = {
  causes: ['match_day'],
  recipients: ({ championshipId, subjectId }) => sql`
    with left_today as materialized (
      select m.id, m.state, m.has_date, m.starts_at from match m join season s on s.id = m.season_id
      where s.championship_id = ${championshipId} and m.state = 'scheduled' and m.starts_at > game_now(${championshipId})
        and day_of(${championshipId}, m.starts_at) - date '2000-01-01' = ${subjectId})
    select p.id as manager_id, ${championshipId} || ' ' || ${subjectId}::text as subject,
      jsonb_build_object('matchIds', jsonb_agg(m.id order by m.starts_at, m.id)) as facts
    from manager p cross join left_today m
    where p.kind <> 'bot' and ${picks(sql`p.id`, championshipId)} and ${isWithoutPick(sql`p.id`)}
    group by p.id`,
  isStillTrue: sql`exists (
    select from jsonb_array_elements_text(n.facts -> 'matchIds') as x (id) join match m on m.id = x.id::integer
    where m.starts_at > game_now(n.championship_id) and ${isWithoutPick(sql`n.manager_id`)})`,
}
