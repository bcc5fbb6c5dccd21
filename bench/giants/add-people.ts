import type pg from 'pg'
import { firstChampionship } from '#db/championship/championship.ts'

/**
 * Each with the squad of one of the bots of the small world, a year of points, and a place in the last settled round; one in ten in a
 * league. None has his first lineup yet to come, which is told.
 */
const steps = (count: number): [table: string, statement: string][] => [
  [
    'manager',
    `insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
     select f.id + i, 'guest', 'Gigante ' || i, 'gigante' || i, 'BR', 'g' || i, f.now - interval '1 year'
     from first f, generate_series(1, ${count}) i`,
  ],
  [
    'squad',
    `with bot as materialized (
       select row_number() over (order by s.id) - 1 as place, s.* from squad s join manager m on m.id = s.manager_id
       where s.championship_id = ${firstChampionship} and m.kind = 'bot' and s.deleted_at is null and cardinality(s.player_ids) = 11)
     insert into squad (id, manager_id, name, player_ids, prices_paid, captain_id, vice_captain_id, bench_ids, bench_prices, created_at, updated_at)
     select f.squad_id + i, f.id + i, 'Time ' || i, b.player_ids, b.prices_paid, b.captain_id, b.vice_captain_id, b.bench_ids, b.bench_prices,
       b.created_at, b.updated_at
     from first f, generate_series(1, ${count}) i join bot b on b.place = (i::bigint * 7919) % (select count(*) from bot)`,
  ],
  [
    'manager_stat',
    `insert into manager_stat (manager_id, championship_id, points, lineups, wins, duels, month, month_points, week, week_points)
     select f.id + i, ${firstChampionship}, 6000 + (i::bigint * 7919) % 42000, 30, i % 20, 30, month_of(f.now), i % 3000, week_of(f.now), i % 700
     from first f, generate_series(1, ${count}) i`,
  ],
  [
    'achievement',
    `insert into achievement (manager_id, kind, at)
     select f.id + i, 'primeira-escalacao', f.now - interval '300 days' from first f, generate_series(1, ${count}) i`,
  ],
  [
    'rank_history',
    `insert into rank_history (manager_id, round_id, points, rank)
     select s.manager_id, r.id, s.points, 1 from first f join manager_stat s on s.manager_id > f.id,
       (select id from round where championship_id = ${firstChampionship} and state = 'settled' order by settled_at desc limit 1) r`,
  ],
  [
    'league_member',
    `insert into league_member (league_id, squad_id, manager_id, joined_at)
     select g.id, f.squad_id + i, f.id + i, g.starts_at
     from first f, generate_series(10, ${count}, 10) i, (select id, starts_at from league where featured = 1 and ended_at is null) g`,
  ],
]

/** As the superuser: without triggers and foreign keys, which would look up each of them. */
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
    await client.query(
      'create temp table first as select (select max(id) from manager) as id, (select max(id) from squad) as squad_id, game_now() as now',
    )
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
