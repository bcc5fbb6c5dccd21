import { expect, test } from 'vitest'
import { NewestMap } from './newest-map.ts'

test('beyond its size, the map drops the entry that was set longest ago, whatever was read since', () => {
  const map = new NewestMap<string, number>(2).set('a', 1).set('b', 2)
  expect(map.get('a')).toBe(1)
  map.set('c', 3)
  expect([...map]).toEqual([
    ['b', 2],
    ['c', 3],
  ])
})

test('an entry set again is the newest', () => {
  const map = new NewestMap<string, number>(2).set('a', 1).set('b', 2).set('a', 3).set('c', 4)
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ])
})
