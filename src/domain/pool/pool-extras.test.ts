import { describe, expect, test } from 'vitest'
import type { Pick } from '#domain/pick/pick-points.ts'
import { pickWorth, type CountedMatch } from './pick-worth.ts'
import { checkExtras, NO_EXTRAS, withKnockoutTimes, type PoolExtras } from './pool-extras.ts'
import { POOL_PRESETS } from './pool-scoring.ts'

const final: CountedMatch = {
  score: { home: 2, away: 2 },
  extraTime: { home: 3, away: 3 },
  penalties: { home: 4, away: 2 },
  stage: 'final',
  lead: 0,
}
const picked = (home: number, away: number, goesOn?: 'home' | 'away'): Pick => ({
  kind: 'score',
  score: { home, away },
  goesOn,
})
const worth = (extras: Partial<PoolExtras>, pick: Pick, match = final, isJoker = false) =>
  pickWorth({ scoring: POOL_PRESETS.cheio, extras: { ...NO_EXTRAS, ...extras } }, { pick, isJoker }, match).points

describe('the extra rules of a bolão', () => {
  test.each([
    ['BL10 the score of 90 minutes counts', {}, picked(2, 2), 10],
    ['BL10 the side that goes through gives nothing if the bolão gives no points for it', {}, picked(2, 2, 'home'), 10],
    ['BL10 the score after extra time counts if the bolão says so', { afterExtraTime: true }, picked(3, 3), 10],
    ['BL10 and then the score of 90 minutes is only a draw', { afterExtraTime: true }, picked(2, 2), 5],
    ['BL10 the side that goes through by penalties is right', { goesOn: 3 }, picked(1, 1, 'home'), 8],
    ['BL10 the other side is wrong', { goesOn: 3 }, picked(1, 1, 'away'), 5],
    ['BL10 a picked draw without a side gives nothing for it', { goesOn: 3 }, picked(1, 1), 5],
    ['BL10 a picked winner counts as the side that goes through, even after a draw', { goesOn: 3 }, picked(1, 0), 3],
    ['BL11 the final counts three times', { finalTimes: 3, goesOn: 3 }, picked(2, 2, 'home'), 39],
    [
      'BL11 weights of other stages do not count for the final',
      { knockoutTimes: 5, semifinalTimes: 4 },
      picked(2, 2),
      10,
    ],
  ] as const)('%s', (_rule, extras, pick, points) => {
    expect(worth(extras, pick)).toBe(points)
  })

  test.each([
    ['BL10 the first leg counts too', picked(1, 0, 'away'), { home: 1, away: 0 }, null, 0],
    [
      'BL10 level in the sum, decided by penalties',
      picked(1, 0, 'home'),
      { home: 1, away: 0 },
      { home: 4, away: 2 },
      3,
    ],
    [
      'BL10 a picked draw is not enough for the loser of the first leg',
      picked(1, 1, 'home'),
      { home: 3, away: 1 },
      null,
      0,
    ],
    ['BL10 a picked lead of two goals is enough', picked(2, 0), { home: 3, away: 1 }, null, 3],
  ] as const)('%s: in the second of two legs', (_rule, pick, score, penalties, points) => {
    const second = { ...final, score, extraTime: null, penalties, lead: -1 }
    expect(worth({ goesOn: 3 }, pick, second) - worth({}, pick, second)).toBe(points)
  })

  test('BL10 BL11 the side that goes through counts once it is decided, and a joker doubles the weight of the stage', () => {
    expect(worth({ goesOn: 3 }, picked(2, 2, 'home'), { ...final, lead: null })).toBe(10)
    expect(worth({ finalTimes: 3, hasJoker: true }, picked(2, 2), final, true)).toBe(60)
    expect(worth({ finalTimes: 3, hasJoker: true }, picked(2, 2), { ...final, stage: null }, true)).toBe(20)
  })

  test.each([
    ['goesOn', 101],
    ['finalTimes', 0],
    ['semifinalTimes', 6],
    ['bracketPoints', 1.5],
    ['vacationPicks', -1],
  ] as const)('BL10 BL11 BL12 BL13 %s of %d is refused', (extra, value) => {
    expect(checkExtras(NO_EXTRAS).ok).toBe(true)
    const checked = checkExtras({ ...NO_EXTRAS, [extra]: value })
    expect(checked.ok ? undefined : checked.error.extra).toBe(extra)
  })
})

test('BL11 semi-finals and final follow the weight of the knock-out until they have their own', () => {
  const timesOf = ({ knockoutTimes, semifinalTimes, finalTimes }: PoolExtras) => [
    knockoutTimes,
    semifinalTimes,
    finalTimes,
  ]
  const twice = withKnockoutTimes(NO_EXTRAS, 2)
  expect(timesOf(twice)).toEqual([2, 2, 2])
  expect(timesOf(withKnockoutTimes({ ...twice, finalTimes: 5 }, 3))).toEqual([3, 3, 5])
})
