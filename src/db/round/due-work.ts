import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { QUESTION_DAYS } from '#domain/rule-numbers.ts'
import { prepared } from '#db/connection/prepared.ts'
import { int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import { isPlayed } from './settlement-near.ts'

/** Steps of the life cycle, by the names of their jobs. */
export type Step =
  | 'lock_round'
  | 'play_match'
  | 'settle_picks'
  | 'settle_round'
  | 'end_leagues'
  | 'refit_forecasts'
  | 'recount_pools'
  | 'tell_notices'

export const dueWorkRow = rowOf({
  /** The name of the job. */
  task: text,
  /** The id of a round or match; of the championship, for work that concerns all of it. */
  id: int,
  championshipId: int.of<ChampionshipId>(),
  /** When the work is due, on the clock of its championship. */
  at: time,
})
export type DueWork = RowOf<typeof dueWorkRow> & {
  /** True for a poll: one of many checks of the same thing. */
  isPoll?: boolean
}

/** Changes with every result of the championship and every correction of one. */
const resultsKnown = (championship: RawBuilder<unknown>) => sql`
  select count(*) + sum(m.revision) from match m join season s on s.id = m.season_id
  where s.championship_id = ${championship} and m.state = 'final'`
const fitSetting = (championship: RawBuilder<unknown>) => sql`'forecasts:' || ${championship}`

/** Read before the fit reads the results: a result that arrives meanwhile causes the next fit. */
export async function countResults(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<number> {
  const { rows } = await rowOf({ results: int.orNull }).sql`
    select (${resultsKnown(sql`${championshipId}`)})::bigint as results`.execute(db)
  return rows[0]?.results ?? 0
}

export async function rememberFit(db: Kysely<Tables>, championshipId: ChampionshipId, results: number): Promise<void> {
  await sql`
    insert into setting (key, value) values (${fitSetting(sql`${championshipId}::text`)}, ${JSON.stringify({ results })})
    on conflict (key) do update set value = excluded.value`.execute(db)
}

/**
 * The steps that the stored state makes due within the next hour of real time, except `play_match` and `tell_notices`.
 * Nothing else is remembered, so no step can be lost. A round waits for the picks of its matches, because its ranks
 * count them. Forecasts wait until finished rounds are settled, because a fit occupies the thread for seconds.
 */
export async function dueSteps(db: Kysely<Tables>): Promise<DueWork[]> {
  const { rows } = await rowOf({ ...dueWorkRow.columns, task: text.of<Step>() }).sql`
    with horizon as (
      select id, game_now(id) as now, game_now(id) + pace_of(id) * interval '1 hour' as at
      from championship where archived_at is null),
    finished as (
      select r.id, h.id as championship_id, h.now from horizon h join round r on r.championship_id = h.id
      where ${isPlayed})
    select 'lock_round' as task, r.id, h.id as "championshipId", r.deadline_at as at
    from horizon h join round r on r.championship_id = h.id where r.state = 'open' and r.deadline_at <= h.at
    union all
    -- DV5: the round is locked, but its groups are not written, and no earlier round is unsettled any longer.
    select 'lock_round', r.id, h.id, h.now from horizon h join round r on r.championship_id = h.id
    where r.state in ('locked', 'live') and r.divided_at is null and not exists (
      select from round e where e.championship_id = h.id and e.deadline_at < r.deadline_at and e.state <> 'settled')
    union all
    select 'settle_picks', m.id, h.id, h.now
    from match m join season s on s.id = m.season_id join horizon h on h.id = s.championship_id
    where m.state = 'final' and not m.picks_settled
    union all
    select 'settle_round', f.id, f.championship_id, f.now from finished f
    where not exists (select from match m where m.round_id = f.id and not m.picks_settled)
    union all
    select 'end_leagues', h.id, h.id, min(g.ends_at) from horizon h join league g on g.championship_id = h.id
    where g.ended_at is null and g.ends_at <= h.at and case g.format
      when 'mata-mata' then false
      when 'bolao' then not pool_waits(g.id, ${QUESTION_DAYS})
      else not exists (
        select from round r where r.championship_id = g.championship_id and r.state <> 'settled'
          and r.deadline_at >= g.starts_at and r.deadline_at < g.ends_at
      ) end
    group by h.id
    union all
    -- BL17: noted in the setting of this name when a championship turned private or public.
    select 'recount_pools', c.id, c.id, game_now(c.id) from championship c join setting n on n.key = 'pool_recount:' || c.id
    union all
    select 'refit_forecasts', h.id, h.id, h.now from horizon h
    where (${resultsKnown(sql`h.id`)}) is distinct from
        (select (value ->> 'results')::bigint from setting where key = ${fitSetting(sql`h.id`)})
      and exists (select from season s where s.championship_id = h.id)
      and not exists (select from finished f where f.championship_id = h.id)`.execute(db)
  return rows
}

/** How far ahead to look: the worker checks every second, and a check may come late. */
const NEAR_SECONDS = 3

/**
 * Rounds that lock soon and have no job: they were created, or their deadline moved, after the last time that due work
 * was queued. A job that failed keeps its own retry times.
 */
export async function locksNear(db: Kysely<Tables>): Promise<DueWork[]> {
  const { rows } = await dueWorkRow.sql`${prepared}
    select 'lock_round' as task, r.id, c.id as "championshipId", r.deadline_at as at
    from championship c join round r on r.championship_id = c.id
    where c.archived_at is null and r.state = 'open'
      and r.deadline_at <= game_now(c.id) + pace_of(c.id) * interval '1 second' * ${NEAR_SECONDS}::integer
      and not exists (
        select from graphile_worker.jobs j where j.key = 'lock_round:' || r.id and (
          j.locked_at is not null or j.attempts > 0 or j.run_at <= greatest(clock_timestamp(), real_time_of(c.id, r.deadline_at))))`.execute(
    db,
  )
  return rows
}
