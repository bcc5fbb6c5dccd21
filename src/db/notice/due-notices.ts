import { sql, type Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { REMIND_HOURS } from '#domain/notice/notice-kinds.ts'
import { type DueWork, dueWorkRow } from '#db/round/due-work.ts'
import type { Tables } from '#db/schema/schema.ts'

/** SQL for a championship's reminders: `kind`, `subject_id` and `at`. */
const remindersOf = (championshipId: ReturnType<typeof sql>) => sql`(
  select 'market_closing' as kind, r.id as subject_id, r.deadline_at - ${REMIND_HOURS} * interval '1 hour' as at
  from round r where r.championship_id = ${championshipId} and r.state = 'open' and r.deadline_at > game_now(${championshipId})
  union all
  select 'match_day', day_of(${championshipId}, f.starts_at) - date '2000-01-01', f.starts_at - ${REMIND_HOURS} * interval '1 hour'
  from (select min(m.starts_at) as starts_at from match m join season s on s.id = m.season_id
    where s.championship_id = ${championshipId} and m.state = 'scheduled' and m.has_date and m.starts_at > game_now(${championshipId})) f
  where f.starts_at is not null)`

/** NT6: records deadlines and match days of a championship that are near, each once. */
export async function noteReminders(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<void> {
  await sql`
    insert into notice_cause (championship_id, kind, subject_id)
    select ${championshipId}, kind, subject_id from ${remindersOf(sql`${championshipId}::integer`)} r
    where at <= game_now(${championshipId})
    on conflict do nothing`.execute(db)
}

/** One job per championship: for causes that wait, else for the next reminder within an hour of real time. */
export async function dueNotices(db: Kysely<Tables>): Promise<DueWork[]> {
  const { rows } = await dueWorkRow.sql`
    with horizon as (
      select id, game_now(id) as now, game_now(id) + pace_of(id) * interval '1 hour' as at
      from championship where archived_at is null)
    select 'tell_notices' as task, h.id, h.id as "championshipId", min(d.at) as at
    from horizon h cross join lateral (
      select h.now as at from notice_cause c where c.championship_id = h.id and c.told_at is null
      union all
      select r.at from ${remindersOf(sql`h.id`)} r where r.at <= h.at and not exists (
        select from notice_cause c where c.championship_id = h.id and c.kind = r.kind and c.subject_id = r.subject_id)) d
    group by h.id`.execute(db)
  return rows
}
