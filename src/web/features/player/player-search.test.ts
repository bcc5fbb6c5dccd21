import { describe, expect, test } from 'vitest'
import { comparedIds, readPlayerSearch, searchFor } from './player-search.ts'

describe('the compared players in an address', () => {
  test.each([
    ['63,40', [63, 40]],
    [63, [63]],
    [
      [63, 40],
      [63, 40],
    ],
    ['63,40,12', [63, 40]],
    ['63,63', [63]],
    ['63,abc', [63]],
    ['abc', []],
    [-1, []],
    [1.5, []],
    [{ a: 1 }, []],
    [undefined, []],
  ])('%j means %j', (com, ids) => {
    expect(comparedIds(readPlayerSearch({ com }))).toEqual(ids)
  })

  test('are written so that they can be read, and the key is always returned', () => {
    expect(searchFor([63, 40])).toEqual({ com: '63,40' })
    expect(searchFor([63])).toEqual({ com: 63 })
    expect(Object.keys(readPlayerSearch({ com: 'foo' }))).toEqual(['com'])
  })
})
