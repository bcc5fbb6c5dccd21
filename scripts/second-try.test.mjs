import { expect, test } from 'vitest'
import { afterSecondTry } from './second-try.mjs'
import { linesOf } from './summary.mjs'

const first = {
  passed: 4_548,
  failed: 2,
  skipped: 1,
  failures: ['a.test.ts: one: late', 'b.test.ts: two: late'],
  skips: ['c.test.ts: three'],
  files: [
    { file: 'a.test.ts', passed: 3, failed: 1 },
    { file: 'b.test.ts', passed: 4, failed: 1 },
    { file: 'c.test.ts', passed: 4_541, failed: 0 },
  ],
}

test('a test that passes when its file runs alone counts as passed and is named', () => {
  const both = afterSecondTry(first, { passed: 9, failed: 0, skipped: 0, failures: [], skips: [], files: [] })
  expect(both).toMatchObject({ passed: 4_550, failed: 0, skipped: 1, failures: [] })
  expect(linesOf([both])).toEqual([
    '- skipped: c.test.ts: three',
    '~ passed only at the second try: a.test.ts: one: late',
    '~ passed only at the second try: b.test.ts: two: late',
    '4550 passed, 0 failed, 1 skipped',
  ])
})

test('a test that fails twice has failed', () => {
  const again = { passed: 8, failed: 1, skipped: 0, failures: ['b.test.ts: two: wrong'], skips: [], files: [] }
  const both = afterSecondTry(first, again)
  expect(both).toMatchObject({ passed: 4_549, failed: 1, failures: ['b.test.ts: two: wrong'] })
  expect(linesOf([both]).at(-1)).toBe('4549 passed, 1 failed, 1 skipped')
})
