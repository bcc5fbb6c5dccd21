import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cyclesOf, formGroups as formColumns, NONE, SMALLEST_GROUP } from './form-groups.ts'
import { groupTable } from './group-table.ts'
import { isAbsentee, moveOf, nextTier, promotedOf, relegatedOf } from './moves.ts'
import { LOWEST_TIER, TIER_NAMES, tierName, TOP_TIER } from './tiers.ts'

interface Entrant {
  managerId: number
  tier: number | null
  strength: number | null
}

/** Forms groups, and returns each with its members. */
function formGroups(entrants: readonly Entrant[], how: { isFirst: boolean }) {
  const column = (of: (one: Entrant) => number | null) => Int32Array.from(entrants, (one) => of(one) ?? NONE)
  const formed = formColumns(
    {
      managerIds: column(({ managerId }) => managerId),
      tiers: column(({ tier }) => tier),
      strengths: column(({ strength }) => strength),
    },
    how,
  )
  const seats = Array.from(formed.managerIds, (managerId, at) => ({ managerId, tier: formed.tiers[at] as number }))
  return Array.from(formed.ends, (end, group) => ({
    rounds: formed.rounds[group] as number,
    seats: seats.slice(formed.ends[group - 1] ?? 0, end),
  }))
}

const entrants = (count: number, of: (index: number) => Partial<Entrant> = () => ({})): Entrant[] =>
  Array.from({ length: count }, (_, index) => ({ managerId: index + 1, tier: null, strength: null, ...of(index) }))

const later = { isFirst: false }

test('DV1 five tiers, from Série D to the Elite', () => {
  expect(TIER_NAMES).toEqual(['serie-d', 'serie-c', 'serie-b', 'serie-a', 'elite'])
  expect([LOWEST_TIER, TOP_TIER].map(tierName)).toEqual(['serie-d', 'elite'])
  expect(() => tierName(6)).toThrow(RangeError)
})

test('DV2 the first time, managers who have played are spread over five tiers, and others begin in Série D', () => {
  const groups = formGroups(
    entrants(110, (index) => ({ strength: index < 100 ? 1000 - index : null })),
    { isFirst: true },
  )
  const tierOf = new Map(groups.flatMap(({ seats }) => seats.map(({ managerId, tier }) => [managerId, tier])))
  expect([1, 20, 21, 40, 41, 60, 61, 80, 81, 100, 101, 110].map((id) => tierOf.get(id))).toEqual([
    5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1,
  ])
})

test('DV2 DV3 later everybody has the tier of their last group, and newcomers meet the weakest of Série D', () => {
  const list = entrants(81, (index) => ({
    tier: index === 80 ? null : index < 40 ? 3 : 1,
    strength: index === 80 ? null : 500 + index,
  }))
  const groups = formGroups(list, later)
  expect(groups.map(({ seats }) => [seats[0]?.tier, seats.length])).toEqual([
    [3, 20],
    [3, 20],
    [1, 21],
    [1, 20],
  ])
  expect(groups[0]?.seats.map(({ managerId }) => managerId)).toEqual(Array.from({ length: 20 }, (_, i) => 40 - i))
  expect(groups[3]?.seats.at(-1)).toEqual({ managerId: 81, tier: 1 })
})

const pool = fc.array(
  fc.record({
    tier: fc.option(fc.integer({ min: LOWEST_TIER, max: TOP_TIER })),
    strength: fc.option(fc.integer({ min: -100, max: 1200 })),
  }),
  { maxLength: 400 },
)

test('DV3 DV4 whoever enters, everybody plays once, in groups of 8 to 29, tier by tier, in any order of rows', () => {
  fc.assert(
    fc.property(pool, fc.boolean(), (rows, isFirst) => {
      const list = rows.map((row, index) => ({ managerId: index + 1, ...row }))
      const groups = formGroups(list, { isFirst })
      const seats = groups.flatMap((group) => group.seats)
      fc.pre(list.length > 1)
      expect(seats.map(({ managerId }) => managerId).sort((a, b) => a - b)).toEqual(
        list.map(({ managerId }) => managerId),
      )
      const sizes = groups.map((group) => group.seats.length)
      expect(Math.max(...sizes)).toBeLessThanOrEqual(29)
      if (list.length >= SMALLEST_GROUP) expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST_GROUP)
      expect(seats.map(({ tier }) => tier)).toEqual(seats.map(({ tier }) => tier).sort((a, b) => b - a))
      if (!isFirst) for (const { managerId, tier } of seats) expect(tier).toBe(list[managerId - 1]?.tier ?? LOWEST_TIER)
      expect(formGroups(list.toReversed(), { isFirst })).toEqual(groups)
    }),
  )
})

test('DV4 too few of a tier play with the next lower one, of the lowest with the next higher, and keep their tier', () => {
  const few = (counts: Record<number, number>) =>
    formGroups(
      Object.entries(counts)
        .flatMap(([tier, count]) => Array.from({ length: count }, () => Number(tier)))
        .map((tier, index) => ({ managerId: index + 1, tier, strength: null })),
      later,
    ).map(({ seats }) => seats.map(({ tier }) => tier).join(''))
  expect(few({ 5: 3, 4: 10, 1: 2 })).toEqual(['555444444444411'])
  expect(few({ 5: 8, 4: 2, 3: 7, 1: 9 })).toEqual(['55555555', '443333333', '111111111'])
  expect(few({ 2: 1, 1: 2 })).toEqual(['211'])
  expect(few({ 1: 1 })).toEqual([])
})

test('DV5 four rounds; the first groups of all last 4, 1, 2 and 3 in turn', () => {
  const roundsOf = (isFirst: boolean) => formGroups(entrants(120), { isFirst }).map(({ rounds }) => rounds)
  expect(roundsOf(true)).toEqual([4, 1, 2, 3, 4, 1])
  expect(roundsOf(false)).toEqual([4, 4, 4, 4, 4, 4])
})

test('DV5 groups that last as long are numbered among themselves', () => {
  const managerIds = Int32Array.from({ length: 9 }, (_, at) => at + 1)
  const cycles = cyclesOf({
    managerIds,
    tiers: managerIds.map((id) => 6 - Math.ceil(id / 2)),
    ends: Int32Array.of(2, 4, 6, 9),
    rounds: Uint8Array.of(4, 1, 4, 4),
  })
  const lists = cycles.map((cycle) =>
    Object.values(cycle).map((column) => (column instanceof Int32Array ? [...column] : column)),
  )
  expect(lists).toEqual([
    [4, [1, 1, 2, 2, 3, 3, 3], [1, 2, 5, 6, 7, 8, 9], [5, 5, 3, 3, 2, 2, 1]],
    [1, [1, 1], [3, 4], [4, 4]],
  ])
})

test('DV6 DV7 by points, then the best lineup, then the lower id; a missed round gives nothing', () => {
  const table = groupTable([
    { managerId: 1, tenths: [300, null, 300] },
    { managerId: 2, tenths: [200, 200, 200] },
    { managerId: 3, tenths: [200, 200, 200] },
    { managerId: 4, tenths: [null, null, 601] },
    { managerId: 5, tenths: [null, null, null] },
    { managerId: 6, tenths: [-5, null, null] },
  ])
  expect(table.map(({ managerId, pointTenths, place }) => [managerId, pointTenths, place])).toEqual([
    [4, 601, 1],
    [1, 600, 2],
    [2, 600, 3],
    [3, 600, 4],
    [5, 0, 5],
    [6, -5, 6],
  ])
})

test('DV8 a fifth goes up and a fifth down; the winner always, and nobody down from a small group', () => {
  expect([20, 29, 15, 8, 7, 4, 2].map((size) => [promotedOf(size), relegatedOf(size)])).toEqual([
    [4, 4],
    [5, 5],
    [3, 3],
    [1, 1],
    [1, 0],
    [1, 0],
    [1, 0],
  ])
  const at = (place: number, tier: number) => moveOf({ place, size: 20, tier, missed: 0, rounds: 4 })
  expect([at(4, 3), at(5, 3), at(16, 3), at(17, 3)]).toEqual(['up', 'stay', 'stay', 'down'])
  expect([at(1, TOP_TIER), at(20, LOWEST_TIER)]).toEqual(['stay', 'stay'])
})

test('DV9 a manager who missed more than half of the rounds goes down from any place', () => {
  const missing = (missed: number, rounds: number) => nextTier({ place: 1, size: 20, tier: 3, missed, rounds })
  expect([missing(0, 4), missing(2, 4), missing(3, 4), missing(1, 2), missing(2, 3)]).toEqual([4, 4, 2, 4, 2])
  expect(isAbsentee({ missed: 3, rounds: 4 })).toBe(true)
})
