import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { captainBonusTenths } from '#domain/scoring/captain-points.ts'
import { captainChoice, captainSkill, type PlayedLineup, type ScoredPlayer } from './captain-choice.ts'
import { captainLuck } from './captain-luck.ts'
import { faithfulPlayers } from './faithful.ts'
import { CALIBRATED_PICKS, reviewPicks, type ReviewedPick } from './pick-review.ts'
import { seasonCurve } from './season-curve.ts'

const player = (playerId: number, pointTenths: number, presence: 'played' | 'absent' = 'played'): ScoredPlayer => ({
  playerId,
  position: 'Atacante',
  presence,
  pointTenths,
})
const lineup = (players: ScoredPlayer[], captainId: number, viceCaptainId: number | null = null): PlayedLineup => ({
  players,
  bench: [],
  captainId,
  viceCaptainId,
})

test('SR1 a season has the points won since it began, with its best and worst lineup', () => {
  const rounds = [
    { roundId: 1, pointTenths: 500, points: 1600, rank: 9 },
    { roundId: 2, pointTenths: null, points: 1625, rank: 12 },
    { roundId: 3, pointTenths: 700, points: 2325, rank: 4 },
    { roundId: 4, pointTenths: 700, points: 3025, rank: 5 },
    { roundId: 5, pointTenths: 500, points: 3525, rank: 6 },
  ]
  expect(seasonCurve(rounds, 1100)).toEqual({
    points: 2425,
    rank: 6,
    bestRank: 4,
    lineups: 4,
    lineupTenths: 2400,
    bestRoundId: 3,
    worstRoundId: 1,
  })
  expect(seasonCurve(rounds.slice(0, 1), 1100)).toMatchObject({ bestRoundId: 1, worstRoundId: null })
  expect(seasonCurve([], 0)).toBeUndefined()
})

test('SR2 the most faithful player was in most elevens; among equals the one who gave more', () => {
  const seen = faithfulPlayers([
    lineup([player(1, 50), player(2, 90)], 2),
    lineup([player(1, 10), player(2, 20)], 1),
    lineup([player(3, 300), player(1, 0, 'absent')], 1, 3),
  ])
  expect(seen).toEqual([
    { playerId: 1, lineups: 3, asCaptain: 2, pointTenths: 65 },
    { playerId: 2, lineups: 2, asCaptain: 1, pointTenths: 155 },
    { playerId: 3, lineups: 1, asCaptain: 0, pointTenths: 450 },
  ])
})

describe('captains', () => {
  test('SR3 the points of the armband are compared with a drawn captain and the best one', () => {
    const choices = [
      captainChoice(lineup([player(1, 100), player(2, 40), player(3, -20)], 1)),
      captainChoice(lineup([player(1, 10), player(2, 80), player(3, 30)], 1)),
    ]
    expect(choices[0]).toEqual({ ownTenths: 50, eachTenths: [50, 20, -10] })
    expect(captainSkill(choices)).toEqual({ ownTenths: 55, drawnTenths: 40, bestTenths: 90, percentOfBest: 61 })
    expect(captainSkill([{ ownTenths: 0, eachTenths: [0, 0] }]).percentOfBest).toBeNull()
  })

  test('SR3 an absent captain gives the armband to the vice, unless the vice was the drawn captain', () => {
    const { ownTenths, eachTenths } = captainChoice(
      lineup([player(1, 0, 'absent'), player(2, 60), player(3, 20)], 1, 2),
    )
    expect(ownTenths).toBe(captainBonusTenths(60))
    expect(eachTenths).toEqual([30, 30, 10])
    const both = captainChoice(lineup([player(1, 40), player(2, 0, 'absent')], 1, 2))
    expect(both.eachTenths).toEqual([20, 0])
  })

  test('SR4 as many draws scored less as in a search of every combination', () => {
    const each = fc.array(fc.integer({ min: -30, max: 120 }), { minLength: 1, maxLength: 4 })
    const choice = each.chain((eachTenths) =>
      fc.constantFrom(...eachTenths).map((ownTenths) => ({ ownTenths, eachTenths })),
    )
    fc.assert(
      fc.property(fc.array(choice, { minLength: 1, maxLength: 5 }), (choices) => {
        const totals = choices.reduce(
          (sums, { eachTenths }) => sums.flatMap((sum) => eachTenths.map((tenths) => sum + tenths)),
          [0],
        )
        const own = choices.reduce((sum, { ownTenths }) => sum + ownTenths, 0)
        const luck = captainLuck(choices)
        const below = totals.filter((total) => total < own).length
        expect(luck.betterThanPercent).toBe(Math.floor((100 * below) / totals.length + 1e-6))
        const sorted = totals.toSorted((a, b) => a - b)
        expect(luck.medianTenths).toBe(sorted[Math.ceil(totals.length / 2) - 1])
        expect(luck.bars.length).toBeLessThanOrEqual(24)
        const { barTenths, bars } = luck
        for (const { fromTenths, share } of bars) {
          const within = totals.filter((total) => total >= fromTenths && total < fromTenths + barTenths)
          expect(share).toBeCloseTo(within.length / totals.length, 9)
        }
        expect(bars.some(({ fromTenths }) => own >= fromTenths && own < fromTenths + barTenths)).toBe(true)
      }),
    )
  })
})

describe('picks', () => {
  const shares = (home: number, draw: number, away: number) => ({ home, draw, away })
  const pick = (change: Partial<ReviewedPick>): ReviewedPick => ({
    picked: 'home',
    result: 'home',
    hasDraws: true,
    crowd: shares(0.2, 0.2, 0.6),
    model: shares(0.5, 0.3, 0.2),
    points: 10,
    ...change,
  })

  test('SR5 crowd and model are compared on matches that both predicted', () => {
    const review = reviewPicks([
      pick({}),
      pick({ result: 'away', points: 0 }),
      pick({ crowd: null }),
      pick({ model: null }),
      pick({ picked: 'draw', result: 'draw', crowd: shares(0.4, 0.4, 0.2), model: shares(0.3, 0.4, 0.3), points: 15 }),
    ])
    expect(review).toMatchObject({ settled: 5, right: 4, points: 45 })
    expect(review.rivals).toMatchObject({ matches: 3, ownRight: 2, crowdRight: 1, modelRight: 2 })
    expect(review.rivals?.error.matches).toBe(3)
    expect(reviewPicks([pick({ crowd: null })]).rivals).toBeNull()
  })

  test('SR6 picks are grouped by the chance that the model gave them, from twenty on', () => {
    const picks = Array.from({ length: CALIBRATED_PICKS }, (_, at) =>
      at < 15
        ? pick({ result: at < 9 ? 'home' : 'away' })
        : pick({ picked: 'away', result: at < 17 ? 'away' : 'home' }),
    )
    const { calibration } = reviewPicks(picks)
    expect(calibration).toMatchObject({ picks: 20, expectedTenths: 85, right: 11 })
    expect(calibration.bins.map(({ n, observedShare }) => [n, observedShare])).toEqual([
      [5, 0.4],
      [15, 0.6],
    ])
    expect(calibration.bins[1]?.meanProbability).toBeCloseTo(0.5)
    expect(reviewPicks(picks.slice(1)).calibration).toMatchObject({ picks: 19, bins: [] })
  })
})
