import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PRICE, MIN_PRICE } from '#domain/price/price.ts'
import { startingPrices } from './starting-prices.ts'

const player = (key: string, price?: number, club = 'a', position = 'Atacante') => ({ key, club, position, price })

test('IM3 the cheapest costs 50, the most expensive 150, equals the same, and one star lowers no other price', () => {
  const prices = startingPrices([player('a', 2), player('b', 2), player('c', 3), player('d', 4), player('e', 90)])
  expect(Object.fromEntries(prices)).toEqual({ a: 50, b: 50, c: 100, d: 125, e: 150 })
})

test('IM3 every price of a file becomes one from 50 to 150, in the same order', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1 }), (stated) => {
      const prices = [...startingPrices(stated.map((price, i) => player(String(i), price))).values()]
      for (const [i, price] of prices.entries()) {
        expect(Number.isInteger(price) && price >= MIN_PRICE && price <= MAX_PRICE).toBe(true)
        for (const [j, other] of prices.entries()) if (stated[i]! < stated[j]!) expect(price).toBeLessThanOrEqual(other)
      }
    }),
    { numRuns: 50 },
  )
})

test('IM4 a player without a price costs the median of club and position, else of the position; without any price all cost 90', () => {
  const known = [player('a', 1), player('b', 2, 'a', 'Goleiro'), player('c', 3, 'b')]
  const prices = startingPrices([...known, player('x', undefined, 'b'), player('y', undefined, 'z', 'Goleiro')])
  expect([prices.get('x'), prices.get('y')]).toEqual([prices.get('c'), prices.get('b')])
  expect([...startingPrices([player('x'), player('y', undefined, 'b', 'Goleiro')]).values()]).toEqual([90, 90])
})
