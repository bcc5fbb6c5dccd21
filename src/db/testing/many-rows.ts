import { GRADE_CODES } from '#domain/pick/grade-code.ts'
import type { Pool } from 'pg'
import { fillBareTables } from '#db/schema/bare-tables.ts'

/** The clock of the tests. Most times of rows are relative to it. */
export const manyRowsNow = new Date('2026-05-20T12:00:00Z')

/** Ids of rows that the tested queries request. */
export const sample = {
  managerId: 77,
  squadId: 77,
  bigLeagueId: 1,
  smallLeagueId: 33,
  knockoutId: 37,
  clubId: 1,
  playerId: 5,
  matchId: 7600,
  deskMatchId: 7500,
  roundId: 485,
  liveRoundId: 488,
  divisionCycleId: 4,
} as const

const now = `timestamptz '${manyRowsNow.toISOString()}'`
/** 8,000 matches, two hours apart and alternating between the sports. 7,800 are over; four of football make a round. */
const matchTime = (id: string) => `${now} + (${id} - 7800.5) * interval '2 hours'`
const sports = `(array['futebol', 'basquete', 'volei', 'tenis']::sport[])`
const elevenOf = (id: string) => `(select array_agg(1 + (${id} * 7 + n * 13) % 200) from generate_series(1, 11) n)`

/** Rows to insert: `i` runs from 1 to the given number. */
const rows: [table: string, count: number, columns: string][] = [
  [
    'club',
    40,
    `i, ${sports}[1 + i % 4], 'clube-' || i, 'Clube ' || i, 'C' || i, 'CL' || i, 'Cidade', '#000', '#fff', 'plain', 1`,
  ],
  [
    'player',
    800,
    `i, 1 + i % 40, 'Jogador ' || i, 'J' || i, 'Atacante', i % 30, 'provavel', '{}', case when i <= 200 then 80 end, 0, 1`,
  ],
  ['season', 80, `i, ${sports}[1 + i % 4], i / 4, date '2020-01-01' + i, date '2020-01-01' + i + 100, 1`],
  [
    'round',
    500,
    `i, 4 * (1 + i / 28), 1 + i % 28, (case when i < 488 then 'settled' when i = 488 then 'live' else 'open' end)::round_state,
     ${matchTime('16 * i - 12')}, ${matchTime('16 * i + 1')}, case when i <= 488 then ${matchTime('16 * i - 12')} end, null,
     case when i < 488 then ${matchTime('16 * i + 1')} end, 1, 1`,
  ],
  [
    'match',
    8_000,
    `i, ${sports}[1 + i % 4], 4 + 4 * (i / 450) + i % 4, case when i % 4 = 0 then 1 + (i - 1) / 16 end, 1 + i % 40, 1 + (i + 4) % 40, ${matchTime('i')},
     (case when i <= 7800 then 'final' when i <= 7802 then 'live' else 'scheduled' end)::match_state, 90,
     case when i <= 7802 then 2 end, case when i <= 7802 then i % 3 end, '{}', case when i <= 7800 then ${matchTime('i + 1')} end, 0, true, null`,
  ],
  ['match_event', 40_000, `1 + (i - 1) / 5, (i - 1) % 5, 10, 'goal', 1, 1 + i % 800, 1, 0, '{}'`],
  [
    'webhook (manager_id, championship_id, address, kinds, secret)',
    5_000,
    `1 + i % 2000, 1, 'https://example.org', '{}', 'secret'`,
  ],
  [
    'desk_tap (match_id, seq, id, device_id, at, said)',
    60_000,
    `7300 + (i - 1) / 200, (i - 1) % 200, 'tap-' || i, 'phone', ${matchTime('7300 + (i - 1) / 200')},
     case (i - 1) % 200 when 0 then jsonb_build_object('kind', 'lineup', 'clubId', 1 + (7300 + (i - 1) / 200) % 40, 'starters', array[1, 2])
       else '{"kind": "deed", "deed": "foul", "clubId": 1, "playerId": 1}' end`,
  ],
  ['player_match', 80_000, `1 + (i - 1) / 10, 1 + i % 800, 1, '{"goal": 1}', 80, null`],
  ['price_history', 40_000, `1 + i % 200, 488 - (i - 1) / 200, 80, 1`],
  ['projection', 16_000, `488 - (i - 1) / 200, 1 + i % 200, 20, 30, 0.8, 0, 90, 0.3, 0.05, 10, 10, 0.1`],
  ['forecast', 8_000, `i, 50, 30, 20, 1.5, 1, '{}', ${now}`],
  ['match_crowd', 7_800, `i, 5, 3, 2`],
  ['club_strength', 12_000, `1 + i % 40, date '2025-08-01' + (i - 1) / 40, 1, 1, 1500`],
  [
    'manager',
    10_000,
    `i, 'bot', 'Pessoa ' || i, 'pessoa' || md5(i::text), 'BR', 'seed' || i, '', 1, ${now} - interval '1 year', null, null`,
  ],
  [
    'squad',
    10_000,
    `i, i, 'Time ' || i, ${elevenOf('i')}, array_fill(80::smallint, array[11]), null, null, 1, ${now} - interval '1 year', ${now}, null, 1, null, '{}', '{}', 'campo'`,
  ],
  [
    'lineup',
    80_000,
    `481 + (i - 1) % 8, 1 + (i - 1) / 8, 1 + (i - 1) / 8, array[1,2,3,4,5,6,7,8,9,10,11 + i % 100], 1, true, ${now} - interval '1 day'`,
  ],
  ['lineup_score', 70_000, `481 + (i - 1) % 7, 1 + (i - 1) / 7, 1 + (i - 1) / 7, i % 900, 1 + i / 7`],
  ['duel', 40_000, `481 + (i - 1) % 8, 2 * ((i - 1) / 8) + 1, 2 * ((i - 1) / 8) + 2, i % 900, i % 700, null`],
  [
    'division_cycle',
    4,
    `i, 1, 4, array[469 + 4 * i, 470 + 4 * i, 471 + 4 * i, 472 + 4 * i], case when i < 4 then ${now} - i * interval '10 days' end, i < 3`,
  ],
  [
    'division_member',
    40_000,
    `1 + (i - 1) / 10000, 1 + (i - 1) % 10000 / 20, 1 + (i - 1) % 10000, 1, 1 + i % 5, '{500,600,null,null}', 1100, 1 + i % 20,
     case when i <= 30000 then 2 end`,
  ],
  ['rank_history', 80_000, `1 + (i - 1) / 8, 481 + (i - 1) % 8, 1000, 1 + i / 8`],
  [
    'pick',
    120_000,
    `7700 + (i - 1) % 12 * 10 + (i - 1) / 12 % 10, 1 + (i - 1) / 12, 'H', 2, 1, ${now} - interval '9 days', 25, true, null, null, ${GRADE_CODES.exact}`,
  ],
  [
    'league',
    4_000,
    `i, 'Liga ' || md5(i::text), '', (case when i % 10 = 7 then 'mata-mata' else 'pontos-corridos' end)::league_format,
     (case when i % 3 = 0 then 'private' else 'public' end)::league_visibility, 100, ${now} - interval '20 days', ${now} + interval '20 days',
     1 + i, 'C' || i, case when i <= 3 then i end, 1, null, null, case when i % 2 = 0 then ${now} - interval '1 day' * i end, ${now}, 12, null, 1`,
  ],
  [
    'league_member',
    44_990,
    `case when i <= 5000 then 1 else 2 + (i - 5001) / 10 end, case when i <= 5000 then i else 1 + (i * 13) % 10000 end,
     case when i <= 5000 then i else 1 + (i * 13) % 10000 end, ${now} - interval '20 days', 100, 1 + i % 5000`,
  ],
  ['pool (league_id, exact, winner_goals, difference, draw, loser_goals, winner)', 4_000, `i, 25, 18, 15, 15, 12, 10`],
  ['pool_championship', 4_000, `i, 1`],
  [
    'pool_member (league_id, manager_id, joined_at, points, rank)',
    44_990,
    `case when i <= 5000 then 1 else 2 + (i - 5001) / 10 end, case when i <= 5000 then i else 1 + (i * 13) % 10000 end,
     ${now} - interval '20 days', 100, 1 + i % 5000`,
  ],
  [
    'pool_question (id, league_id, kind, points, closes_at, created_at)',
    8_000,
    `i, 1 + i / 2 % 4000, 'champion', 10, ${now} - interval '10 days', ${now} - interval '20 days'`,
  ],
  ['pool_answer', 40_000, `1 + (i - 1) / 5, 1 + (i * 13) % 10000, '{1}', ${now} - interval '15 days'`],
  [
    'pool_pick (league_id, manager_id, match_id, typed_by, outcome, home_goals, away_goals, saved_at, points, grade)',
    20_000,
    `1, 1 + (i - 1) / 4, 7700 + (i - 1) % 4, 1, 'H', 2, 1, ${now} - interval '9 days', 25, ${GRADE_CODES.exact}`,
  ],
  ['pool_joker', 20_000, `1, 1 + (i - 1) / 4, 'r' || i % 4, 7700 + (i - 1) % 4, ${now} - interval '9 days'`],
  [
    'pool_bracket (league_id, manager_id, tie_ids, club_ids, saved_at)',
    5_000,
    `1, i, '{1}', '{1}', ${now} - interval '9 days'`,
  ],
  ['league_owner', 4_000, `i, 1 + (i * 13) % 10000`],
  ['pool_verdict (question_id, right_choices, at)', 8_000, `i, '{1}', ${now} - interval '1 day'`],
  ['league_tie', 8_000, `7 + 10 * ((i - 1) / 20), 1, (i - 1) % 20, 488, i, i + 1, null, null, null`],
  [
    'ledger',
    120_000,
    `'lineup:' || i, 1 + (i - 1) / 12, 'lineup', 10, 488 - i % 12, null, case when i % 100 = 0 then i / 100 end, 1 + (i - 1) / 12, ${now} - i % 12 * interval '2 days', 1`,
  ],
  [
    'manager_stat (championship_id, manager_id, points, month, week, rank)',
    10_000,
    `1, i, i, '2026-05-01', '2026-05-18', i`,
  ],
  ['championship_achievement', 20_000, `1, 1 + (i - 1) / 2, 'a' || i % 2, ${now}`],
  ['activity', 60_000, `i, 1 + (i - 1) / 6, 'team_created', '{}', ${now} - i % 6 * interval '1 day', 1`],
  ['follow', 20_000, `1 + (i - 1) / 2, 1 + ((i - 1) / 2 + 1 + i % 2) % 10000, ${now}`],
  [
    'wall_message (league_id, match_id, manager_id, text, at)',
    40_000,
    `case when i <= 20000 then 1 when i <= 30000 then 2 + i % 3000 end, case when i > 30000 then 7600 + i % 100 end,
     1 + i % 10000, 'oi', ${now} - interval '1 day'`,
  ],
  ['wall_reaction', 20_000, `1 + i / 2, 1 + i % 10000, (array['fire', 'clap'])[1 + i % 2]`],
  ['wall_mark (manager_id, league_id, seen_id)', 10_000, `i, 1, 15000`],
  ['wall_block', 5_000, `1 + i, 1, ${now}`],
  ['wall_mute (manager_id, league_id, at)', 2_000, `1 + i, 2 + i, ${now}`],
  [
    'wall_report (message_id, manager_id, reason, at, decided_at)',
    3_000,
    `i, 1, 'spam', ${now}, case when i > 20 then ${now} end`,
  ],
  [
    'notice (manager_id, championship_id, kind, subject, facts, at, read_at)',
    60_000,
    `1 + (i - 1) / 6, 1, (array['round_settled', 'duel', 'named', 'league_joined', 'achievement', 'market_closing'])[1 + i % 6], i::text,
     jsonb_build_object('roundId', 488, 'leagueId', 33, 'otherId', 5, 'messageId', i, 'achievement', 'a1'), ${now} - i % 6 * interval '1 day',
     case when i % 6 < 3 then ${now} end`,
  ],
  ['match_proposal (match_id, manager_id, decision, reason, state)', 2_000, `i, 1, '{}', 'chuva', 'refused'`],
  ['championship_member (championship_id, manager_id)', 5_000, `1, i`],
  ['organiser_word (championship_id, manager_id, text, at)', 2_000, `1, 1, 'oi', ${now}`],
  ['correction', 2_000, `i, 2 * i, null, '{}', '{}', 'motivo', 'operator', ${now}`],
  ['var_entry', 20_000, `i, 1, 'correction', i, null, ${now}, ${now}, 'entry', null, null, null, null, null`],
]

/** Enough rows that the planner's choice between a table and its index means something. */
export async function fillManyRows(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const tables = rows.map(([target]) => target.split(' ')[0] ?? '')
    await fillBareTables(client, tables, {
      fill: async () => {
        for (const [target, count, columns] of rows)
          await client.query(`insert into ${target} select ${columns} from generate_series(1, ${count}) as i`)
      },
      onRestore: () => undefined,
    })
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    client.release()
  }
}
