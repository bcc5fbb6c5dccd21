import { expect, test } from 'vitest'
import { changedRanking, choiceOf, openingScope, readRankingSearch } from './ranking-search.ts'

const written = (search: object) => JSON.parse(JSON.stringify(search)) as unknown

test('an address gives its view, whatever else it contains', () => {
  expect(choiceOf(readRankingSearch({}), openingScope(null))).toEqual({
    scope: 'global',
    metric: 'pontos',
    page: 1,
    size: 20,
  })
  expect(
    choiceOf(readRankingSearch({ escopo: 'amigos', criterio: 'streak', pagina: '3', mostrar: 50 }), 'temporada'),
  ).toEqual({
    scope: 'amigos',
    metric: 'streak',
    page: 3,
    size: 50,
  })
})

test('RK5 people who play see the season first, everybody else the all-time board', () => {
  const opening = (viewer: { playsSeason: boolean } | null) =>
    choiceOf(readRankingSearch({}), openingScope(viewer)).scope
  expect([opening(null), opening({ playsSeason: false }), opening({ playsSeason: true })]).toEqual([
    'global',
    'global',
    'temporada',
  ])
})

test.each([
  { escopo: 'lua', criterio: 7, mostrar: 900, pagina: -2 },
  { escopo: ['mensal', 'semanal'], criterio: null, mostrar: 'tudo', pagina: 'abc' },
  { escopo: 'anual', criterio: 'pontos', mostrar: 20, pagina: 1 },
])('of %j nothing stays: each known key is returned, and no other', (raw) => {
  const answer = readRankingSearch({ ...raw, x: 1 })
  expect(written(answer)).toEqual({})
  expect(Object.keys(answer)).toEqual(Object.keys(raw))
})

test('choices combine, and none keeps the page of the list', () => {
  const month = changedRanking({ criterio: 'streak', pagina: 4 }, { escopo: 'mensal' })
  expect(written(month)).toEqual({ escopo: 'mensal', criterio: 'streak' })
  expect(written(changedRanking(month, { pagina: 2 }))).toEqual({ escopo: 'mensal', criterio: 'streak', pagina: 2 })
  expect(written(changedRanking(month, { escopo: 'global' }))).toEqual({ escopo: 'global', criterio: 'streak' })
})
