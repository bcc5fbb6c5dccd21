import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { advanceBracket, createBracket, type Bracket } from './bracket.ts'

const seeds = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
const pairs = (bracket: Bracket) => bracket.stages.at(-1)?.map(({ first, second }) => [first, second])

describe('mata-mata', () => {
  test('LG7 eight squads: the best seeds meet the last, and seeds 1 and 2 meet only in the final', () => {
    expect(pairs(createBracket(seeds(8)))).toEqual([
      [1, 8],
      [4, 5],
      [2, 7],
      [3, 6],
    ])
  })

  test('LG7 five squads: the three best seeds have byes', () => {
    const bracket = createBracket(seeds(5))
    expect(pairs(bracket)).toEqual([
      [1, null],
      [4, 5],
      [2, null],
      [3, null],
    ])
    expect(bracket.stages[0]?.map(({ winner }) => winner)).toEqual([1, null, 2, 3])
  })

  test('LG8 more points win, then the better seed; a lineup beats no lineup', () => {
    const semis = createBracket(seeds(4))
    const final = advanceBracket(
      semis,
      new Map([
        [4, 500],
        [1, 499],
        [2, 300],
        [3, 300],
      ]),
    )
    expect(pairs(final)).toEqual([[4, 2]])
    expect(advanceBracket(final, new Map([[4, -30]])).champion).toBe(4)
    expect(advanceBracket(final, new Map()).champion).toBe(2)
  })

  test('LG8 when all score the same the best seed wins, and nobody plays more stages than needed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), (count) => {
        let bracket = createBracket(seeds(count))
        const stages = count < 2 ? 0 : Math.ceil(Math.log2(count))
        for (let stage = 0; stage < stages; stage++) {
          expect(bracket.champion).not.toBe(1)
          bracket = advanceBracket(bracket, new Map())
        }
        expect(bracket.champion).toBe(count === 0 ? null : 1)
        expect(advanceBracket(bracket, new Map([[2, 900]]))).toBe(bracket)
      }),
    )
  })

  test('LG7 LG8 every squad but the champion loses exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 70 }), fc.infiniteStream(fc.nat(50)), (count, stream) => {
        let bracket = createBracket(seeds(count))
        while (bracket.champion === null)
          bracket = advanceBracket(bracket, new Map(seeds(count).map((id) => [id, Number(stream.next().value)])))
        const losers = bracket.stages.flat().flatMap(({ first, second, winner }) => {
          if (second === null) return []
          return [winner === first ? second : first]
        })
        expect(losers.sort((a, b) => a - b)).toEqual(seeds(count).filter((id) => id !== bracket.champion))
      }),
    )
  })
})
