import { expect, test } from 'vitest'
import { readPickSearch } from './pick-search.ts'

const written = (search: object) => JSON.parse(JSON.stringify(search)) as unknown

test('an address of the picks page keeps valid values', () => {
  const raw = { ver: 'historico', esporte: 'tenis', pagina: 3 }
  expect(written(readPickSearch(raw))).toEqual(raw)
})

test.each([
  { ver: 'lua', esporte: 'xadrez', pagina: -3 },
  { ver: 7, esporte: ['tenis'], pagina: 'abc' },
  { ver: true, esporte: null, pagina: 10_001 },
])('of %j nothing stays: each known key is returned, and no other', (raw) => {
  const answer = readPickSearch({ ...raw, x: 1 })
  expect(written(answer)).toEqual({})
  expect(Object.keys(answer)).toEqual(Object.keys(raw))
})
