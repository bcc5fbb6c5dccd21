import { describe, expect, test } from 'vitest'
import { knockoutChampion, knockoutStages, type KnockoutTie, type TiePlayed } from './knockout.ts'
import { isGroupStage, seasonTables, type TableMatch } from './season-tables.ts'

const match = (homeId: number, awayId: number, rest: Partial<TableMatch> = {}): TableMatch => ({
  homeId,
  awayId,
  startsAtMs: 0,
  score: { home: 1, away: 0 },
  group: null,
  stage: null,
  ...rest,
})
const tablesOf = (matches: TableMatch[], rest: { waitingIds?: number[]; sinceMs?: number } = {}) =>
  seasonTables({ sport: 'futebol', matches, waitingIds: [], ...rest }).map(({ group, rows }) => ({
    group,
    clubs: rows.map(({ clubId }) => clubId),
    played: rows.map(({ played }) => played),
  }))

describe('the tables of a season', () => {
  test('ST6 a league has one table, with its clubs and with clubs that have no match in any season yet', () => {
    const fixtures = [match(1, 2), match(3, 1, { score: null })]
    expect(tablesOf(fixtures, { waitingIds: [9] })).toEqual([
      { group: null, clubs: [1, 3, 9, 2], played: [1, 0, 0, 1] },
    ])
    expect(tablesOf([], { waitingIds: [9] }), 'nothing is fixed yet').toEqual([
      { group: null, clubs: [9], played: [0] },
    ])
  })

  test('ST6 each named group has its own table; without names, clubs that meet each other form a group', () => {
    const named = [
      match(1, 2, { group: 'Group B' }),
      match(3, 4, { group: 'Grupo A' }),
      match(4, 3, { group: 'Group A' }),
    ]
    expect(tablesOf(named, { waitingIds: [9] })).toEqual([
      { group: 'A', clubs: [3, 4], played: [2, 2] },
      { group: 'B', clubs: [1, 2], played: [1, 1] },
    ])
    const stage = 'Group, Matchday 1'
    const unnamed = [
      match(1, 2, { stage, startsAtMs: 3 }),
      match(5, 6, { stage, startsAtMs: 1 }),
      match(3, 1, { stage, startsAtMs: 4 }),
      match(2, 3, { stage: 'Group, Matchday 2', startsAtMs: 5, score: null }),
    ]
    expect(tablesOf(unnamed).map(({ group, clubs }) => [group, clubs.toSorted((a, b) => a - b)])).toEqual([
      ['1', [5, 6]],
      ['2', [1, 2, 3]],
    ])
  })

  test('ST6 a league before groups has both', () => {
    expect(tablesOf([match(1, 2), match(1, 2, { group: 'Grupo 1' })]).map(({ group }) => group)).toEqual([null, '1'])
  })

  test('ST2 ST6 a period counts fewer matches in the same tables', () => {
    const fixtures = [match(1, 2, { startsAtMs: 1 }), match(3, 4, { startsAtMs: 9 })]
    expect(tablesOf(fixtures, { sinceMs: 5 })).toEqual([{ group: null, clubs: [3, 1, 2, 4], played: [1, 0, 0, 1] }])
  })

  test.each([
    ['Group, Matchday 3', true],
    ['Grupo A', true],
    ['Fase de grupos', true],
    ['Finals, Round of 16', false],
    ['Qualifying, Round 1', false],
    ['Final', false],
  ])('ST6 %s is of the groups: %s', (stage, expected) => {
    expect(isGroupStage(stage)).toBe(expected)
  })
})

const played = (homeId: number, [home, away]: [number, number], rest: Partial<TiePlayed> = {}): TiePlayed => ({
  matchId: 1,
  homeId,
  isOver: true,
  score: { home, away },
  ...rest,
})
let nextId = 1
const tie = (
  stageOrder: number,
  [homeId, awayId]: [number | null, number | null],
  rest: Partial<KnockoutTie> = {},
) => ({
  id: nextId++,
  stage: `Stage ${stageOrder}`,
  stageOrder,
  number: null,
  startsAtMs: stageOrder,
  homeId,
  awayId,
  homeSlot: null,
  awaySlot: null,
  match: null,
  ...rest,
})

describe('a knock-out', () => {
  test('ST7 two legs are one tie, won by the sum of both, then by the shoot-out', () => {
    const two = (second: Partial<TiePlayed>, score: [number, number] = [1, 0]) =>
      knockoutStages([
        tie(0, [2, 1], { startsAtMs: 9, match: played(2, score, second) }),
        tie(0, [1, 2], { startsAtMs: 1, match: played(1, [2, 1]) }),
      ])[0]?.meetings
    expect(two({})).toMatchObject([
      { home: { clubId: 1 }, legs: [{ startsAtMs: 1 }, { startsAtMs: 9 }], winnerId: null },
    ])
    expect(two({ penalties: { home: 3, away: 4 } })).toMatchObject([{ winnerId: 1 }])
    expect(two({}, [2, 0])).toMatchObject([{ winnerId: 2 }])
    expect(two({ isOver: false }, [2, 0]), 'it is still played').toMatchObject([{ winnerId: null }])
    expect(two({ extraTime: { home: 1, away: 1 } })).toMatchObject([{ winnerId: 1 }])
  })

  test('ST7 ties whose winners meet are next to each other, by their places or by the clubs that came there', () => {
    const order = (ties: KnockoutTie[]) => knockoutStages(ties)[0]?.meetings.map(({ number }) => number)
    const first = [1, 2, 3, 4].map((number) => tie(0, [10 * number, 10 * number + 1], { number }))
    const slots = (homeSlot: string, awaySlot: string, number: number) =>
      tie(number < 7 ? 1 : 2, [null, null], { homeSlot, awaySlot, number })
    expect(order([...first, slots('W1', 'W3', 5), slots('W2', 'W4', 6), slots('W6', 'W5', 7)])).toEqual([2, 4, 1, 3])
    expect(order([...first, tie(1, [11, 40]), tie(1, [20, 30]), tie(2, [20, 40])])).toEqual([2, 3, 1, 4])
  })

  test('ST8 the champion is the winner of the final, not of the match for third place', () => {
    const cup = (final: TiePlayed | null) =>
      knockoutStages([
        tie(0, [1, 2], { match: played(1, [1, 0]) }),
        tie(0, [3, 4], { match: played(3, [1, 0]) }),
        tie(1, [2, 4], { match: played(2, [1, 0]) }),
        tie(2, [1, 3], { match: final }),
      ])
    expect(knockoutChampion(cup(null))).toBeNull()
    expect(knockoutChampion(cup(played(1, [0, 2])))).toBe(3)
  })
})
