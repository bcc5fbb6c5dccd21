import { expect, test } from 'vitest'
import { choiceOf, readRankingSearch } from './ranking-search.ts'

test('an address gives its view, whatever else it says', () => {
  expect(choiceOf(readRankingSearch({}))).toEqual({ scope: 'global', metric: 'pontos', page: 1, size: 20 })
  expect(choiceOf(readRankingSearch({ escopo: 'amigos', criterio: 'streak', pagina: '3', mostrar: 50 }))).toEqual({
    scope: 'amigos',
    metric: 'streak',
    page: 3,
    size: 50,
  })
  expect(readRankingSearch({ escopo: 'lua', criterio: 7, pagina: -2, mostrar: 900, x: 1 })).toEqual({})
  expect(readRankingSearch({ escopo: 'global', criterio: 'pontos', pagina: 1 })).toEqual({})
})
