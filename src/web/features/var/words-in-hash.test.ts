import { expect, test } from 'vitest'
import { wordsInHash } from './words-in-hash.ts'

test.each([
  ['', ''],
  ['#nate-jafo', 'nate jafo'],
  ['#nate%20jafo', 'nate jafo'],
  ['#nate%2', 'nate%2'],
  ['#nate-jafo%E3%81', 'nate jafo%E3%81'],
])('the words of %s are read, however the address was cut (VR12)', (hash, words) => {
  expect(wordsInHash(hash)).toBe(words)
})
