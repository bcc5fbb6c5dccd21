import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rngFrom } from '#domain/rng.ts'
import { captainBonusTenths } from '#domain/scoring/captain-points.ts'
import { duelChance, topChance, announcedPlaces, promotionChance } from './chances.ts'
import { drawRound, type PlayerOutlook } from './round-draws.ts'

const outlook = fc.record({
  tenths: fc.integer({ min: -50, max: 200 }),
  past: fc.array(fc.integer({ min: -50, max: 250 }), { minLength: 4, maxLength: 10 }),
  remaining: fc.constantFrom(0, 0.25, 1),
})
const players = (outlooks: Omit<PlayerOutlook, 'playerId'>[]) => outlooks.map((one, playerId) => ({ playerId, ...one }))
const average = (numbers: Int32Array) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

describe('CH1 draws of a round', () => {
  test('a lineup whose players have all finished ends with its present points, the armband included', () => {
    fc.assert(
      fc.property(fc.array(outlook, { minLength: 2, maxLength: 11 }), (outlooks) => {
        const all = players(outlooks.map((one) => ({ ...one, remaining: 0 })))
        const totals = drawRound(all, { draws: 20, rng: rngFrom('x') }).totalsOf({
          playerIds: all.map(({ playerId }) => playerId),
          captainId: 0,
        })
        const sum = all.reduce((total, { tenths }) => total + tenths, 0) + captainBonusTenths(all[0]!.tenths)
        expect([...new Set(totals)]).toEqual([sum])
      }),
    )
  })

  test('the points to come have the mean of the remaining part of a match, and their spread grows with that part', () => {
    const past = [0, 20, 40, 60, 80, 160]
    const end = (remaining: number) =>
      drawRound([{ playerId: 1, tenths: 30, past, remaining }], { draws: 20_000, rng: rngFrom(remaining) }).totalsOf({
        playerIds: [1],
        captainId: 0,
      })
    const spread = (totals: Int32Array) => {
      const middle = average(totals)
      return Math.sqrt(totals.reduce((sum, total) => sum + (total - middle) ** 2, 0) / totals.length)
    }
    const whole = spread(end(1))
    for (const remaining of [1, 0.5, 0.25]) {
      expect(average(end(remaining))).toBeCloseTo(30 + 60 * remaining, -0.5)
      expect(spread(end(remaining)) / whole).toBeCloseTo(Math.sqrt(remaining), 1)
    }
  })

  test('the mean of few matches is pulled towards the mean of all players', () => {
    const all = players([
      { tenths: 0, past: Array<number>(10).fill(100), remaining: 1 },
      { tenths: 0, past: Array<number>(10).fill(0), remaining: 1 },
    ])
    const draws = drawRound(all, { draws: 10, rng: rngFrom('shrink') })
    // The mean of all players is 50. It weighs as much as 15 matches, the player's own mean as much as ten.
    expect([...new Set(draws.totalsOf({ playerIds: [0], captainId: 9 }))]).toEqual([70])
    expect([...new Set(draws.totalsOf({ playerIds: [1], captainId: 9 }))]).toEqual([30])
  })

  test('a player in both lineups decides nothing', () => {
    const all = players([
      { tenths: 0, past: [0, 300, 0, 300], remaining: 1 },
      { tenths: 50, past: [10, 10, 10, 10], remaining: 0 },
      { tenths: 40, past: [10, 10, 10, 10], remaining: 0 },
    ])
    const draws = drawRound(all, { draws: 200, rng: rngFrom('both') })
    const own = draws.totalsOf({ playerIds: [0, 1], captainId: 1 })
    const rival = draws.totalsOf({ playerIds: [0, 2], captainId: 2 })
    expect(duelChance(own, rival)).toEqual({ win: 1000, draw: 0, lose: 0 })
  })
})

test('CH2 the three chances of a duel add up, and are the other side’s in reverse', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ max: 9, min: 0 }), fc.integer({ max: 9, min: 0 })), { minLength: 1 }),
      (pairs) => {
        const [own, rival] = [Int32Array.from(pairs, ([a]) => a), Int32Array.from(pairs, ([, b]) => b)]
        const { win, draw, lose } = duelChance(own, rival)
        expect(win + draw + lose).toBe(1000)
        expect(Math.abs(duelChance(rival, own).win - lose)).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test('CH3 the chance is that of the first three places, in a league of fewer than six that of the first', () => {
  expect([2, 5, 6, 60].map(announcedPlaces)).toEqual([1, 1, 3, 3])
  const contender = (base: number, ...totals: number[]) => ({ base, totals: Int32Array.from(totals) })
  const own = contender(10, 5, 5, 5, 5)
  const others = [contender(0, 20, 15, 10, 0), contender(14, 1, 1, 0, 0)]
  expect(topChance(own, others, 1)).toBe(750)
  expect(topChance(own, others, 2)).toBe(1000)
})

test('CH4 DV7 level contenders of a division group share no place: the best lineup decides, then the lower id', () => {
  const own = { managerId: 5, base: 30, best: 20, hasLineup: true, totals: Int32Array.of(10, 10, 25, 5) }
  const level = { ...own, totals: Int32Array.of(10, 10, 25, 5) }
  expect(promotionChance(own, [{ ...level, managerId: 6 }], 1)).toBe(1000)
  expect(promotionChance(own, [{ ...level, managerId: 4 }], 1)).toBe(0)
  // The lineup of this round may be the best one.
  expect(promotionChance(own, [{ ...level, managerId: 6, best: 22 }], 1)).toBe(250)
  expect(promotionChance(own, [{ ...level, managerId: 4, best: 18 }], 1)).toBe(750)
  const absent = { managerId: 4, base: 40, best: null, hasLineup: false, totals: new Int32Array(4) }
  expect(promotionChance({ ...own, best: -5, totals: Int32Array.of(10, 10, 10, 10) }, [absent], 1)).toBe(1000)
  expect(promotionChance(own, [{ ...level, managerId: 4 }, absent], 2)).toBe(750)
})
