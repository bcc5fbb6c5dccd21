import { describe, expect, test } from 'vitest'
import { changedSearch, readFantasySearch } from './fantasy-search.ts'

const written = (search: object) => JSON.parse(JSON.stringify(search)) as unknown

describe('the address of the market', () => {
  test('accepts only valid values, and returns every key so that no raw value stays', () => {
    const raw = { pagina: -1, ordem: 'foo', posicao: 'Xyz', sentido: 'up', clube: 'x', situacao: 'nada', time: 1.5 }
    const read = readFantasySearch(raw)
    expect(written(read)).toEqual({})
    for (const key of Object.keys(raw)) expect(Object.keys(read)).toContain(key)
  })

  test('keeps valid values', () => {
    const raw = {
      busca: 'silva',
      posicao: 'Atacante',
      ordem: 'last',
      sentido: 'asc',
      pagina: 2,
      cabe: true,
      time: 'novo',
    }
    expect(written(readFantasySearch(raw))).toEqual(raw)
  })

  test('goes back to the first page with a new filter, but not with another view', () => {
    expect(written(changedSearch({ pagina: 3 }, { busca: 'a' }))).toEqual({ busca: 'a' })
    expect(written(changedSearch({ pagina: 3 }, { ver: 'lista' }))).toEqual({ pagina: 3, ver: 'lista' })
  })
})
