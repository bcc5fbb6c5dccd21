import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankBy, rankChange, sharedRanks } from './rank.ts'

test('RK1 equal values share the better rank and the next one is skipped', () => {
  expect(sharedRanks([90, 80, 80, 70])).toEqual([1, 2, 2, 4])
  expect(sharedRanks([])).toEqual([])
})

test('RK1 RK2 a rank is one more than the number of better entries; equals are listed by id', () => {
  const entries = fc.uniqueArray(fc.record({ id: fc.nat(500), points: fc.nat(20) }), { selector: (e) => e.id })
  fc.assert(
    fc.property(entries, (list) => {
      const ranked = rankBy(list, (entry) => entry.points)
      expect(ranked).toHaveLength(list.length)
      for (const { rank, entry } of ranked)
        expect(rank).toBe(1 + list.filter((other) => other.points > entry.points).length)
      for (let i = 1; i < ranked.length; i++)
        if (ranked[i]!.rank === ranked[i - 1]!.rank)
          expect(ranked[i]!.entry.id).toBeGreaterThan(ranked[i - 1]!.entry.id)
    }),
  )
})

test('RK3 going from 10th to 7th is +3, and a newcomer has not moved', () => {
  expect([rankChange(10, 7), rankChange(7, 10), rankChange(null, 4)]).toEqual([3, -3, 0])
})
