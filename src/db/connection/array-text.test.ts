import fc from 'fast-check'
import { expect, test } from 'vitest'
import { integerArray, integersOf } from './array-text.ts'

test('integers come back unchanged, at any length and dimension', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })), (values) => {
      expect([...integersOf(integerArray(values))]).toEqual(values)
    }),
  )
  expect([...integersOf('{{1,2},{-3,40}}')]).toEqual([1, 2, -3, 40])
  expect(integersOf(null).length).toBe(0)
})

test('an array with nulls is refused, because its indexes would shift', () => {
  expect(() => integersOf('{1,NULL,3}')).toThrow('number 2 ')
  expect(() => integersOf('{NULL}')).toThrow('number 1 ')
})
