import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rngFrom } from '#domain/rng.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import { difficulty } from './difficulty.ts'
import { footballDraws, setDraws, winnerDraws } from './draw-scores.ts'
import { fitFootball, forecastMatch } from './football.ts'
import { simulateSeason } from './simulate-season.ts'

const points = SPORT_RULES.futebol.tablePoints
const CLUBS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const results = CLUBS.flatMap((home, i) =>
  CLUBS.filter((club) => club !== home).map((away, k) => ({
    day: k,
    home,
    away,
    homeGoals: home < away ? 2 : 1,
    awayGoals: (i + k) % 2,
  })),
)
const fixtures = CLUBS.flatMap((home) => CLUBS.filter((club) => club !== home).map((away) => ({ home, away })))

test('chances of each club and of each position sum to 1', () => {
  const model = fitFootball(results, 100)
  const chances = simulateSeason({
    played: [],
    remaining: fixtures,
    drawScores: footballDraws(model, fixtures),
    rng: rngFrom('season', 1),
    runs: 400,
    points,
  })
  expect(chances).toHaveLength(8)
  expect(chances.reduce((sum, { title }) => sum + title, 0)).toBeCloseTo(1, 9)
  expect(chances.reduce((sum, { top4 }) => sum + top4, 0)).toBeCloseTo(4, 9)
  for (const { positions } of chances) expect(positions.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9)
})

test('drawn scores agree with the forecast of the match', () => {
  const model = fitFootball(results, 100)
  const drawScores = footballDraws(model, [{ home: 'a', away: 'h' }])
  const rng = rngFrom('agree', 1)
  const runs = 20_000
  let wins = 0
  let goals = 0
  for (let run = 0; run < runs; run++) {
    const [score = { home: 0, away: 0 }] = drawScores(rng)
    if (score.home > score.away) wins += 1
    goals += score.home
  }
  const forecast = forecastMatch(model, { home: 'a', away: 'h' })
  expect(wins / runs).toBeCloseTo(forecast.probabilities[0], 1)
  expect(goals / runs).toBeCloseTo(forecast.expectedGoals.home, 1)
})

test('with nothing left to play the table is certain: points, then wins, then goal difference', () => {
  const played = [
    { home: 'a', away: 'b', homeScore: 1, awayScore: 0 },
    { home: 'c', away: 'd', homeScore: 3, awayScore: 0 },
  ]
  const chances = simulateSeason({ played, remaining: [], drawScores: () => [], rng: rngFrom('x'), runs: 5, points })
  const byClub = new Map(chances.map((chance) => [chance.club, chance.positions.indexOf(1) + 1]))
  expect(Object.fromEntries(byClub)).toEqual({ c: 1, a: 2, b: 3, d: 4 })
})

test('sports without draws count wins; volleyball counts sets', () => {
  const remaining = [{ home: 'a', away: 'b' }]
  const win = simulateSeason({
    played: [],
    remaining,
    drawScores: winnerDraws([1]),
    rng: rngFrom('w'),
    runs: 10,
    points: SPORT_RULES.tenis.tablePoints,
  })
  expect(win[0]).toMatchObject({ club: 'a', title: 1, meanPoints: 1 })
  const sets = simulateSeason({
    played: [],
    remaining,
    drawScores: setDraws([[{ home: 3, away: 2, probability: 1 }]]),
    rng: rngFrom('s'),
    runs: 10,
    points: SPORT_RULES.volei.tablePoints,
  })
  expect(sets.map(({ club, meanPoints }) => [club, meanPoints])).toEqual([
    ['a', 2],
    ['b', 1],
  ])
})

test('the same seed gives the same season', () => {
  const model = fitFootball(results, 100)
  const once = () =>
    simulateSeason({
      played: [],
      remaining: fixtures,
      drawScores: footballDraws(model, fixtures),
      points,
      rng: rngFrom('same'),
      runs: 50,
    })
  expect(once()).toEqual(once())
})

test('a fixture is never easier with a smaller chance to win', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(share, share, (x, y) => {
      const [low, high] = [Math.min(x, y), Math.max(x, y)]
      expect(difficulty({ win: low, draw: 0 })).toBeGreaterThanOrEqual(difficulty({ win: high, draw: 0 }))
    }),
  )
})
