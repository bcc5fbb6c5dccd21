import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GROUP_ROUNDS } from './form-groups.ts'
import { groupTable } from './group-table.ts'
import { NO_TENTHS, placeGroups } from './place-groups.ts'

const member = fc.array(fc.option(fc.integer({ min: -30, max: 60 }), { nil: null }), {
  minLength: GROUP_ROUNDS,
  maxLength: GROUP_ROUNDS,
})

test('DV6 DV7 many groups by columns are placed as each of them by itself', () => {
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
            .flatMap((_, group) => groupTable(known.filter((one) => one.group === group)))
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
