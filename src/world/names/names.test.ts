import { describe, expect, test } from 'vitest'
import { rngFrom } from '#domain/rng.ts'
import { athleteNames } from './athlete-names.ts'
import { COUNTRIES } from './countries.ts'
import { leagueNames } from './league-names.ts'
import { managerNames } from './manager-names.ts'
import { squadNames } from './squad-names.ts'

describe('manager names', () => {
  const names = managerNames({ seed: 7, count: 60_000 })

  test('60,000 managers have 60,000 names that fit a table', () => {
    expect(new Set(names.map((manager) => manager.name)).size).toBe(60_000)
    expect(names.every(({ name }) => name.length >= 4 && name.length <= 40 && name === name.trim())).toBe(true)
    expect(names.some(({ name }) => name.includes('{'))).toBe(false)
  })

  test('all six countries occur about as often as planned', () => {
    for (const { code, share } of COUNTRIES) {
      const count = names.filter((manager) => manager.country === code).length
      expect(count / names.length).toBeCloseTo(share, 2)
    }
  })

  test('same seed, same names; a short list begins a long one', () => {
    expect(managerNames({ seed: 7, count: 500 })).toEqual(names.slice(0, 500))
    expect(managerNames({ seed: 8, count: 500 })).not.toEqual(names.slice(0, 500))
  })
})

test('athletes are unique in the world and their short names within a club', () => {
  const groups = athleteNames({ rng: rngFrom('names'), groupSizes: Array.from({ length: 24 }, () => 22), taken: [] })
  const all = groups.flat().map((athlete) => athlete.name)
  expect(new Set(all).size).toBe(24 * 22)
  for (const group of groups) {
    expect(new Set(group.map((athlete) => athlete.shortName)).size).toBe(22)
    expect(group.every(({ name, shortName }) => name.endsWith(shortName))).toBe(true)
  }
})

test('120 leagues get different names, and more than there are names is refused', () => {
  expect(new Set(leagueNames(7, 120)).size).toBe(120)
  expect(leagueNames(7, 120)).toEqual(leagueNames(7, 120))
  expect(() => leagueNames(7, 1000)).toThrow('more than 150 names')
})

test('squads are named in the language of their manager', () => {
  const names = squadNames(
    7,
    Array.from({ length: 400 }, () => 'AR'),
  )
  expect(names).toHaveLength(400)
  expect(names.some((name) => / (da|do) /.test(name))).toBe(false)
  expect(new Set(names).size).toBeGreaterThan(50)
})
