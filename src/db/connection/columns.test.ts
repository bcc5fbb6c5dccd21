import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeColumns } from './columns.ts'

const rows = fc.uniqueArray(fc.record({ id: fc.nat(60), value: fc.nat() }), { selector: ({ id }) => id })
const columnsOf = (all: { id: number; value: number }[]) => {
  const sorted = all.toSorted((a, b) => a.id - b.id)
  return { id: Int32Array.from(sorted, ({ id }) => id), value: Int32Array.from(sorted, ({ value }) => value) }
}

test('rows that are read again take the place of those with their key, and new ones come in between', () => {
  fc.assert(
    fc.property(rows, rows, (known, others) => {
      const all = new Map([...known, ...others].map((row) => [row.id, row]))
      expect(mergeColumns('id', columnsOf(known), columnsOf(others))).toEqual(columnsOf([...all.values()]))
    }),
  )
})

test('where only known rows have changed no second copy of all is made', () => {
  const known = columnsOf([
    { id: 1, value: 10 },
    { id: 4, value: 40 },
  ])
  const merged = mergeColumns('id', known, columnsOf([{ id: 4, value: 41 }]))
  expect(merged.value).toBe(known.value)
  expect([...merged.value]).toEqual([10, 41])
})
