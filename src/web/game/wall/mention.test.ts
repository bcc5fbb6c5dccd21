import { expect, test } from 'vitest'
import { wantedNames, withMention } from './mention.ts'

const people = ['Ana', 'Ana Paula', 'João', 'Zé']

test.each([
  ['oi @', people],
  ['oi @an', ['Ana', 'Ana Paula']],
  ['oi @Ana P', ['Ana Paula']],
  ['oi @joa', ['João']],
  ['oi @Ana ', []],
  ['ana@an', []],
  ['oi', []],
  ['@x', []],
])('%j may mean %j', (text, names) => {
  expect(wantedNames(text, people)).toEqual(names)
})

test('a name replaces the typed part', () => {
  expect(withMention('a@b.c @an', 'Ana Paula')).toBe('a@b.c @Ana Paula ')
})
