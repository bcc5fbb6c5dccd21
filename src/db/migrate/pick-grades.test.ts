import { expect, test } from 'vitest'
import { emptyTestDatabase } from '#db/testing/test-database.ts'
import { GRADE_CODES } from '#domain/pick/grade-code.ts'
import { createTablesAt, migrateWithin } from './migrate.ts'
import { readAdoption } from './schema-files.ts'

const GRADES_SINCE = 272

/** What the earlier version paid: outcome, points, points after extra time; and the grades that these mean. */
const PAID = [
  ['H', 25, null, GRADE_CODES.exact, null],
  ['A', 18, 25, GRADE_CODES.winnerGoals, GRADE_CODES.exact],
  ['D', 15, 0, GRADE_CODES.draw, GRADE_CODES.wrong],
  ['H', 15, 15, GRADE_CODES.difference, GRADE_CODES.difference],
  ['H', 12, 10, GRADE_CODES.loserGoals, GRADE_CODES.winner],
  ['D', 0, 15, GRADE_CODES.wrong, GRADE_CODES.draw],
  ['H', null, null, null, null],
] as const

const OLDER = `
  insert into club select i, 'futebol', 'c' || i, 'Clube ' || i, 'C' || i, 'CL' || i, 'Cidade', '#000000', '#ffffff', 'plain', 1 from generate_series(1, 2) i;
  insert into season (championship_id, id, sport, number, starts_on, ends_on) values (1, 1, 'futebol', 1, '2026-01-01', '2026-12-31');
  insert into match (id, sport, season_id, home_club_id, away_club_id, starts_at) values (1, 'futebol', 1, 1, 2, '2026-06-02');
  insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
    select i, 'guest', 'Gente ' || i, 'gente ' || i, 'BR', 'g', '2026-05-01' from generate_series(1, ${PAID.length}) i;
  insert into league (championship_id, id, name, format, visibility, prize, starts_at, ends_at, created_at)
    values (1, 501, 'Bolão', 'bolao', 'public', 0, '2026-06-01', '2026-06-04', '2026-05-20');
  insert into pool (league_id, exact, winner_goals, difference, draw, loser_goals, winner) values (501, 10, 7, 7, 5, 5, 5);
  insert into pool_question (id, league_id, kind, points, closes_at, right_choices, created_at)
    values (1, 501, 'finalists', 7, '2026-06-01', '{1,2}', '2026-05-20'), (2, 501, 'champion', 7, '2026-06-01', null, '2026-05-20');
  alter table pool_answer disable trigger user;
  insert into pool_answer values (1, 1, '{2,1}', '2026-05-21'), (1, 2, '{3,1}', '2026-05-21'), (2, 1, '{1}', '2026-05-21');
  alter table pick disable trigger user`

test('BL3 BL8 BL10 older picks and answers get the grades that they were paid for', async () => {
  const { pool, drop } = await emptyTestDatabase()
  const older = (await readAdoption())!.steps.filter(({ version }) => version < GRADES_SINCE)
  const client = await pool.connect()
  await client.query('begin')
  await createTablesAt(client, new Set(older.map(({ version }) => version)))
  await client.query(OLDER)
  for (const [index, [outcome, points, fullPoints]] of PAID.entries())
    await client.query(
      `insert into pick (match_id, manager_id, outcome, saved_at, points, is_right, full_points) values (1, $1, $2, '2026-05-21', $3, $4, $5)`,
      [index + 1, outcome, points, points === null ? null : points > 0, fullPoints],
    )
  await migrateWithin(client)
  const picks = await client.query('select outcome, points, grade, full_grade from pick order by manager_id')
  expect(picks.rows.map((row) => Object.values(row))).toEqual(
    PAID.map(([outcome, points, _fullPoints, ...grades]) => [outcome, points, ...grades]),
  )
  const answers = await client.query('select question_id, manager_id, points from pool_answer order by 1, 2')
  expect(answers.rows.map((row) => Object.values(row))).toEqual([
    [1, 1, 14],
    [1, 2, 7],
    [2, 1, null],
  ])
  await client.query('rollback')
  client.release()
  await drop()
})
