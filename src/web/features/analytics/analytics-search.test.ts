import { expect, test } from 'vitest'
import { readAnalyticsSearch, withSport } from './analytics-search.ts'

const written = (search: object) => JSON.parse(JSON.stringify(search)) as unknown

const sensible = {
  esporte: 'volei',
  periodo: '1y',
  mando: 'fora',
  ordem: '-saldo',
  artilharia: 'nota',
  clube: 302,
}

test('an address of the analytics page keeps valid values', () => {
  expect(written(readAnalyticsSearch(sensible))).toEqual(sensible)
})

test.each([
  { esporte: 'xadrez', periodo: '2y', mando: 'lua', ordem: 'a b', artilharia: '--nota', clube: -3 },
  { esporte: 1, periodo: null, mando: true, ordem: 7, artilharia: [], clube: 'abc' },
])('of %j nothing stays: each known key is returned, and no other', (raw) => {
  const answer = readAnalyticsSearch({ ...raw, x: 1 })
  expect(written(answer)).toEqual({})
  expect(Object.keys(answer)).toEqual(Object.keys(raw))
})

test('another sport keeps the period and nothing else', () => {
  expect(written(withSport(readAnalyticsSearch(sensible), 'tenis'))).toEqual({ esporte: 'tenis', periodo: '1y' })
})
