import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'

export type Task =
  | 'lock_round'
  | 'play_match'
  | 'settle_picks'
  | 'settle_round'
  | 'end_leagues'
  | 'extend_fixtures'
  | 'refit_forecasts'
  | 'bot_picks'
  | 'bot_transfers'

export interface DueWork {
  task: Task
  id: number
  /** On the clock of this machine, whatever the pace of the game. */
  runAt: Date
}

/** A live match is looked at this often at pace 1, and more often in a faster game, up to twice a second. */
const tickMs = 5_000
const fastestPace = 10

/** Grows with every result and every correction of one. */
const resultsKnown = sql`select count(*) + sum(revision) from match where state = 'final'`

/** Before the fit reads the results: one that arrives meanwhile asks for the next fit. */
export async function countResults(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ results: number }>`select (${resultsKnown})::bigint as results`.execute(db)
  return rows[0]?.results ?? 0
}

export async function rememberFit(db: Kysely<Tables>, results: number): Promise<void> {
  await sql`
    insert into setting (key, value) values ('forecasts', ${JSON.stringify({ results })})
    on conflict (key) do update set value = excluded.value`.execute(db)
}

/** Cards and injuries of a round decide who plays the next one: a match waits for the rounds before its own. */
const earlierUnsettled = sql`select from round e where e.state <> 'settled' and e.deadline_at < r.deadline_at`

/** What the stored state asks for within the next hour of real time. Nothing else is remembered, so nothing is lost. */
export async function dueWork(db: Kysely<Tables>): Promise<DueWork[]> {
  const { rows } = await sql<DueWork>`
    with horizon as (select game_now() + (select pace from clock) * interval '1 hour' as at)
    select 'lock_round' as task, r.id, real_time_of(r.deadline_at) as "runAt"
    from round r, horizon where r.state = 'open' and r.deadline_at <= horizon.at
    union all
    select 'play_match', m.id,
      case m.state when 'live' then clock_timestamp() + ${tickMs} * interval '1 millisecond' / least((select pace from clock), ${fastestPace})
      else real_time_of(m.starts_at) end
    from horizon, match m left join round r on r.id = m.round_id
    where m.state <> 'final' and m.starts_at <= horizon.at and m.fixture_key is not null
      and (r.id is null or r.state <> 'open' and not exists (${earlierUnsettled}))
    union all
    select 'settle_picks', m.id, clock_timestamp() from match m where m.state = 'final' and not m.picks_settled
    union all
    select 'settle_round', r.id, clock_timestamp() from round r
    where r.state in ('locked', 'live')
      and not exists (select from match m where m.round_id = r.id and m.state <> 'final')
      and exists (select from match m where m.round_id = r.id)
    union all
    select 'end_leagues', 0, real_time_of(min(g.ends_at)) from league g, horizon
    where g.ended_at is null and g.format = 'pontos-corridos' and g.ends_at <= horizon.at
      and not exists (
        select from round r where r.state <> 'settled' and r.deadline_at >= g.starts_at and r.deadline_at < g.ends_at
      )
    having count(*) > 0
    union all
    select 'refit_forecasts', 0, clock_timestamp()
    where (${resultsKnown}) is distinct from (select (value ->> 'results')::bigint from setting where key = 'forecasts')
      and exists (select from match)
    union all
    select 'bot_picks', 0, clock_timestamp() from setting
    where key = 'bots' and (value ->> 'pickedUntil')::timestamptz < game_now() + interval '24 hours'
    union all
    select 'bot_transfers', 0, clock_timestamp()
    from setting, (select id, deadline_at from round where state = 'open' order by deadline_at limit 1) r
    where key = 'bots' and (value ->> 'transferredRound')::integer < r.id and r.deadline_at < game_now() + interval '20 hours'
    union all
    select 'extend_fixtures', 0, clock_timestamp()
    where (select max(starts_at) from match where fixture_key is not null) < game_now() + interval '20 days'`.execute(
    db,
  )
  return rows
}

export async function hasQueue(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regnamespace('graphile_worker') is not null as found`.execute(db)
  return rows[0]?.found ?? false
}

/** One job a piece of work: asking again moves the job that waits, and a running one is not disturbed. */
export async function queueWork(db: Kysely<Tables>, work: readonly DueWork[]): Promise<void> {
  if (work.length === 0) return
  // Always in the same order: two processes that ask at once would lock each other's jobs.
  const sorted = [...work].sort((a, b) => a.task.localeCompare(b.task) || a.id - b.id)
  await sql`
    select graphile_worker.add_job(w.task, json_build_object('id', w.id), run_at => w.run_at,
      job_key => w.task || ':' || w.id, max_attempts => 25)
    from unnest(${sorted.map(({ task }) => task)}::text[], ${sorted.map(({ id }) => id)}::integer[],
      ${sorted.map(({ runAt }) => runAt)}::timestamptz[]) as w (task, id, run_at)`.execute(db)
}
