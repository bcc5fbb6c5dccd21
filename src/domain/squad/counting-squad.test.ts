import { expect, test } from 'vitest'
import { countingSquads } from './counting-squad.ts'

test('SQ9 one squad a manager counts, the oldest of those that compete, in any order of rows', () => {
  const competing = [
    { squadId: 12, managerId: 1 },
    { squadId: 7, managerId: 1 },
    { squadId: 9, managerId: 2 },
  ]
  expect(countingSquads(competing)).toEqual(new Set([7, 9]))
  expect(countingSquads(competing.reverse())).toEqual(new Set([7, 9]))
})
