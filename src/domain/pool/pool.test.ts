import { PICK_POINTS } from '#domain/rule-numbers.ts'
import { describe, expect, test } from 'vitest'
import { gradePick, type Pick } from '#domain/pick/pick-points.ts'
import {
  checkScoring,
  LINE_EXAMPLES,
  POOL_LINES,
  POOL_PRESET_NAMES,
  POOL_PRESETS,
  poolPoints,
  presetOf,
} from './pool-scoring.ts'
import { poolWinner, type PoolPerson } from './pool-winner.ts'

const score = (text: string) => ({ home: Number(text[0]), away: Number(text[2]) })
const scored = (text: string): Pick => ({ kind: 'score', score: score(text) })

describe('scoring of a bolão', () => {
  test('BL3 ours gives what PK2 gives, for every pick and result up to 5x5', () => {
    const goals = [0, 1, 2, 3, 4, 5]
    const scores = goals.flatMap((home) => goals.map((away) => ({ home, away })))
    for (const picked of scores)
      for (const result of scores) {
        const pick: Pick = { kind: 'score', score: picked }
        expect(poolPoints(POOL_PRESETS.craque, pick, result)).toBe(PICK_POINTS[gradePick(pick, result)])
      }
  })

  test.each([
    ['BL3', 'kicktipp', '2x1', '2x1', 4],
    ['BL3', 'kicktipp', '2x1', '3x2', 3],
    ['BL3', 'kicktipp', '2x1', '2x0', 2],
    ['BL3', 'kicktipp', '1x1', '2x2', 2],
    ['BL3', 'kicktipp', '1x1', '1x1', 4],
    ['BL3', 'cheio', '2x1', '2x1', 10],
    ['BL3', 'cheio', '2x1', '3x1', 5],
    ['BL3', 'cheio', '0x0', '3x3', 5],
    ['BL3', 'cheio', '0x1', '3x1', 0],
    ['BL3', 'vencedor', '2x1', '2x1', 1],
    ['BL3', 'vencedor', '5x0', '1x0', 1],
    ['BL3', 'vencedor', '1x1', '1x0', 0],
  ] as const)('%s %s: %s on a %s gives %i', (_rule, preset, pick, result, points) => {
    expect(poolPoints(POOL_PRESETS[preset], scored(pick), score(result))).toBe(points)
  })

  test('BL3 where people pick only a winner, the line of the winner counts', () => {
    expect(poolPoints(POOL_PRESETS.kicktipp, { kind: 'winner', winner: 'away' }, { home: 1, away: 3 })).toBe(2)
    expect(poolPoints(POOL_PRESETS.kicktipp, { kind: 'winner', winner: 'home' }, { home: 1, away: 3 })).toBe(0)
  })

  test('BL3 every preset is allowed and recognised, and every example earns its line', () => {
    for (const name of POOL_PRESET_NAMES) {
      expect(checkScoring(POOL_PRESETS[name]).ok).toBe(true)
      expect(presetOf(POOL_PRESETS[name])).toBe(name)
    }
    const apart = { exact: 9, winnerGoals: 8, difference: 7, draw: 6, loserGoals: 5, winner: 4 }
    expect(presetOf(apart)).toBeUndefined()
    for (const line of POOL_LINES) {
      const { pick, result } = LINE_EXAMPLES[line]
      expect(poolPoints(apart, { kind: 'score', score: pick }, result), line).toBe(apart[line])
    }
  })

  test.each([
    ['BL3', { exact: 101 }, 'line_out_of_range'],
    ['BL3', { exact: 0, winnerGoals: 0, difference: 0, draw: 0, loserGoals: 0, winner: 0 }, 'line_out_of_range'],
    ['BL3', { winner: -1 }, 'line_out_of_range'],
    ['BL3', { winner: 1.5 }, 'line_out_of_range'],
    ['BL3', { difference: 26 }, 'line_above_exact'],
    ['BL3', { loserGoals: 9 }, 'line_below_winner'],
  ])('%s %o is refused as %s', (_rule, change, kind) => {
    const checked = checkScoring({ ...POOL_PRESETS.craque, ...change })
    expect(checked.ok ? undefined : checked.error.kind).toBe(kind)
  })
})

describe('the winner of a bolão', () => {
  const person = (managerId: number, change: Partial<PoolPerson> = {}): PoolPerson => ({
    managerId,
    joinedAtMs: 0,
    points: 10,
    exact: 0,
    picked: 10,
    ...change,
  })

  test.each([
    ['BL6 more points', [person(1), person(2, { points: 11 })], 2],
    ['BL6 then more exact scores', [person(1), person(2, { exact: 1 })], 2],
    ['BL6 then the first to join', [person(1, { joinedAtMs: 5 }), person(2)], 2],
    ['BL6 then the lower number', [person(2), person(1)], 1],
    [
      'BL6 a person who picked less than half of the matches does not compete',
      [person(1, { points: 99, picked: 4 }), person(2)],
      2,
    ],
    ['BL6 half is enough', [person(1, { points: 99, picked: 5 }), person(2)], 1],
  ])('%s', (_rule, people, winner) => {
    expect(poolWinner(people, 10)?.managerId).toBe(winner)
  })

  test('BL6 only people who competed are opponents, and without matches nobody is', () => {
    expect(poolWinner([person(1), person(2, { picked: 1 }), person(3)], 10)?.opponents).toBe(1)
    expect(poolWinner([person(1, { picked: 0 })], 0)).toBeNull()
  })
})
