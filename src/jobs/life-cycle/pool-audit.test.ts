import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { GRADE_CODES } from '#domain/pick/grade-code.ts'
import { CUP, cupBolao, finishMatch } from '#jobs/testing/small-cup.ts'
import { moveTo } from '#jobs/testing/move-to.ts'

let base: TestDatabase
/** A bolão of a cup that was played, with a bracket, a joker, a typed pick, a model's pick and a co-owner. */
beforeAll(async () => {
  base = await testDatabase()
  const { db, pool } = base
  await moveTo(db, Date.UTC(2026, 4, 20))
  await pool.query(CUP)
  await cupBolao(db, { goesOn: 3, finalTimes: 3, hasJoker: true, vacationPicks: 1, bracketPoints: 4 })
  await pool.query(`
    update league set owner_id = 2;
    insert into league_owner values (501, 1);
    insert into pool_joker values (501, 1, '2026-06-02', 1, '2026-05-21');
    insert into pool_bracket (league_id, manager_id, tie_ids, club_ids, saved_at) values (501, 1, '{11,12,13}', '{1,3,1}', '2026-05-21');
    insert into pool_pick (league_id, manager_id, match_id, typed_by, outcome, home_goals, away_goals, goes_on, saved_at) values
      (501, 3, 1, 2, 'D', 1, 1, 'H', '2026-05-21'), (501, 3, 2, 2, 'A', 1, 2, null, '2026-05-21'), (501, 3, 3, 2, 'H', 3, 1, null, '2026-05-21')`)
  await pool.query(`
    alter table pool_joker disable trigger user;
    insert into manager (id, kind, name, name_key, country, avatar_seed, created_at) values (4, 'guest', 'Gente 4', 'gente 4', 'BR', 'g', '2026-05-01')`)
  await moveTo(db, Date.UTC(2026, 5, 20))
  await finishMatch(db, 1, [1, 1], { extraTime: { home: 2, away: 2 }, penalties: { home: 5, away: 4 } })
  await finishMatch(db, 2, [0, 1])
  await finishMatch(db, 3, [2, 0])
})
afterAll(() => base.drop())

const found = async () =>
  (await audit(base.db, { wanted: ['pool_extras', 'pool_totals'] })).flatMap(({ wrong, example }) =>
    wrong > 0 ? [example] : [],
  )

test.each<[what: string, example: string, change: (isWrong: boolean) => RawBuilder<unknown>]>([
  [
    'BL11 a joker that came too late',
    'joker: bolão 501 manager 1 match 1',
    (isWrong) => sql`update pool_joker set saved_at = ${isWrong ? '2026-06-03' : '2026-05-21'}`,
  ],
  [
    'BL12 a bracket of too many points',
    'bracket: bolão 501 manager 1',
    (isWrong) => sql`
      with changed as (update pool_bracket set points = points + ${isWrong ? 4 : -4} returning manager_id)
      update pool_member set points = points + ${isWrong ? 4 : -4} where manager_id in (select manager_id from changed)`,
  ],
  [
    'BL14 a typed pick with the points of another line',
    'made pick: bolão 501 manager 3 match 2',
    (isWrong) => sql`
      with changed as (update pool_pick set grade = ${isWrong ? GRADE_CODES.exact : GRADE_CODES.difference} where manager_id = 3 and match_id = 2 returning 1)
      update pool_member set points = points + ${isWrong ? 5 : -5}, exact = exact + ${isWrong ? 1 : -1} where manager_id = 3 and exists (select from changed)`,
  ],
  [
    'BL10 a wrong side that goes through',
    'made pick: bolão 501 manager 3 match 1',
    (isWrong) => sql`
      with changed as (update pool_pick set goes_on_right = ${!isWrong} where manager_id = 3 and match_id = 1 returning 1)
      update pool_member set points = points + ${isWrong ? -3 : 3} where manager_id = 3 and exists (select from changed)`,
  ],
  [
    'BL10 a wrong score after extra time',
    'made pick: bolão 501 manager 3 match 1',
    (isWrong) =>
      sql`update pool_pick set full_grade = ${isWrong ? GRADE_CODES.exact : GRADE_CODES.draw} where manager_id = 3 and match_id = 1`,
  ],
  [
    'BL14 a pick typed for a person who is not a guest of the owner',
    'typed pick: bolão 501 manager 3',
    (isWrong) => sql`update pool_member set is_typed = ${!isWrong} where manager_id = 3`,
  ],
  [
    'BL13 more picks of the model than the bolão gives',
    'model’s picks: bolão 501 manager 2',
    (isWrong) => sql`update pool set vacation_picks = ${isWrong ? 0 : 1}`,
  ],
  [
    'BL15 an owner who is not in it',
    'owner: league 501 manager 4',
    (isWrong) =>
      isWrong ? sql`insert into league_owner values (501, 4)` : sql`delete from league_owner where manager_id = 4`,
  ],
  [
    'BL15 an owner who is also a co-owner',
    'owner: league 501 manager 1',
    (isWrong) => sql`update league set owner_id = ${isWrong ? 1 : 2}`,
  ],
])('LD1 %s is found', async (_what, example, change) => {
  expect(await found()).toEqual([])
  await change(true).execute(base.db)
  expect(await found()).toEqual([example])
  await change(false).execute(base.db)
  expect(await found()).toEqual([])
})
