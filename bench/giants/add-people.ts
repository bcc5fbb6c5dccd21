import type pg from 'pg'
import { firstChampionship } from '#db/championship/championship.ts'
import { GALA_TENTHS } from '#domain/achievement/achievements.ts'
import { GROUP_ROUNDS, GROUP_SIZE } from '#domain/division/form-groups.ts'
import { LOWEST_TIER } from '#domain/division/tiers.ts'
import { markReadyBots } from './mark-ready.ts'

/** The oldest rounds: every running league, the current month and the current week began after them. */
const OLD_ROUNDS = 10

/**
 * Temporary tables for the steps below. `past` has for each new person an old lineup of a bot, with its points. The
 * others have the newest ids, and the ranks after the new people have joined.
 */
const foundations = (count: number): string[] => [
  'create temp table first as select (select max(id) from manager) as id, (select max(id) from squad) as squad_id, game_now() as now',
  `create temp table past as
   with played as materialized (
     select row_number() over (order by l.round_id, l.squad_id) - 1 as place, l.round_id, l.squad_id, c.point_tenths as tenths, r.settled_at
     from (select * from round where championship_id = ${firstChampionship} and state = 'settled' order by settled_at limit ${OLD_ROUNDS}) r
     join lineup l on l.round_id = r.id and l.counts join lineup_score c using (round_id, squad_id) join manager m on m.id = l.manager_id and m.kind = 'bot')
   select f.id + i as manager_id, f.squad_id + i as own_squad_id, p.*
   from first f, generate_series(1, ${count}) i join played p on p.place = (i::bigint * 7919) % (select count(*) from played)
   -- In the order of people, as if they had signed up one by one: all tables store them in the same order.
   order by i`,
  'analyze past',
  // Ranks within a round and over all rounds, by score. Many scores are equal.
  `create temp table round_rank as
   select round_id, tenths, 1 + sum(n) over (partition by round_id order by tenths desc) - n as rank
   from (
     select round_id, tenths, count(*) as n from (
       select round_id, tenths from past union all
       select round_id, point_tenths from lineup_score where round_id in (select round_id from past)) x
     group by round_id, tenths) y`,
  `create temp table point_rank as
   select points, 1 + sum(n) over (order by points desc) - n as rank
   from (
     select points, count(*) as n from (
       select tenths as points from past union all select points from manager_stat where championship_id = ${firstChampionship}) x
     group by points) y`,
]

/**
 * Each person gets the squad of a bot of the small world, an old lineup with its results, and a rank after the newest
 * settled round. Three in four are in a group, one in ten in a league. Everybody already has the achievement for a
 * first lineup, because a first lineup in the bench would cause a notice.
 */
const steps = (count: number): [table: string, statement: string][] => [
  [
    'manager',
    `insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
     select f.id + i, 'guest', 'Gigante ' || i, 'gigante' || i, 'BR', 'g' || i, f.now - interval '5 years'
     from first f, generate_series(1, ${count}) i`,
  ],
  [
    'squad',
    `with bot as materialized (
       select row_number() over (order by s.id) - 1 as place, s.* from squad s join manager m on m.id = s.manager_id
       where s.championship_id = ${firstChampionship} and m.kind = 'bot' and s.deleted_at is null and cardinality(s.player_ids) = 11)
     insert into squad (championship_id, modality, id, manager_id, name, player_ids, prices_paid, captain_id, vice_captain_id, bench_ids, bench_prices, ready_version,
       created_at, updated_at)
     select 1, 'campo', f.squad_id + i, f.id + i, 'Time ' || i, b.player_ids, b.prices_paid, b.captain_id, b.vice_captain_id, b.bench_ids, b.bench_prices,
       case when b.ready_version = b.version then 1 end, b.created_at, b.updated_at
     from first f, generate_series(1, ${count}) i join bot b on b.place = (i::bigint * 7919) % (select count(*) from bot) order by i`,
  ],
  [
    'lineup',
    `insert into lineup (round_id, squad_id, manager_id, player_ids, prices_paid, captain_id, vice_captain_id, bench_ids, counts, locked_at)
     select l.round_id, p.own_squad_id, p.manager_id, l.player_ids, l.prices_paid, l.captain_id, l.vice_captain_id, l.bench_ids, true, l.locked_at
     from past p join lineup l using (round_id, squad_id)`,
  ],
  [
    'lineup_score',
    `with moved as (
       update lineup_score c set rank = r.rank from round_rank r where r.round_id = c.round_id and r.tenths = c.point_tenths)
     insert into lineup_score (round_id, squad_id, manager_id, point_tenths, rank, paid)
     select p.round_id, p.own_squad_id, p.manager_id, p.tenths, r.rank, p.tenths from past p join round_rank r using (round_id, tenths)`,
  ],
  [
    'manager_stat',
    `with moved as (
       update manager_stat s set rank = r.rank from point_rank r where s.championship_id = ${firstChampionship} and r.points = s.points)
     insert into manager_stat (manager_id, championship_id, points, lineups, best_lineup_tenths, rank)
     select p.manager_id, ${firstChampionship}, p.tenths, 1, p.tenths, r.rank from past p join point_rank r on r.points = p.tenths order by 1`,
  ],
  [
    'championship_achievement',
    `insert into championship_achievement (championship_id, manager_id, kind, at)
     select 1, p.manager_id, 'primeira-escalacao', l.locked_at from past p join lineup l using (round_id, squad_id)
     union all select 1, manager_id, 'rodada-de-gala', settled_at from past where tenths >= ${GALA_TENTHS}`,
  ],
  [
    'rank_history',
    `insert into rank_history (manager_id, round_id, points, rank)
     select s.manager_id, r.id, s.points, s.rank from first f join manager_stat s on s.manager_id > f.id,
       (select id from round where championship_id = ${firstChampionship} and state = 'settled' order by settled_at desc limit 1) r`,
  ],
  // As before any lock: for one quarter each, one, two and three rounds of the group have begun. One quarter enters at
  // the lock.
  [
    'division_member',
    `with begun as (
       insert into division_cycle (championship_id, rounds, round_ids)
       select ${firstChampionship}, ${GROUP_ROUNDS}, array_agg(r.id order by r.deadline_at)
       from generate_series(1, ${GROUP_ROUNDS - 1}) played join (
         select id, deadline_at, row_number() over (order by deadline_at desc) as ago from round
         where championship_id = ${firstChampionship} and state <> 'open') r on r.ago <= played
       group by played
       returning id, ${GROUP_ROUNDS} - cardinality(round_ids) as turn)
     insert into division_member (cycle_id, group_number, manager_id, championship_id, tier, tenths, place)
     select c.id, 1 + (i / ${GROUP_ROUNDS}) / ${GROUP_SIZE}, f.id + 1 + i, ${firstChampionship}, ${LOWEST_TIER},
       array_fill(null::integer, array[${GROUP_ROUNDS}]), 1 + (i / ${GROUP_ROUNDS}) % ${GROUP_SIZE}
     from first f, begun c join generate_series(0, ${count - 1}) i on i % ${GROUP_ROUNDS} = c.turn order by 1, 2, 3`,
  ],
  [
    'league_member',
    `insert into league_member (league_id, squad_id, manager_id, joined_at)
     select g.id, f.squad_id + i, f.id + i, g.starts_at
     from first f, generate_series(10, ${count}, 10) i, (select id, starts_at from league where featured = 1 and ended_at is null) g`,
  ],
]

/** Adds the people as superuser, without triggers and foreign keys, which would check every row. */
export async function addPeople(
  admin: pg.Pool,
  count: number,
  onStep: (table: string, ms: number) => void,
): Promise<void> {
  const client = await admin.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set session_replication_role = replica')
    await client.query(`set maintenance_work_mem = '512MB'`)
    await markReadyBots(client)
    for (const statement of foundations(count)) await client.query(statement)
    for (const [table, statement] of steps(count)) {
      const from = performance.now()
      await client.query(statement)
      onStep(table, performance.now() - from)
    }
    for (const table of ['manager', 'squad'])
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
    await client.query(
      'update league g set member_count = (select count(*) from league_member m where m.league_id = g.id) where featured = 1',
    )
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
}
