import { describe, expect, test } from 'vitest'
import { GALA_TENTHS } from '#domain/achievement/achievements.ts'
import { idSet } from '#domain/by-id.ts'
import { GROUP_ROUNDS } from '#domain/division/form-groups.ts'
import { NO_TENTHS } from '#domain/division/place-groups.ts'
import { nextPrice } from '#domain/price/price.ts'
import { galasTurned } from './correct-round.ts'
import { planSettlement } from './plan-settlement.ts'
import { NOBODY, type SettlementColumns } from './settlement-columns.ts'

const ints = (...numbers: number[]) => Int32Array.from(numbers)
const list = (column: ArrayLike<number | null>) => Array.from(column)

/**
 * Managers 1 to 5. Squads 11 to 14 are the first squads of 1 to 4, and squad 15 is a second one of manager 1, which
 * does not count. Manager 4 is new; manager 5, who led, has no lineup; manager 3 is a bot.
 */
const first: SettlementColumns = {
  lineups: {
    squadIds: ints(11, 12, 13, 14, 15),
    managerIds: ints(1, 2, 3, 4, 1),
    counts: ints(1, 1, 1, 1, 0),
    tenths: ints(300, GALA_TENTHS, 500, 500, 2000),
  },
  duels: { a: ints(11, 13), b: ints(12, 14), winners: ints(NOBODY, NOBODY) },
  before: new Map(),
  first: {
    standings: { managerIds: ints(1, 2, 3, 5), points: ints(400, 0, 300, 1100), ranks: ints(2, 4, 3, 1) },
    bots: idSet(ints(3)),
    players: [{ playerId: 7, price: 100, recentTenths: [400, 400] }],
  },
}

/** The same round after a correction: squad 11 has more than 12, and 13 lost a tenth. */
const again: SettlementColumns = {
  ...first,
  lineups: { ...first.lineups, tenths: ints(1200, 900, 499, 500, 2000) },
  duels: { ...first.duels, winners: ints(12, NOBODY) },
  before: new Map([
    [11, 300],
    [12, GALA_TENTHS],
    [13, 500],
    [14, 500],
    [15, 2000],
  ]),
  first: undefined,
}

describe('a first settlement', () => {
  const plan = planSettlement(first)

  test('RL3 RK1 every lineup has its score and rank, and equals share the better rank', () => {
    expect(list(plan.scores.tenths)).toEqual([300, 1000, 500, 500, 2000])
    expect(list(plan.scores.ranks)).toEqual([5, 2, 3, 3, 1])
    expect(list(plan.leagues.changes), 'leagues get all of it').toEqual([300, 1000, 500, 500, 2000])
    expect(plan.tenthsOf.get(13)).toBe(500)
  })

  test('DU2 the higher lineup wins its duel, and equals have no winner', () => {
    expect(list(plan.duels.winners)).toEqual([12, NOBODY])
    expect([list(plan.duels.aTenths), list(plan.duels.bTenths)]).toEqual([
      [300, 500],
      [1000, 500],
    ])
  })

  test('SQ9 RK1 RK4 every manager who plays is ranked by the lineup that counts, and newcomers start from nothing', () => {
    const { tallies, newcomers } = plan.gained ?? {}
    expect(list(newcomers ?? [])).toEqual([4])
    expect(list(tallies?.managerIds ?? [])).toEqual([1, 2, 3, 5, 4])
    expect(tallies?.lineupPoints, 'not those of the second squad').toEqual([300, 1000, 500, null, 500])
    // After the round: 700, 1000, 800, 1100 and 500.
    expect(list(tallies?.ranks ?? [])).toEqual([4, 2, 3, 1, 5])
    expect(list(tallies?.wins ?? [])).toEqual([0, 1, 0, 0, 0])
    expect(list(tallies?.duels ?? [])).toEqual([1, 1, 1, 0, 1])
  })

  test('RK1 lineups keep what they gave; a rise is announced to people, not to bots and newcomers', () => {
    const { gains, ranked, rises } = plan.gained ?? {}
    expect(list(gains?.pointsAfter ?? []), 'nothing beside a squad that does not count').toEqual([
      700, 1000, 800, 500, 0,
    ])
    expect(list(gains?.ranksAfter ?? [])).toEqual([4, 2, 3, 5, 0])
    expect(list(gains?.roseFrom ?? []), 'only manager 2 rose').toEqual([0, 4, 0, 0, 0])
    expect(ranked, 'managers without a lineup').toEqual({ managerIds: ints(5), points: ints(1100), ranks: ints(1) })
    expect(list(rises?.managerIds ?? [])).toEqual([])
  })

  test('AC5 AC6 PR2 galas, the best and prices are planned', () => {
    const { outstanding, prices } = plan.gained ?? {}
    expect(list(outstanding?.galas ?? []), 'a second squad earns no gala').toEqual([2])
    expect(list(outstanding?.best ?? [])).toEqual([1, 2, 3, 5, 4])
    const price = nextPrice(100, [400, 400])
    expect(prices).toEqual({ playerIds: [7], prices: [price], changes: [price - 100] })
  })

  test('if nobody played, there is nothing to write', () => {
    const nothing = ints()
    const empty = planSettlement({
      lineups: { squadIds: nothing, managerIds: nothing, counts: nothing, tenths: nothing },
      duels: { a: nothing, b: nothing, winners: nothing },
      before: new Map(),
      first: {
        standings: { managerIds: nothing, points: nothing, ranks: nothing },
        bots: idSet(nothing),
        players: [],
      },
    })
    expect(empty.scores.squadIds).toHaveLength(0)
    expect(empty.gained?.tallies.managerIds).toHaveLength(0)
  })
})

describe('a settlement after a correction', () => {
  const plan = planSettlement(again)

  test('RL5 LG2 leagues get the differences', () => {
    expect(plan.gained).toBeUndefined()
    expect(list(plan.leagues.changes)).toEqual([900, -100, -1, 0, 0])
  })

  test('RL5 DU2 AC5 figures change for managers whose points, duels or lineups changed', () => {
    const changes = plan.correctionsFor([
      { managerId: 1, points: 900 },
      { managerId: 2, points: -100 },
      { managerId: 3, points: -1 },
    ])
    expect(changes).toEqual({
      managerIds: [1, 2, 3, 4],
      points: [900, -100, -1, 0],
      wins: [1, -1, 0, 1],
      tenthsBefore: [300, 1000, 500, null],
      tenthsAfter: [1200, 900, 499, null],
    })
    expect(galasTurned(changes), 'one gala more, one less').toEqual([1, 2])
  })
})

describe('tables of divisions', () => {
  const cycle = { id: 1, rounds: 2, turn: 1, moves: false, groups: 1 }
  const turns = (...tenths: number[]) =>
    tenths.flatMap((one) => [one, NO_TENTHS, ...Array.from({ length: GROUP_ROUNDS - 2 }, () => NO_TENTHS)])
  /** After the first of two rounds. Manager 9 is in the group and did not play this round. */
  const members = {
    groups: ints(1, 1, 1),
    managerIds: ints(1, 2, 9),
    tiers: ints(3, 3, 3),
    places: ints(1, 3, 2),
    nextTiers: ints(0, 0, 0),
    tenths: ints(...turns(600, 100, 500)),
  }

  test('DV6 DV7 the round gets its column, and everybody the place that follows from the table', () => {
    const placed = planSettlement(first).placeMembers(cycle, members)
    expect(placed).toEqual({
      groups: [1, 1, 1],
      managerIds: [1, 2, 9],
      tenths: [300, 1000, null],
      points: [900, 1100, 500],
      places: [2, 1, 3],
      nextTiers: [null, null, null],
    })
  })

  test('DV6 members for whom nothing changed are not written', () => {
    const placed = planSettlement(first).placeMembers(cycle, { ...members, places: ints(2, 1, 3) })
    expect(placed.managerIds).toEqual([1, 2])
  })

  test('DV8 DV10 groups that are over give their members a tier', () => {
    const placed = planSettlement(first).placeMembers({ ...cycle, moves: true }, members)
    expect(placed.nextTiers).toEqual([3, 4, 3])
  })
})
