import { expect, test } from 'vitest'
import { SPORTS } from '#domain/sport/sport.ts'
import { allClubs, WORLD_SPORTS } from '#world/sport/world-sports.ts'
import { strengthInSeason } from './strength.ts'

test('football has the eight clubs of the specification, the other sports eight competitors each', () => {
  expect(WORLD_SPORTS.futebol.clubs.map((club) => club.name)).toEqual([
    'Flamengo',
    'Palmeiras',
    'São Paulo',
    'Corinthians',
    'Internacional',
    'Grêmio',
    'Atlético-MG',
    'Santos',
  ])
  for (const sport of SPORTS) expect(WORLD_SPORTS[sport].clubs.every((club) => club.sport === sport)).toBe(true)
  for (const sport of SPORTS) expect(WORLD_SPORTS[sport].clubs).toHaveLength(8)
})

test.each(['id', 'slug', 'name', 'code'] as const)('%s is unique over all sports', (field) => {
  expect(new Set(allClubs.map((club) => club[field])).size).toBe(allClubs.length)
})

test('codes, slugs and colours have their form', () => {
  for (const club of allClubs) {
    expect(club.code).toMatch(/^[A-Z]{3}$/)
    expect(club.slug).toMatch(/^[a-z0-9-]+$/)
    for (const colour of club.colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  }
})

test('strength drifts from season to season, the same way for the same seed', () => {
  const [club] = WORLD_SPORTS.futebol.clubs
  const strengths = [1, 2, 3].map((season) => strengthInSeason({ seed: 7, club: club!, season }))
  expect(new Set(strengths).size).toBe(3)
  expect(strengthInSeason({ seed: 7, club: club!, season: 2 })).toBe(strengths[1])
})
