import { expect, test } from 'vitest'
import { shirtOfName } from './shirt-of-name.ts'

test.each([
  ['Brazil', 'brasil'],
  ['Bosnia & Herzegovina', 'bosnia herzegovina'],
  ['Curaçao', 'curacao'],
  ['South Korea', 'Coreia do Sul'],
])('IM6 %s wears what %s wears', (one, other) => {
  expect(shirtOfName(one)).toEqual(shirtOfName(other))
})

test('IM6 a national team has the colours of its shirt, and a club gets colours derived from its name', () => {
  expect(shirtOfName('Argentina')).toEqual({ primary: '#75aadb', secondary: '#f5f5f5', pattern: 'stripes' })
  expect(shirtOfName('Brazil').primary).toBe('#f7d117')
  expect(shirtOfName('uniao')).toEqual(shirtOfName('uniao'))
  expect(shirtOfName('uniao')).not.toEqual(shirtOfName('brasil de pelotas'))
})
