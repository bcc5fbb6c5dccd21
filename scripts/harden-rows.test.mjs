import { expect, test } from 'vitest'
import { isMissed, lineOf, strays, tableOf } from './harden-rows.mjs'
import { filesEndingWith } from './lib.mjs'

const result = (file, facts = {}) => ({ file, passed: 1, failed: 0, skipped: 0, seconds: 1, figures: [], ...facts })

test('every fault test and every long one has a row', () => {
  expect(strays(['.fault.test.ts', '.long.test.ts'].flatMap(filesEndingWith))).toEqual([])
  expect(strays(['src/new.fault.test.ts'])).toEqual(['src/new.fault.test.ts'])
})

test('a row adds up its files and fails with one of them, or without any', () => {
  const [row] = tableOf(
    [result('src/api/stream/a.test.ts', { figures: ['9 streams'] }), result('src/api/live/b.test.ts')],
    {},
  )
  expect(row).toMatchObject({ passed: 2, seconds: 2, figures: ['9 streams'] })
  expect(lineOf(row)).toContain('2 passed; 2.0 s; 9 streams')
  expect(isMissed(row)).toBe(false)
  const [red] = tableOf([result('src/api/stream/a.test.ts', { failed: 1 })], {})
  expect([isMissed(red), lineOf(red).includes('1 FAILED')]).toEqual([true, true])
  const [empty] = tableOf([], {})
  expect(isMissed(empty)).toBe(true)
})
