import { expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { testDatabase } from '#db/testing/test-database.ts'
import { growLog } from '#db/var/grow-log.ts'
import { readPoolFile, type PoolFile } from '#db/var/pool-file.ts'
import { moveTo } from '#jobs/testing/move-to.ts'
import { CUP, cupBolao, finishMatch, poolPoints } from '#jobs/testing/small-cup.ts'
import { checkPool } from '#verify/check-pool.ts'

/** A bolão with everything that counts: who goes through, weights, jokers, picks typed and given. */
async function playedPool() {
  const { db, pool, drop } = await testDatabase()
  await moveTo(db, Date.UTC(2026, 4, 20))
  await growLog(db, firstChampionship)
  await pool.query(CUP)
  await cupBolao(db, { goesOn: 3, finalTimes: 3, semifinalTimes: 2, hasJoker: true, vacationPicks: 1 })
  await pool.query(`
    insert into pool_joker values (501, 1, 'r1', 1, '2026-05-21');
    insert into pool_pick (league_id, manager_id, match_id, typed_by, outcome, home_goals, away_goals, saved_at)
      values (501, 3, 1, 1, 'H', 2, 0, '2026-05-21')`)
  await moveTo(db, Date.UTC(2026, 5, 20))
  await finishMatch(db, 1, [1, 1], { extraTime: { home: 2, away: 2 }, penalties: { home: 5, away: 4 } })
  await finishMatch(db, 2, [2, 0])
  await finishMatch(db, 3, [0, 1])
  expect(await poolPoints(db)).toEqual([68, 46, 32])
  await growLog(db, firstChampionship)
  const file = await readPoolFile(db, { championshipId: firstChampionship, poolId: 501 })
  await drop()
  if (!file) throw new Error('the log has not begun')
  return file
}

const words = (line: string, at: number, word: string) => line.split(' ').with(at, word).join(' ')
const first = (lines: string[], change: (line: string) => string) => (lines[0] = change(lines[0] ?? ''))

const changes: [string, (file: PoolFile) => unknown][] = [
  ['points', (it) => first(it.members, (line) => words(line, 3, '99'))],
  ['exact scores', (it) => first(it.members, (line) => words(line, 4, '9'))],
  ['a place', (it) => first(it.members, (line) => words(line, 5, '9'))],
  ['a head start', (it) => first(it.members, (line) => words(line, 2, '5'))],
  ['a pick', (it) => first(it.picks, (line) => words(line, 3, '7'))],
  [
    'a pick that is gone',
    (it) =>
      it.picks.splice(
        it.picks.findIndex((line) => line.includes(' own ')),
        1,
      ),
  ],
  ['a joker that is gone', (it) => (it.picks = it.picks.map((line) => words(line, 8, '0')))],
  ['a joker that nobody chose', (it) => (it.picks = it.picks.map((line) => words(line, 8, '1779400000000')))],
  [
    'a pick that nobody sealed',
    (it) =>
      it.openings.splice(
        it.openings.findIndex(({ opening }) => opening.includes('\npick\n')),
        1,
      ),
  ],
  ['a result', (it) => first(it.matches, (line) => words(line, 6, '8'))],
  ['penalties', (it) => (it.matches = it.matches.map((line) => line.replace('5:4', '4:5')))],
  ['the rules', (it) => (it.rules = { ...it.rules, goes_on: 4 })],
  [
    'a salt',
    (it) => it.openings.forEach((one) => (one.salt = one.salt.replace(/^./, (digit) => (digit === '0' ? '1' : '0')))),
  ],
  [
    'what was sealed',
    (it) => it.openings.forEach((one) => (one.opening = one.opening.replace('"home": 1', '"home": 2'))),
  ],
  [
    'a pick dated after kick-off',
    (it) =>
      first(it.matches, (line) => words(line, 3, '1')) && (it.matches = it.matches.map((line) => words(line, 3, '1'))),
  ],
]

test('the table of a bolão is computed again from what people sealed, and whatever differs is named (BL4, VR10)', async () => {
  const file = await playedPool()
  const { checks, isRight, text } = await checkPool(file)
  expect(checks.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(isRight).toBe(true)
  expect(text).toContain('3 pessoas')
  expect(checks.filter(({ compared }) => compared === 0).map(({ name }) => name)).toEqual([])
  for (const [name, change] of changes) {
    const changed = structuredClone(file)
    change(changed)
    expect(
      (await checkPool(changed)).checks.flatMap(({ wrong }) => wrong),
      name,
    ).not.toEqual([])
  }
})
