import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Série A 2024', 'serie-a-2024'],
  ['  Copa  São Paulo - Sub 20 ', 'copa-sao-paulo-sub-20'],
  ["Domingo d'Ouro", 'domingo-d-ouro'],
  ['⚽⚽', ''],
])('the address of "%s" is "%s"', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
