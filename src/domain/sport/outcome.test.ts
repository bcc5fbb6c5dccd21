import { expect, test } from 'vitest'
import { isFinalScore } from './outcome.ts'
import { SPORT_RULES } from './sport-rules.ts'
import { isSport, SPORTS, type Sport } from './sport.ts'

test.each<[Sport, number, number, boolean]>([
  ['futebol', 1, 1, true],
  ['futebol', -1, 1, false],
  ['basquete', 80, 80, false],
  ['basquete', 81, 80, true],
  ['volei', 3, 2, true],
  ['volei', 2, 1, false],
  ['volei', 3, 3, false],
  ['tenis', 2, 1, true],
  ['tenis', 3, 1, false],
])('SP2 %s %i-%i can be a final score: %s', (sport, home, away, possible) => {
  expect(isFinalScore(sport, { home, away })).toBe(possible)
})

test('SP1 four sports, and what their results count', () => {
  expect(SPORTS.map((sport) => SPORT_RULES[sport].scoreUnit)).toEqual(['goals', 'points', 'sets', 'sets'])
  expect(['futebol', 'Futebol', 'toString'].map(isSport)).toEqual([true, false, false])
})
