import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SPORTS, type Sport } from '#domain/sport/sport.ts'
import { matchPoints } from './match-points.ts'
import type { StandingRow } from './standing-row.ts'
import { buildTable, type PlayedMatch } from './standings.ts'
import { groupZoneOf, zoneOf } from './zone.ts'

const CLUBS = [1, 2, 3, 4, 5, 6, 7, 8]
const match = (homeId: number, awayId: number, result: string, startsAtMs = 0): PlayedMatch => {
  const [home = 0, away = 0] = result.split('x').map(Number)
  return { homeId, awayId, startsAtMs, score: { home, away } }
}
const sum = (rows: StandingRow[], of: (row: StandingRow) => number) => rows.reduce((total, row) => total + of(row), 0)

const scores: Record<Sport, fc.Arbitrary<[number, number]>> = {
  futebol: fc.tuple(fc.nat(9), fc.nat(9)),
  basquete: fc.tuple(fc.nat(120), fc.nat(120)).filter(([a, b]) => a !== b),
  volei: fc.tuple(fc.nat(2), fc.boolean()).map(([sets, home]) => (home ? [3, sets] : [sets, 3])),
  tenis: fc.tuple(fc.nat(1), fc.boolean()).map(([sets, home]) => (home ? [2, sets] : [sets, 2])),
}
const matchesOf = (sport: Sport) =>
  fc.array(
    fc
      .record({
        homeId: fc.integer({ min: 1, max: 8 }),
        other: fc.integer({ min: 1, max: 7 }),
        startsAtMs: fc.nat(1000),
        score: scores[sport],
      })
      .map(({ homeId, other, startsAtMs, score: [home, away] }) => ({
        homeId,
        awayId: ((homeId - 1 + other) % 8) + 1,
        startsAtMs,
        score: { home, away },
      })),
    { maxLength: 60 },
  )

describe('standings', () => {
  test.each(SPORTS)('ST1 ST2 every table of %s balances', (sport) => {
    fc.assert(
      fc.property(matchesOf(sport), fc.option(fc.nat(1000)), (matches, since) => {
        const table = buildTable({ sport, clubIds: CLUBS, matches, ...(since !== null && { sinceMs: since }) })
        expect(sum(table, (r) => r.wins)).toBe(sum(table, (r) => r.losses))
        expect(sum(table, (r) => r.goalsFor)).toBe(sum(table, (r) => r.goalsAgainst))
        expect(sum(table, (r) => r.played)).toBe(2 * matches.filter((m) => m.startsAtMs >= (since ?? 0)).length)
        for (const row of table) {
          expect(row.wins + row.draws + row.losses).toBe(row.played)
          expect(row.form.length).toBe(Math.min(5, row.played))
          if (sport === 'futebol') expect(row.points).toBe(3 * row.wins + row.draws)
          else expect(row.draws).toBe(0)
          if (sport === 'basquete') expect(row.points).toBe(2 * row.wins + row.losses)
          if (sport === 'tenis') expect(row.points).toBe(row.wins)
        }
        if (sport === 'volei') expect(sum(table, (r) => r.points)).toBe(3 * sum(table, (r) => r.wins))
        expect(table.map((r) => r.position)).toEqual(CLUBS)
        expect(table.map((r) => r.clubId).sort((a, b) => a - b)).toEqual(CLUBS)
        for (let i = 1; i < table.length; i++) expect(table[i - 1]!.points).toBeGreaterThanOrEqual(table[i]!.points)
      }),
    )
  })

  test('ST2 home and away tables add up to the whole one', () => {
    fc.assert(
      fc.property(matchesOf('futebol'), (matches) => {
        const by = (venue: 'all' | 'home' | 'away') =>
          new Map(buildTable({ sport: 'futebol', clubIds: CLUBS, matches, venue }).map((row) => [row.clubId, row]))
        const [all, home, away] = [by('all'), by('home'), by('away')]
        for (const club of CLUBS) expect(all.get(club)!.points).toBe(home.get(club)!.points + away.get(club)!.points)
      }),
    )
  })

  test('ST3 football ties: wins, then difference, then goals, then fewer matches, then id', () => {
    const order = (...matches: PlayedMatch[]) =>
      buildTable({ sport: 'futebol', clubIds: [1, 2, 3, 4], matches }).map((row) => row.clubId)
    const draws = [match(1, 4, '0x0'), match(1, 4, '0x0'), match(1, 4, '0x0')]
    expect(order(...draws, match(2, 3, '1x0'), match(3, 2, '5x0'))).toEqual([3, 2, 1, 4])
    expect(order(match(1, 4, '1x0'), match(2, 3, '2x0'))[0]).toBe(2)
    expect(order(match(1, 4, '1x0'), match(2, 3, '3x2'))[0]).toBe(2)
    expect(order(match(3, 4, '1x0'), match(2, 1, '1x0')).slice(0, 2)).toEqual([2, 3])
  })

  test('ST3 volleyball is ordered by the ratio of sets, basketball by the difference of points', () => {
    const first = (sport: Sport, ...matches: PlayedMatch[]) =>
      buildTable({ sport, clubIds: [1, 2, 3, 4], matches }).map((row) => row.clubId)[0]
    const sets = [match(1, 3, '3x1'), match(1, 3, '0x3'), match(2, 4, '3x1'), match(2, 4, '1x3')]
    expect(first('volei', match(1, 4, '3x1'), match(2, 3, '3x0'))).toBe(2)
    expect(first('volei', ...sets, match(3, 4, '0x3'))).toBe(4)
    expect(first('basquete', match(1, 4, '99x98'), match(2, 3, '70x60'))).toBe(2)
    expect(first('tenis', match(1, 4, '2x1'), match(2, 3, '2x0'))).toBe(2)
  })

  test('ST1 volleyball: a match of five sets gives 2 and 1', () => {
    expect(matchPoints('volei', { home: 3, away: 2 })).toEqual({ home: 2, away: 1 })
    expect(matchPoints('volei', { home: 1, away: 3 })).toEqual({ home: 0, away: 3 })
  })

  test('ST5 form is the last five by date, newest last, whatever the order of rows', () => {
    const matches = ['1x0', '0x0', '0x1', '2x0', '1x1', '3x0'].map((result, i) => match(1, 2, result, i))
    const table = buildTable({ sport: 'futebol', clubIds: [1, 2], matches: matches.reverse() })
    expect(table[0]?.form).toEqual(['D', 'L', 'W', 'D', 'W'])
  })

  test('ST4 colours: top 4 green, 5 and 6 blue, last 4 red where not coloured yet', () => {
    const zones = (size: number) => Array.from({ length: size }, (_, i) => zoneOf(i + 1, size)?.[0] ?? '-').join('')
    expect(zones(8)).toBe('ggggbbrr')
    expect(zones(20)).toBe('ggggbb----------rrrr')
    expect(zones(5)).toBe('ggggb')
    expect(zoneOf(9, 8)).toBeNull()
  })

  test('ST6 in a group only the first two have a colour', () => {
    expect([1, 2, 3, 4].map(groupZoneOf)).toEqual(['green', 'green', null, null])
  })
})
