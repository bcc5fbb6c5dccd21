import { expect, test } from 'vitest'
import { createGaps } from './cluster-gaps.mjs'
import { missedGoals, tableOf } from './cluster-report.mjs'
import { shardsOf } from './cluster-statements.mjs'

const good = {
  name: 'a fault',
  rows: 9,
  writes: 9,
  lost: 0,
  doubled: 0,
  wrong: 0,
  withoutWrites: 15,
  withoutReads: 20,
  withoutPublicReads: 1,
  streams: 3,
  streamsBack: 3,
  stale: 0,
  jobs: 4,
  jobsTwice: 0,
  died: 0,
}

test('a row without a missed goal passes, however long its reads took', () => {
  expect(missedGoals(good)).toEqual([])
  expect(tableOf([good])).toContain('| 3 of 3 | 0 of 4 | ✓ |')
})

test.each([
  ['lost', { lost: 1 }],
  ['doubled', { doubled: 1 }],
  ['audit', { wrong: 1 }],
  ['without writes', { withoutWrites: 15.1 }],
  ['streams', { streamsBack: 2 }],
  ['own writes seen', { stale: 1 }],
  ['jobs', { jobsTwice: 1 }],
  ['processes that died', { died: 1 }],
])('a row that misses a goal names it: %s', (goal, change) => {
  expect(missedGoals({ ...good, ...change })).toEqual([goal])
  expect(tableOf([{ ...good, ...change }])).toContain(`✗ ${goal}`)
})

test('a gap without success lasts until the next success, or until the end', () => {
  const gaps = createGaps()
  const nowMs = performance.now()
  gaps.note()
  expect(gaps.longest(nowMs - 4_000, nowMs + 9_000)).toBeCloseTo(9, 1)
})

test.each([
  ['select name from club where id = $1', 'none'],
  ['select * from "squad" where "manager_id" = $1', 'one'],
  ['select p.* from match m join pick p on p.match_id = m.id and p.manager_id = $2 where m.id = $1', 'one'],
  ['insert into squad (manager_id, name) values ($1, $2)', 'one'],
  ['insert into ledger (manager_id, points) select manager_id, points from lineup_score where round_id = $1', 'all'],
  ['select count(*) from pick where match_id = $1', 'all'],
  ['select * from squad_name', 'none'],
])('%s needs %s of the shards', (statement, shards) => {
  expect(shardsOf(statement)).toBe(shards)
})
