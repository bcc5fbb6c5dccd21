import { expect, test } from 'vitest'
import { sportsToPick } from './sports-to-pick.ts'

const later = [{ day: '2026-06-11', sport: 'volei' as const, firstAtMs: 0, matches: 2, picked: 0 }]

test('only sports with future matches are offered, and the chosen one (PK6)', () => {
  const matches = [{ match: { sport: 'futebol' as const } }]
  expect(sportsToPick({ matches })).toEqual(['futebol'])
  expect(sportsToPick({ matches, later })).toEqual(['futebol', 'volei'])
  expect(sportsToPick({ matches }, 'tenis')).toEqual(['futebol', 'tenis'])
  expect(sportsToPick({ matches: [] })).toEqual([])
})
