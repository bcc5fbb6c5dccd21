import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createManagerDirectory } from './manager-directory.ts'
import { buildOwnerIndex, forEachOwner } from './owner-index.ts'
import { packLineups } from './pack-lineups.ts'

const playerIds = Array.from({ length: 11 }, (_, i) => i)

test('owners are found however far apart they stand', () => {
  const distance = fc.oneof(fc.integer({ min: 1, max: 600 }), fc.constantFrom(254, 255, 256, 509, 510, 511, 765))
  fc.assert(
    fc.property(fc.array(fc.tuple(distance, fc.boolean()), { minLength: 1, maxLength: 12 }), (steps) => {
      let at = -1
      const owners = steps.map(([step, isCaptain]) => ({ manager: (at += step), isCaptain }))
      const managers = createManagerDirectory(Int32Array.from({ length: at + 1 }, (_, i) => i + 1))
      const rows = owners.map(({ manager, isCaptain }, i) => ({
        squadId: i,
        managerId: manager + 1,
        playerIds,
        captainId: isCaptain ? 3 : 4,
        counts: true,
      }))
      const lineups = packLineups({ rows, count: rows.length, managers })
      const scores = new Int32Array(at + 1)
      forEachOwner(buildOwnerIndex(lineups), 3, (manager, isCaptain) => {
        scores[manager]! += isCaptain ? 15 : 10
      })
      const wanted = new Int32Array(at + 1)
      for (const { manager, isCaptain } of owners) wanted[manager]! += isCaptain ? 15 : 10
      expect(scores).toEqual(wanted)
    }),
  )
})
