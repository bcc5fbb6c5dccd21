import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextSort, sortRows } from './sort-rows.ts'

interface Row {
  name: string
  points: number
}

const columns = [
  { key: 'name', sortValue: ({ name }: Row) => name },
  { key: 'points', numeric: true, sortValue: ({ points }: Row) => points },
  { key: 'action' },
]
const names = (rows: Row[]) => rows.map(({ name }) => name)

test('words sort as in Portuguese: accents and capitals do not move a name to the end', () => {
  const rows = ['Zico', 'Ícaro', 'caio', 'Jair'].map((name) => ({ name, points: 0 }))
  const sort = { column: 'name', direction: 'ascending' } as const
  expect(names(sortRows({ rows, columns, sort, language: 'pt-BR' }))).toEqual(['caio', 'Ícaro', 'Jair', 'Zico'])
})

test('numbers sort by value, ties keep their order, and the given rows stay unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ name: fc.string(), points: fc.integer() })), (rows) => {
      const before = [...rows]
      const sort = { column: 'points', direction: 'descending' } as const
      const sorted = sortRows({ rows, columns, sort, language: 'en' })
      expect(rows).toEqual(before)
      for (const [i, row] of sorted.entries()) {
        const next = sorted[i + 1]
        if (!next) continue
        expect(row.points).toBeGreaterThanOrEqual(next.points)
        if (row.points === next.points) expect(rows.indexOf(row)).toBeLessThan(rows.lastIndexOf(next))
      }
    }),
  )
})

test('a column without a sort value changes nothing', () => {
  const rows = [
    { name: 'b', points: 2 },
    { name: 'a', points: 1 },
  ]
  const sort = { column: 'action', direction: 'ascending' } as const
  expect(sortRows({ rows, columns, sort, language: 'en' })).toEqual(rows)
})

test('numbers start from the highest, words from A, and a second press reverses the order', () => {
  const points = { key: 'points', numeric: true }
  expect(nextSort(points, undefined)).toEqual({ column: 'points', direction: 'descending' })
  expect(nextSort(points, { column: 'points', direction: 'descending' }).direction).toBe('ascending')
  expect(nextSort({ key: 'name' }, { column: 'points', direction: 'descending' }).direction).toBe('ascending')
})
