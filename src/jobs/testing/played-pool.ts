import { expect } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { storeVerdict } from '#db/pool/settle-question.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { growLog } from '#db/var/grow-log.ts'
import { joinClubs } from '#jobs/import/join/join-clubs.ts'
import { moveTo } from './move-to.ts'
import { CUP, cupBolao, finishMatch, poolPoints } from './small-cup.ts'

const twoNames = { championshipId: firstChampionship, managerId: null }

/** A played bolão: sides that go through, weights, jokers, typed and the model's picks, questions and a bracket. */
export async function playedPool(): Promise<TestDatabase> {
  const base = await testDatabase()
  const { db, pool } = base
  await moveTo(db, Date.UTC(2026, 4, 20))
  await growLog(db, firstChampionship)
  await pool.query(CUP)
  // Club 1 has a second name until somebody joins the two.
  await pool.query(
    "insert into club values (5, 'futebol', 'c5', 'Clube I', 'CI', 'CLI', 'Cidade', '#000000', '#ffffff', 'plain', 1)",
  )
  await cupBolao(db, {
    goesOn: 3,
    finalTimes: 3,
    semifinalTimes: 2,
    hasJoker: true,
    vacationPicks: 1,
    bracketPoints: 4,
  })
  await pool.query(`
    insert into pool_question (id, league_id, kind, ask, given, points, closes_at, created_at) values
      (71, 501, 'champion', '', '{}', 20, '2026-06-01', '2026-05-20'), (72, 501, 'mostGoals', '', '{}', 5, '2026-06-01', '2026-05-20'),
      (73, 501, 'free', 'Vai chover?', '{Sim,Não}', 3, '2026-06-01', '2026-05-20');
    insert into pool_answer (question_id, manager_id, choices, saved_at) values
      (71, 1, '{4}', '2026-05-21'), (71, 2, '{3}', '2026-05-21'), (72, 2, '{3}', '2026-05-21'), (73, 1, '{1}', '2026-05-21');
    insert into pool_bracket (league_id, manager_id, tie_ids, club_ids, saved_at) values
      (501, 1, '{11,12,13}', '{5,3,5}', '2026-05-21'), (501, 2, '{11,12,13}', '{2,4,4}', '2026-05-21');
    insert into pool_joker values (501, 1, 'r1', 1, '2026-05-21');
    insert into pool_pick (league_id, manager_id, match_id, typed_by, outcome, home_goals, away_goals, saved_at)
      values (501, 3, 1, 1, 'H', 2, 0, '2026-05-21')`)
  await moveTo(db, Date.UTC(2026, 4, 22))
  expect((await joinClubs(db, { ...twoNames, goneId: 5, keptId: 1 })).ok).toBe(true)
  await moveTo(db, Date.UTC(2026, 5, 20))
  await finishMatch(db, 1, [1, 1], { extraTime: { home: 2, away: 2 }, penalties: { home: 5, away: 4 } })
  await finishMatch(db, 2, [2, 0])
  await db.transaction().execute((trx) => storeVerdict(trx, { questionId: 73, right: [1], managerId: 1 }))
  await finishMatch(db, 3, [0, 1])
  // Points of the picks, of the champion or the most goals, of the free question and of the bracket.
  expect(await poolPoints(db)).toEqual([68 + 20 + 3 + 8, 46 + 5 + 8, 32])
  await growLog(db, firstChampionship)
  return base
}
