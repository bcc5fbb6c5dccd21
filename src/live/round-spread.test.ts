import { expect, test } from 'vitest'
import { atOnce } from './yield-to-others.ts'
import { measureSpread } from './round-spread.ts'

const spreadOf = (tenths: readonly (number | null)[]) =>
  atOnce(
    measureSpread(
      { competes: (manager) => tenths[manager] !== null, managerTenths: (manager) => tenths[manager] ?? 0 },
      tenths.length,
    ),
  )

test('average, highest sum and ranks count every lineup once and nobody without one', () => {
  const spread = spreadOf([600, null, -25, 412, 412, null, 0])!
  expect(spread).toMatchObject({ lineups: 5, averageTenths: 280, highestTenths: 600 })
  expect([600, 412, 0, -25].map((tenths) => spread.rankOf(tenths))).toEqual([1, 2, 4, 5])
})

test('a round without lineups has no spread, and the highest of negative sums is negative', () => {
  expect(spreadOf([null, null])).toBeUndefined()
  expect(spreadOf([-30, -10])).toMatchObject({ averageTenths: -20, highestTenths: -10 })
})

test('many managers are measured with yields in between', () => {
  const steps = measureSpread({ competes: () => true, managerTenths: (manager) => manager }, 20_000)
  let yields = 0
  for (let step = steps.next(); !step.done; step = steps.next()) yields++
  expect(yields).toBe(2)
})
