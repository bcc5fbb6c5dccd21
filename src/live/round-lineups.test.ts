import { expect, test } from 'vitest'
import { atOnce } from './yield-to-others.ts'
import { createManagerDirectory } from './manager-directory.ts'
import type { LineupRow } from './round-lineups.ts'
import { positions } from './testing/any-round.ts'
import { roundLineups } from './testing/round-lineups.ts'

test('lineups that do not fit together are refused', () => {
  const managers = atOnce(createManagerDirectory(Int32Array.of(1, 2)))
  const row = {
    squadId: 1,
    managerId: 2,
    playerIds: Array.from({ length: 11 }, (_, i) => i),
    captainId: 4,
    viceCaptainId: 5,
    benchIds: [],
    counts: true,
  }
  const pack = (rows: LineupRow[]) => roundLineups({ rows, managers, positions })
  expect(() => pack([row, row])).toThrow('must count')
  expect(() => pack([{ ...row, counts: false }])).toThrow('must count')
  expect(() => pack([{ ...row, managerId: 3 }])).toThrow('unknown')
  expect(() => pack([{ ...row, captainId: 40 }])).toThrow('captain')
  expect(() => pack([{ ...row, viceCaptainId: 40 }])).toThrow('captain and vice')
  expect(() => pack([{ ...row, benchIds: [100, 104] }])).not.toThrow()
  expect(() => pack([{ ...row, playerIds: [1] }])).toThrow('has 1 players')
  expect(() => pack([{ ...row, playerIds: [...row.playerIds.slice(1), 4] }])).toThrow('player 4 twice')
  expect(() => atOnce(createManagerDirectory(Int32Array.of(2, 1)))).toThrow('ascend')
})
