import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GROUP_ROUNDS } from './form-groups.ts'
import { groupTable, type GroupMember } from './group-table.ts'
import { NO_TENTHS, placeGroups } from './place-groups.ts'

const member = fc.array(fc.option(fc.integer({ min: -30, max: 60 }), { nil: null }), {
  minLength: GROUP_ROUNDS,
  maxLength: GROUP_ROUNDS,
})

/** DV6, DV7 a second time, deliberately independent of `placeGroups`. */
function plainTable<M extends GroupMember>(members: readonly M[]) {
  return members
    .map((one) => {
      const played = one.tenths.filter((tenths) => tenths !== null)
      return { ...one, pointTenths: played.reduce((sum, tenths) => sum + tenths, 0), best: Math.max(-1e9, ...played) }
    })
    .sort((a, b) => b.pointTenths - a.pointTenths || b.best - a.best || a.managerId - b.managerId)
    .map(({ best: _best, ...row }, index) => ({ ...row, place: index + 1 }))
}

test('DV6 DV7 many groups at once get the same places as each group by itself', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(member, { minLength: 1, maxLength: 22 }), { minLength: 1, maxLength: 6 }),
      (groups) => {
        const members = groups.flatMap((all, group) => all.map((tenths) => ({ group, tenths })))
        const known = members.map((one, index) => ({ ...one, managerId: (index * 7919) % 1009 }))
        const { points, places, sizes, missed } = placeGroups(
          {
            groups: Int32Array.from(known, ({ group }) => group + 1),
            managerIds: Int32Array.from(known, ({ managerId }) => managerId),
            tenths: Int32Array.from(known.flatMap(({ tenths }) => tenths.map((one) => one ?? NO_TENTHS))),
          },
          GROUP_ROUNDS,
        )
        const expected = new Map(
          groups
            .flatMap((_, group) => {
              const own = known.filter((one) => one.group === group)
              expect(groupTable(own)).toEqual(plainTable(own))
              return plainTable(own)
            })
            .map((row) => [row.managerId, row]),
        )
        for (const [index, { group, managerId, tenths }] of known.entries())
          expect([points[index], places[index], sizes[index], missed[index]]).toEqual([
            expected.get(managerId)?.pointTenths,
            expected.get(managerId)?.place,
            groups[group]?.length,
            tenths.filter((one) => one === null).length,
          ])
      },
    ),
  )
})
