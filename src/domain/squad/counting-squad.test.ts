import { expect, test } from 'vitest'
import { countingSquads } from '#domain/testing/counting-squads.ts'
import { countOldest } from './counting-squad.ts'

test('SQ9 one squad per manager counts, the oldest that competes', () => {
  const competing = [
    { squadId: 7, managerId: 1 },
    { squadId: 9, managerId: 2 },
    { squadId: 12, managerId: 1 },
    { squadId: 13, managerId: 2 },
    { squadId: 14, managerId: 3 },
  ]
  const isFirstOf = countOldest()
  const counting = competing.filter(({ managerId }) => isFirstOf(managerId)).map(({ squadId }) => squadId)
  expect(counting).toEqual([7, 9, 14])
  expect(new Set(counting)).toEqual(countingSquads(competing.toReversed()))
})

test('SQ9 managers with any ids are told apart', () => {
  const isFirstOf = countOldest()
  const ids = [1, 8, 9, 70_000, 2_000_000_000, 16]
  expect(ids.filter(isFirstOf)).toEqual(ids)
  expect(ids.filter(isFirstOf)).toEqual([])
})
