import { expect, test } from 'vitest'
import { elevenTenths, lossWithout } from './eleven-worth.ts'

const tenths = new Map([
  [1, 60],
  [2, 40],
  [3, 50],
])
const expected = (id: number) => tenths.get(id) ?? 0
const best = { players: [{ playerId: 1 }, { playerId: 2 }], captainId: 1 }
const next = { playerId: 1, cost: 10, incoming: [3], outgoing: [1], captainId: 3 }

test('SQ6 the captain counts one and a half times in the total', () => {
  expect(elevenTenths([1, 2], 1, expected)).toBe(130)
})

test('the loss without a player is in points, and counts the captain of the next best eleven', () => {
  expect(lossWithout(best, next, expected)).toBe(130 - 115)
  expect(lossWithout(best, { ...next, captainId: null }, expected)).toBeNull()
})
