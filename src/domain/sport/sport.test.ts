import { expect, test } from 'vitest'
import { sportsInOrder } from './sport.ts'

test('SP3 preferred sports come first, in the order of the choice, and football if nobody chose', () => {
  expect(sportsInOrder([])).toEqual(['futebol', 'basquete', 'volei', 'tenis'])
  expect(sportsInOrder(['tenis', 'futebol'])).toEqual(['tenis', 'futebol', 'basquete', 'volei'])
})
