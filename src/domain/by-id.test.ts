import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idSet, numbersById } from './by-id.ts'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 300 }))
const everyId = Array.from({ length: 302 }, (_, id) => id)

test('a table answers every id as a map does', () => {
  fc.assert(
    fc.property(ids, fc.integer({ min: -1e9, max: 1e9 }), (known, first) => {
      const map = new Map(known.map((id, place) => [id, first + place]))
      const table = numbersById(Int32Array.from(map.keys()), Int32Array.from(map.values()))
      expect(everyId.map((id) => table.get(id))).toEqual(everyId.map((id) => map.get(id)))
    }),
  )
})

test('a table of ids answers as a set without 0 does', () => {
  fc.assert(
    fc.property(ids, ids, (some, others) => {
      const set = new Set([...some, ...others])
      const table = idSet(Int32Array.from([...some, 0]), Int32Array.from(others))
      expect(everyId.filter((id) => table.has(id))).toEqual(everyId.filter((id) => set.has(id)))
    }),
  )
})
