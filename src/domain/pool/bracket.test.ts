import { describe, expect, test } from 'vitest'
import { bracketOf, choicesIn, prunedChoices, sidesOf, tapPlace, type CupTie } from './bracket.ts'
import { expectedOrder, type GroupMatch } from './expected-order.ts'
import { throughOf } from './through-groups.ts'

const tie = (number: number, stageOrder: number, home: number | string, away: number | string): CupTie => ({
  id: number * 10,
  number,
  stageOrder,
  homeSlot: typeof home === 'string' ? home : null,
  awaySlot: typeof away === 'string' ? away : null,
  homeId: typeof home === 'number' ? home : null,
  awayId: typeof away === 'number' ? away : null,
})

/** Two semi-finals, the match of their losers, and the final. */
const CUP = [tie(1, 0, 11, 12), tie(2, 0, 13, 14), tie(3, 1, 'L1', 'L2'), tie(4, 2, 'W1', 'W2')]
const bracket = bracketOf(CUP) ?? { groups: [], ties: [] }

describe('the bracket of a bolão', () => {
  test('BL12 is the tree without the match for third place, once its first ties are known', () => {
    expect(bracket.ties.map(({ id, stage }) => [id, stage])).toEqual([
      [10, 1],
      [20, 1],
      [40, 2],
    ])
    expect(bracketOf([tie(1, 0, 11, '2A'), ...CUP.slice(1)])).toBeUndefined()
    expect(
      bracketOf([...CUP.slice(0, 3), tie(4, 2, 11, 13)]),
      'the cup does not say which winners meet',
    ).toBeUndefined()
    expect(bracketOf([])).toBeUndefined()
  })

  test('BL12 lists ties whose winners meet next to each other', () => {
    const first = [1, 2, 3, 4].map((number) => tie(number, 0, 10 * number, 10 * number + 1))
    const cup = [...first, tie(5, 1, 'W1', 'W3'), tie(6, 1, 'W2', 'W4'), tie(7, 2, 'W6', 'W5')]
    expect(bracketOf(cup)?.ties.map(({ id }) => id)).toEqual([20, 40, 10, 30, 60, 50, 70])
  })

  test('BL12 lets chosen clubs meet, and drops choices that became impossible', () => {
    const choices = new Map<number | string, number>([
      [10, 11],
      [20, 14],
      [40, 14],
    ])
    const final = bracket.ties.at(-1)
    expect(final && sidesOf(final, choices)).toEqual({ home: 11, away: 14 })
    expect([...prunedChoices(bracket, choices)]).toEqual([...choices])
    expect([...prunedChoices(bracket, new Map<number | string, number>([...choices, [20, 13]]))]).toEqual([
      [10, 11],
      [20, 13],
    ])
    expect([...prunedChoices(bracket, new Map([[10, 99]]))]).toEqual([])
  })
})

/** Two groups of three clubs. The first of each meets the second of the other. */
const GROUPS = [
  { letter: 'A', clubIds: [1, 2, 3] },
  { letter: 'B', clubIds: [4, 5, 6] },
]
const EARLY = [tie(1, 0, '1A', '2B'), tie(2, 0, '1B', '2A'), tie(4, 2, 'W1', 'W2')]

describe('a bracket before the groups end', () => {
  const early = bracketOf(EARLY, GROUPS) ?? { groups: [], ties: [] }

  test('BL18 starts from places of groups, its first stage, if every place belongs to one group', () => {
    expect(early.ties.map(({ stage, home }) => [stage, home])).toEqual([
      [2, { place: '1A' }],
      [2, { place: '1B' }],
      [3, { winnerOf: 10 }],
    ])
    expect(choicesIn(early)).toBe(7)
    expect(bracketOf([tie(1, 0, '1A', '3A/B'), ...EARLY.slice(1)], GROUPS)).toBeUndefined()
    expect(bracketOf([tie(1, 0, '1A', '2C'), ...EARLY.slice(1)], GROUPS)).toBeUndefined()
  })

  test('BL18 gives a tapped club the next place of its group or takes it back, and the tree follows', () => {
    const tap = (choices: ReadonlyMap<number | string, number>, letter: string, clubId: number) =>
      tapPlace(early, choices, { letter, clubId })
    let choices = tap(tap(tap(tap(new Map(), 'A', 2), 'A', 1), 'B', 4), 'B', 5)
    expect([...choices]).toEqual([
      ['1A', 2],
      ['2A', 1],
      ['1B', 4],
      ['2B', 5],
    ])
    choices = prunedChoices(early, new Map([...choices, [10, 2], [20, 1], [40, 2]]))
    expect(choices.size).toBe(7)
    expect([...tap(choices, 'A', 3)], 'the third club takes the second place, and the earlier second is out').toEqual([
      ['1A', 2],
      ['2A', 3],
      ['1B', 4],
      ['2B', 5],
      [10, 2],
      [40, 2],
    ])
    expect([...tap(choices, 'A', 2).keys()]).toEqual(['2A', '1B', '2B', 20])
    expect([...prunedChoices(early, new Map([['1A', 4]]))], 'of another group').toEqual([])
    expect(
      [
        ...prunedChoices(
          early,
          new Map([
            ['1A', 1],
            ['2A', 1],
          ]),
        ).keys(),
      ],
      'one place each',
    ).toEqual(['1A'])
  })

  const match = (homeId: number, awayId: number, told: Partial<GroupMatch>): GroupMatch => ({
    homeId,
    awayId,
    score: null,
    forecast: null,
    ...told,
  })

  test('BL18 expects an order from results and forecasts, and none if a match has neither', () => {
    const played = [
      match(1, 2, { score: { home: 0, away: 1 } }),
      match(2, 3, { forecast: { home: 10, draw: 20, away: 70 } }),
      match(3, 1, { forecast: { home: 60, draw: 30, away: 10 } }),
    ]
    expect(expectedOrder(played)).toEqual([3, 2, 1])
    expect(expectedOrder([...played, match(1, 3, {})])).toBeUndefined()
  })

  test('BL18 counts a club as through once it is in a first tie or its group is over', () => {
    const group = (isOver: boolean) => ({
      letter: 'A',
      clubIds: [1, 2],
      isOver,
      matches: [{ homeId: 1, awayId: 2, startsAtMs: 1, score: { home: 0, away: 1 } }],
    })
    const ties = [{ ...tie(1, 0, '1A', '2B'), awayId: 6 }, ...EARLY.slice(1)]
    expect(throughOf(ties, new Map([['A', group(false)]]))).toEqual([6])
    expect(throughOf(ties, new Map([['A', group(true)]]))).toEqual([2, 6, 1])
  })
})
