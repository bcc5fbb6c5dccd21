import { sql, type Kysely } from 'kysely'
import { createPoolTables, type PoolTables } from '#api/pool/pool-tables.ts'
import { poolReader } from '#api/pool/read-pool.ts'
import { audit } from '#db/audit/audit.ts'
import { createDataVersions } from '#db/championship/data-version.ts'
import { leagueById, type LeagueRow } from '#db/league/league.ts'
import { recountTables } from '#db/pool/pool-sums.ts'
import { addToPools } from '#db/pool/settle-pool.ts'
import type { Tables } from '#db/schema/schema.ts'
import { settlePicks } from '#jobs/life-cycle/settle-picks.ts'
import { median, quantile, shown, timed, type Report } from './tools/report.ts'
import { openBenchDatabase } from './world/bench-database.ts'

const PEOPLE = 52_000
const POOLS = 1000
const POOL_SIZE = 50
const LARGE_SIZE = 20_000
const LARGE = POOLS + 1
const SETTLE_MS = 2000
const PAGE_MS = 50
const LIVE_MS = 1000
const AUDIT_MS = 10_000
const PAGES = 400
const ENDED = { result: { home: 1, away: 0 }, full: null, wentOn: null, lead: 0 }

/** Four matches with picks from everybody, a thousand small bolões and a large one. */
const WORLD = `
  alter table pick disable trigger user;
  insert into club select i, 'futebol', 'c' || i, 'Clube ' || i, 'C' || i, 'CL' || i, 'Cidade', '#000000', '#ffffff', 'plain', 1 from generate_series(1, 8) i;
  insert into season (championship_id, id, sport, number, starts_on, ends_on) values (1, 1, 'futebol', 1, current_date - 30, current_date + 300);
  insert into match (id, sport, season_id, home_club_id, away_club_id, starts_at, state, home_score, away_score)
    select i, 'futebol', 1, 2 * i - 1, 2 * i, now() - interval '1 hour', 'live', 1, 0 from generate_series(1, 4) i;
  insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
    select i, 'bot', 'Gente ' || i, 'gente' || i, 'BR', 'g' || i, now() from generate_series(1, ${PEOPLE}) i;
  insert into manager_stat (championship_id, manager_id) select 1, generate_series(1, ${PEOPLE});
  insert into pick (match_id, manager_id, outcome, home_goals, away_goals, saved_at)
    select m, i, (case sign((i * 7 + m) % 5 - (i * 3 + m) % 4) when 1 then 'H' when 0 then 'D' else 'A' end)::"char",
      (i * 7 + m) % 5, (i * 3 + m) % 4, now() - interval '1 day'
    from generate_series(1, 4) m, generate_series(1, ${PEOPLE}) i;
  insert into league (championship_id, id, name, format, visibility, prize, starts_at, ends_at, created_at)
    select 1, i, 'Bolão ' || i, 'bolao', 'public', 0, now() - interval '9 days', now() + interval '9 days', now() from generate_series(1, ${LARGE}) i;
  insert into pool (league_id, exact, winner_goals, difference, draw, loser_goals, winner)
    select i, 10 + i % 20, 5, 5, 5, 5, 5 from generate_series(1, ${LARGE}) i;
  insert into pool_member (league_id, manager_id, joined_at)
    select 1 + i / ${POOL_SIZE}, 1 + (i * 37) % ${PEOPLE}, now() - interval '9 days' from generate_series(0, ${POOLS * POOL_SIZE - 1}) i
    union all select ${LARGE}, i, now() - interval '9 days' from generate_series(1, ${LARGE_SIZE}) i;
  alter table pick enable trigger user;
  analyze;`

/** The worst case for the audit: a large bolão on a cup, with weighted rounds and a joker for every member. */
const WEIGHTED = `
  update pool set knockout_times = 2, semifinal_times = 2, final_times = 3, has_joker = true where league_id = ${LARGE};
  insert into championship_tie (championship_id, key, stage, stage_order, number, starts_at, home_club_id, away_club_id, match_id)
    select 1, 't' || id, 'Quartas', 0, id, starts_at, home_club_id, away_club_id, id from match;
  alter table pool_joker disable trigger user;
  insert into pool_joker select ${LARGE}, i, 'r1', 1 + i % 4, now() - interval '1 day' from generate_series(1, ${LARGE_SIZE}) i;
  alter table pool_joker enable trigger user;
`
const PLAIN = `
  delete from championship_tie; delete from pool_joker;
  update pool set knockout_times = 1, semifinal_times = 1, final_times = 1, has_joker = false where league_id = ${LARGE};`

async function auditWeighted(
  { db, pool }: Awaited<ReturnType<typeof openBenchDatabase>>,
  report: Report,
): Promise<void> {
  for (const statement of WEIGHTED.split(';')) await pool.query(statement)
  await recountTables(db, [LARGE])
  await pool.query('vacuum analyze pool_member, pool_joker')
  const { ms, value: findings } = await timed(() => audit(db, { wanted: ['pool_totals', 'pool_extras'] }))
  const wrong = findings.reduce((sum, finding) => sum + finding.wrong, 0)
  report.check(`audit of ${shown(LARGE)} tables, the largest with weights and jokers`, ms, {
    atMost: AUDIT_MS,
    unit: 'ms',
  })
  report.check('wrong rows in them', wrong, { atMost: 0, unit: 'rows' })
  await pool.query(PLAIN)
}

async function finish(db: Kysely<Tables>, matchId: number): Promise<void> {
  await sql`update match set state = 'final', ended_at = game_now() where id = ${matchId}`.execute(db)
}

async function pageTimes(db: Kysely<Tables>, tables: PoolTables, row: LeagueRow): Promise<number[]> {
  const readPool = poolReader({ db, tables })
  const times: number[] = []
  for (let at = 0; at < PAGES; at++) {
    const page = 1 + (at % Math.ceil(row.participants / 50))
    const window = { offset: 50 * (page - 1), limit: 50 }
    const view = { window, managerId: undefined, place: undefined }
    const { ms } = await timed(async () => readPool(row, view))
    times.push(ms)
  }
  return times.slice(PAGES / 10)
}

export async function run(report: Report): Promise<void> {
  const database = await openBenchDatabase()
  try {
    const { db, pool } = database
    await pool.query(WORLD)
    const large = await leagueById(db, LARGE)
    const small = await leagueById(db, 1)
    if (!large || !small) throw new Error('the bolões were not stored')

    const versions = createDataVersions(db)
    const tables = createPoolTables({ db, versions })
    await tables.of(large)
    await sql`update match set home_score = 2 where id = 1`.execute(db)
    const live = await timed(() => tables.of(large))
    report.check(`live table of ${shown(LARGE_SIZE)} people after a goal, four matches running`, live.ms, {
      atMost: LIVE_MS,
      unit: 'ms',
    })

    const alone = await timed(() => db.transaction().execute((trx) => addToPools(trx, { matchId: 1, ...ENDED })))
    report.say(`tables of ${shown(LARGE)} bolões moved by ${shown(PEOPLE)} picks: ${shown(alone.ms)} ms`)
    await sql`update pool_member set points = 0, exact = 0, rank = null, rank_before = null`.execute(db)
    await sql`update pool set counted_on = null`.execute(db)
    await sql`vacuum analyze pool_member`.execute(db)
    await finish(db, 1)
    const whole = await timed(() => settlePicks(db, 1))
    report.say(`the whole settlement of the match, ledger and statistics with it: ${shown(whole.ms)} ms`)
    report.check('settling the bolões of a match', alone.ms, { atMost: SETTLE_MS, unit: 'ms' })

    await auditWeighted(database, report)
    await sql`delete from pool_member where league_id between 501 and 1000 or (league_id = ${LARGE} and manager_id > ${LARGE_SIZE / 2})`.execute(
      db,
    )
    const half = await timed(() => db.transaction().execute((trx) => addToPools(trx, { matchId: 2, ...ENDED })))
    report.check('time for half of the memberships, as a share of all', half.ms / alone.ms, {
      atMost: 0.9,
      unit: 'times',
    })

    for (const [size, row] of [
      [POOL_SIZE, small],
      [LARGE_SIZE, large],
    ] as const) {
      const times = await pageTimes(db, tables, row)
      report.check(`p99 of a page of the table, bolão of ${shown(size)}`, quantile(times, 0.99), {
        atMost: PAGE_MS,
        unit: 'ms',
      })
      report.say(`  median ${shown(median(times))} ms`)
    }
  } finally {
    await database.finish()
  }
}
