import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isMissed, lineOf, strays, tableOf } from './harden-rows.mjs'
import { filesEndingWith, root } from './lib.mjs'

const result = (file, facts = {}) => ({ file, passed: 1, failed: 0, skipped: 0, seconds: 1, figures: [], ...facts })

test('every fault test, long test and test that the gate shortens belongs to a row', () => {
  const files = ['.test.ts', '.test.tsx'].flatMap(filesEndingWith)
  expect(strays(files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })))).toEqual([])
  const [fault, short] = [
    { file: 'src/new.fault.test.ts', text: '' },
    { file: 'src/new.test.ts', text: "import { isGate } from '#test/gate.ts'" },
  ]
  expect(strays([fault, short, { file: 'src/other.test.ts', text: '' }])).toEqual([fault, short])
})

test('a row adds up its files, and fails if one of them fails or none has run', () => {
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
  const [silent] = tableOf([result('src/api/stream/a.test.ts', { passed: 0, skipped: 1 })], {})
  expect(isMissed(silent), 'a skipped row says why').toBe(true)
  const [excused] = tableOf([result('src/api/stream/a.test.ts', { passed: 0, skipped: 1, figures: ['no Docker'] })], {})
  expect([isMissed(excused), lineOf(excused)]).toEqual([false, expect.stringMatching(/^– .*no Docker/)])
})
