import { describe, expect, test } from 'vitest'
import { readLeagueSearch, readLeaguesSearch } from './leagues-search.ts'

const written = (search: object) => JSON.parse(JSON.stringify(search)) as unknown

describe.each([
  [
    'the list of leagues',
    readLeaguesSearch,
    { busca: '', quais: 'todas', formato: 'lua', pagina: -3, criar: 'sim', convite: [] },
    { busca: 'bar', quais: 'minhas', formato: 'mata-mata', pagina: 2, criar: true, convite: 'ABC234' },
  ],
  [
    'one league',
    readLeagueSearch,
    { pagina: 'abc', rodada: 1.5, convite: {} },
    { pagina: 10_000, rodada: 7, convite: 'ABC234' },
  ],
])('the address of %s', (_name, read, senseless, sensible) => {
  test('returns each of its keys, so that no invalid value stays, and no other', () => {
    const answer = read({ ...senseless, x: 1 })
    expect(written(answer)).toEqual({})
    expect(Object.keys(answer)).toEqual(Object.keys(senseless))
  })

  test('keeps valid values, and reads its own output', () => {
    expect(written(read({ ...sensible }))).toEqual(sensible)
    expect(read({ ...read({ ...sensible }) })).toEqual(read({ ...sensible }))
  })
})

test.each([
  [readLeaguesSearch, { pagina: 1001 }],
  [readLeagueSearch, { pagina: 10_001, rodada: 2_147_483_648 }],
])('turns a page beyond the API’s limit into the first one', (read, raw) => {
  expect(written(read(raw))).toEqual({})
})
