import { expect, test } from 'vitest'
import { countingSquads } from '#domain/testing/counting-squads.ts'
import { countOldest } from './counting-squad.ts'

test('SQ9 one squad a manager counts, the oldest of those that compete', () => {
  const competing = [
    { squadId: 7, managerId: 1 },
    { squadId: 9, managerId: 2 },
    { squadId: 12, managerId: 1 },
    { squadId: 13, managerId: 2 },
    { squadId: 14, managerId: 3 },
  ]
  const counting = competing.filter(countOldest()).map(({ squadId }) => squadId)
  expect(counting).toEqual([7, 9, 14])
  expect(new Set(counting)).toEqual(countingSquads(competing.toReversed()))
})
