import { expect, test } from 'vitest'
import { staleQueries } from './live-listener.tsx'

test('a settled pick refreshes the picks, and a new ranking every rank', () => {
  expect(staleQueries({ kind: 'changed', data: { what: 'pick' } })).toEqual(['picks'])
  expect(staleQueries({ kind: 'changed', data: { what: 'ranking' } })).toEqual(
    expect.arrayContaining(['rankings', 'own-round', 'squads']),
  )
})

test('after a gap everything live is read again', () => {
  const everything = staleQueries({ kind: 'reset' })
  for (const what of ['league', 'market', 'pick', 'ranking', 'round'] as const)
    expect(everything).toEqual(expect.arrayContaining([...staleQueries({ kind: 'changed', data: { what } })]))
})

test('unknown news from a newer server is no error on an older page', () => {
  const news = { kind: 'changed', data: JSON.parse('{"what":"weather"}') } as const
  expect(staleQueries(news)).toEqual([])
})
