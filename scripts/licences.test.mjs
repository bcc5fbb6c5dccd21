import { expect, test } from 'vitest'
import { isAllowed, refused } from './licences.mjs'

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['(MIT AND Zlib)', true],
  ['(MIT AND GPL-3.0)', false],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
])('the licence %s is allowed: %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected)
})

test('a package without a licence, or with one that is not on the list, is named', () => {
  const packages = {
    '': {},
    'node_modules/good': { license: 'MIT' },
    'node_modules/good/node_modules/@x/bad': { license: 'GPL-2.0' },
    'node_modules/silent': {},
  }
  expect(refused({ packages })).toEqual([
    { name: '@x/bad', licence: 'GPL-2.0' },
    { name: 'silent', licence: 'none' },
  ])
})
