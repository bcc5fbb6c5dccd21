import { describe, expect, test } from 'vitest'
import { bracketOf, prunedChoices, sidesOf, type CupTie } from './bracket.ts'

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
const bracket = bracketOf(CUP) ?? []

describe('the bracket of a bolão', () => {
  test('BL12 it is the tree without the match of the losers, once its first ties are known', () => {
    expect(bracket.map(({ id, stage }) => [id, stage])).toEqual([
      [10, 1],
      [20, 1],
      [40, 2],
    ])
    expect(bracketOf([tie(1, 0, 11, '2A'), ...CUP.slice(1)])).toBeUndefined()
    expect(bracketOf([...CUP.slice(0, 3), tie(4, 2, 11, 13)]), 'the cup does not tell how it goes on').toBeUndefined()
    expect(bracketOf([])).toBeUndefined()
  })

  test('BL12 who is chosen meets who is chosen, and a choice that can no longer be is gone', () => {
    const choices = new Map([
      [10, 11],
      [20, 14],
      [40, 14],
    ])
    const final = bracket.at(-1)
    expect(final && sidesOf(final, choices)).toEqual({ home: 11, away: 14 })
    expect([...prunedChoices(bracket, choices)]).toEqual([...choices])
    expect([...prunedChoices(bracket, new Map([...choices, [20, 13]]))]).toEqual([
      [10, 11],
      [20, 13],
    ])
    expect([...prunedChoices(bracket, new Map([[10, 99]]))]).toEqual([])
  })
})
