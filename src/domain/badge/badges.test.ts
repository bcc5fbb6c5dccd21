import { expect, test } from 'vitest'
import { earnedBadges, shownBadges, type BadgeFacts } from './badges.ts'

const YEAR_MS = 365 * 86_400_000
const nobody: BadgeFacts = {
  leaguesWon: 0,
  rank: 5000,
  managers: 50_000,
  settled: 0,
  right: 0,
  streak: 0,
  playingSinceMs: 0,
  nowMs: 1000,
}

test.each<[string, Partial<BadgeFacts>, string[]]>([
  ['BD1 nothing', {}, []],
  ['BD2 a league won', { leaguesWon: 1 }, ['Campeão']],
  ['BD3 the last of the top 1%', { rank: 500 }, ['Expert']],
  ['BD3 just outside', { rank: 501 }, []],
  ['BD3 not ranked', { rank: null }, []],
  ['BD3 one place in a small world', { rank: 1, managers: 12 }, ['Expert']],
  ['BD4 four in a row', { streak: 4 }, []],
  ['BD4 five in a row', { streak: 5 }, ['Streak']],
  ['BD5 60% of 20', { settled: 20, right: 12 }, ['Preciso']],
  ['BD5 19 are too few', { settled: 19, right: 19 }, []],
  ['BD5 below 60%', { settled: 1001, right: 600 }, []],
  ['BD6 a year', { nowMs: YEAR_MS }, ['VIP']],
  ['BD6 a day short', { nowMs: YEAR_MS - 86_400_000 }, []],
])('%s', (_name, facts, badges) => {
  expect(earnedBadges({ ...nobody, ...facts })).toEqual(badges)
})

test('BD1 at most three are shown, in the stated order', () => {
  const all = { ...nobody, leaguesWon: 2, rank: 1, settled: 30, right: 30, streak: 30, nowMs: YEAR_MS }
  expect(earnedBadges(all)).toHaveLength(5)
  expect(shownBadges(all)).toEqual(['Campeão', 'Expert', 'Streak'])
})
