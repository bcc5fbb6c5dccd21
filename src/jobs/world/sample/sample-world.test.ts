import { expect, test } from 'vitest'
import { idAt, matchId, seasonId } from './sample-world.ts'

test('ids are the same as in stored worlds', () => {
  expect([seasonId('futebol', 8), seasonId('tenis', 8), matchId({ sport: 'volei', number: 437 })]).toEqual([
    32, 35, 1750,
  ])
})

test('further sports get ids that no other sport has', () => {
  const ids = Array.from({ length: 9 }, (_, place) => [1, 2, 3, 5000].map((number) => idAt(place, number))).flat()
  expect(new Set(ids).size).toBe(ids.length)
})
