import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { setScores } from './best-of.ts'
import { createBasketballFilter, forecastBasketball } from './basketball.ts'
import { BASKETBALL_SETTINGS } from './basketball-settings.ts'
import { fitRatings } from '#domain/testing/fit-ratings.ts'
import { createVolleyballFilter, forecastVolleyball } from './volleyball.ts'

const day = fc.integer({ min: 0, max: 300 })
const pair = fc.shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 2, maxLength: 2 })
const neutral = fc.boolean()

const basketball = fc.array(
  fc
    .record({
      day,
      pair,
      neutral,
      homePoints: fc.integer({ min: 60, max: 140 }),
      awayPoints: fc.integer({ min: 60, max: 140 }),
    })
    .map(({ pair: [home = 'a', away = 'b'], ...rest }) => ({ ...rest, home, away })),
  { maxLength: 40 },
)
const volleyball = fc.array(
  fc
    .record({ day, pair, neutral, loser: fc.integer({ min: 0, max: 2 }), isHome: fc.boolean() })
    .map(({ pair: [home = 'a', away = 'b'], loser, isHome, ...rest }) => ({
      ...rest,
      home,
      away,
      homeSets: isHome ? 3 : loser,
      awaySets: isHome ? loser : 3,
    })),
  { maxLength: 40 },
)
const tennis = fc.array(
  fc
    .record({
      day,
      pair,
      surface: fc.constantFrom('hard' as const, 'clay' as const, 'grass' as const),
      bestOf: fc.constantFrom(3, 5),
      homeGames: fc.integer({ min: 0, max: 20 }),
      awayGames: fc.integer({ min: 0, max: 20 }),
      winner: fc.constantFrom(0 as const, 1 as const),
      homeRankPoints: fc.integer({ min: 1, max: 9000 }),
      awayRankPoints: fc.integer({ min: 1, max: 9000 }),
    })
    .map(({ pair: [home = 'a', away = 'b'], ...rest }) => ({ ...rest, home, away })),
  { maxLength: 40 },
)

const complement = (one: { probabilities: number[] }, other: { probabilities: number[] }) =>
  expect(one.probabilities[0]).toBeCloseTo(other.probabilities[1] ?? -1, 7)

describe('swapping the sides swaps the forecast', () => {
  test('basketball, on neutral ground', () => {
    fc.assert(
      fc.property(basketball, (played) => {
        const model = fitRatings('basquete', played, 400)
        const ask = (home: string, away: string) => model.forecast({ day: 400, home, away, neutral: true })
        complement(ask('a', 'b'), ask('b', 'a'))
      }),
    )
  })
  test('volleyball, on neutral ground', () => {
    fc.assert(
      fc.property(volleyball, (played) => {
        const model = fitRatings('volei', played, 400)
        const ask = (home: string, away: string) => model.forecast({ day: 400, home, away, neutral: true })
        complement(ask('a', 'b'), ask('b', 'a'))
      }),
    )
  })
  test('tennis, also if past matches list the sides in the other order', () => {
    fc.assert(
      fc.property(tennis, (played) => {
        const swapped = played.map((match) => ({
          ...match,
          home: match.away,
          away: match.home,
          homeGames: match.awayGames,
          awayGames: match.homeGames,
          homeRankPoints: match.awayRankPoints,
          awayRankPoints: match.homeRankPoints,
          winner: match.winner === 0 ? (1 as const) : (0 as const),
        }))
        const pairing = { day: 400, surface: 'clay' as const, bestOf: 3 }
        complement(
          fitRatings('tenis', played, 400).forecast({ ...pairing, home: 'a', away: 'b' }),
          fitRatings('tenis', swapped, 400).forecast({ ...pairing, home: 'b', away: 'a' }),
        )
      }),
    )
  })
})

test('percentages of a two-way forecast sum to 100', () => {
  fc.assert(
    fc.property(tennis, (played) => {
      const { percentages } = fitRatings('tenis', played, 400).forecast({
        day: 400,
        home: 'a',
        away: 'b',
        surface: 'hard',
        bestOf: 5,
      })
      expect(percentages.reduce((sum, p) => sum + p, 0)).toBe(100)
    }),
  )
})

test('more home advantage never lowers the home win', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 10, noNaN: true }), fc.double({ min: 0, max: 10, noNaN: true }), (x, y) => {
      const ask = (homeAdvantage: number) =>
        forecastBasketball(createBasketballFilter({ ...BASKETBALL_SETTINGS, homeAdvantage }), { home: 'a', away: 'b' })
          .probabilities[0]
      expect(ask(Math.max(x, y))).toBeGreaterThanOrEqual(ask(Math.min(x, y)))
    }),
  )
})

test('a side that played yesterday is expected to score less', () => {
  const played = [{ day: 9, home: 'c', away: 'a', homePoints: 100, awayPoints: 100 }]
  const rested = fitRatings('basquete', played, 20).forecast({ day: 12, home: 'b', away: 'a' })
  const tired = fitRatings('basquete', played, 20).forecast({ day: 10, home: 'b', away: 'a' })
  expect(tired.probabilities[0]).toBeGreaterThan(rested.probabilities[0] + 0.01)
})

test('a longer match favours the favourite', () => {
  const ask = (bestOf: number) =>
    fitRatings('tenis', [], 0).forecast({
      day: 1,
      home: 'top',
      away: 'low',
      surface: 'hard',
      bestOf,
      homeRankPoints: 8000,
      awayRankPoints: 500,
    }).probabilities[0]
  expect(ask(3)).toBeGreaterThan(0.6)
  expect(ask(5)).toBeGreaterThan(ask(3))
})

test('the surface of a win counts most on that surface', () => {
  const played = Array.from({ length: 12 }, (_, k) => ({
    day: k,
    home: 'a',
    away: 'b',
    surface: 'clay' as const,
    bestOf: 3,
    homeGames: 12,
    awayGames: 4,
    winner: 0 as const,
  }))
  const model = fitRatings('tenis', played, 20)
  const on = (surface: 'clay' | 'hard') =>
    model.forecast({ day: 20, home: 'a', away: 'b', surface, bestOf: 3 }).probabilities[0]
  expect(on('clay')).toBeGreaterThan(on('hard'))
  expect(on('hard')).toBeGreaterThan(0.55)
})

test('set scores cover every way a match can end', () => {
  expect(setScores(0.6, 3).reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
  const win = setScores(0.6, 3).reduce((sum, { home, probability }) => sum + (home === 3 ? probability : 0), 0)
  expect(win).toBeCloseTo(0.68256, 5)
  const { setScores: likely } = forecastVolleyball(createVolleyballFilter(), { home: 'a', away: 'b' })
  expect(likely).toHaveLength(6)
  expect(likely.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9)
})
