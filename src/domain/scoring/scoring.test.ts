import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { POSITIONS, type Position } from '#domain/sport/position.ts'
import { cardScouts, withCleanSheet } from './full-time.ts'
import { lineupPointTenths } from '#domain/testing/lineup-points.ts'
import { captainBonusTenths } from './captain-points.ts'
import { breakdown, playerPointTenths } from './player-points.ts'
import { CURRENT_RULES, RULE_SETS, type RuleSetName } from './rule-sets.ts'
import { scoreLineups } from './score-lineups.ts'
import { SCOUTS, type Scout, type ScoutCounts } from './scouts.ts'

const points = (position: Position, scouts: ScoutCounts, keptGoal = false) =>
  playerPointTenths({ position, scouts, keptGoal }, CURRENT_RULES)

describe('points of a player', () => {
  test.each<[Scout, Position, number]>([
    ['goal', 'Atacante', 80],
    ['assist', 'Atacante', 50],
    ['woodwork', 'Atacante', 30],
    ['shotSaved', 'Atacante', 12],
    ['shotOff', 'Atacante', 8],
    ['foulSuffered', 'Atacante', 5],
    ['penaltyWon', 'Atacante', 10],
    ['penaltySaved', 'Goleiro', 70],
    ['tackle', 'Atacante', 15],
    ['save', 'Goleiro', 13],
    ['cleanSheet', 'Goleiro', 50],
    ['cleanSheet', 'Defensor', 50],
    ['penaltyMissed', 'Atacante', -40],
    ['ownGoal', 'Atacante', -30],
    ['redCard', 'Atacante', -30],
    ['yellowCard', 'Atacante', -10],
    ['goalConceded', 'Goleiro', -10],
    ['penaltyGivenAway', 'Atacante', -10],
    ['foul', 'Atacante', -3],
    ['offside', 'Atacante', -1],
  ])('SC2 %s of a %s is worth %i tenths', (scout, position, tenths) => {
    expect(points(position, { [scout]: 1 })).toBe(tenths)
    expect(points(position, { [scout]: 3 })).toBe(3 * tenths)
  })

  test('SC3 goalkeeping scouts count only for a player who kept goal, the clean sheet only for the defence', () => {
    expect(points('Atacante', { save: 2, goalConceded: 1, penaltySaved: 1, cleanSheet: 1 })).toBe(0)
    expect(points('Meio-Campo', { cleanSheet: 1 })).toBe(0)
    expect(points('Atacante', { save: 2, goalConceded: 1 }, true)).toBe(16)
  })

  test('SC1 the sets differ where the published rules changed', () => {
    const day: ScoutCounts = { tackle: 2, foul: 1, wrongPass: 10, offside: 1 }
    const by = (rules: RuleSetName) => playerPointTenths({ position: 'Atacante', scouts: day }, rules)
    expect([
      by('cartola-2018'),
      by('cartola-2020'),
      by('cartola-2022'),
      by('cartola-2024'),
      by('cartola-2025'),
    ]).toEqual([-10, 0, 10, 20, 26])
  })

  test('SC4 the clean sheet is decided at full time', () => {
    const at = (position: Position, played: boolean, conceded: number) =>
      withCleanSheet({ tackle: 1, cleanSheet: 1 }, { position, played, conceded }).cleanSheet ?? 0
    expect([
      at('Defensor', true, 0),
      at('Defensor', true, 1),
      at('Goleiro', false, 0),
      at('Atacante', true, 0),
    ]).toEqual([1, 0, 0, 0])
  })

  test('SC5 two yellow cards count as one red; a yellow and a straight red both count', () => {
    expect(cardScouts({ yellows: 1, straightRed: false })).toEqual({ yellowCard: 1 })
    expect(cardScouts({ yellows: 2, straightRed: false })).toEqual({ redCard: 1 })
    expect(cardScouts({ yellows: 1, straightRed: true })).toEqual({ yellowCard: 1, redCard: 1 })
    expect(cardScouts({ yellows: 0, straightRed: false })).toEqual({})
  })

  test('SC8 the breakdown adds up to the points', () => {
    const performance = {
      position: 'Goleiro' as const,
      scouts: { save: 4, goalConceded: 2, yellowCard: 1, wrongPass: 9 },
    }
    expect(breakdown(performance, CURRENT_RULES)).toEqual([
      { scout: 'save', count: 4, pointTenths: 52 },
      { scout: 'yellowCard', count: 1, pointTenths: -10 },
      { scout: 'goalConceded', count: 2, pointTenths: -20 },
    ])
    expect(playerPointTenths(performance, CURRENT_RULES)).toBe(22)
  })

  test.each<[Position, ScoutCounts, number]>([
    ['Goleiro', { played: 1, playedHour: 1, save: 8, goalConceded: 3, bonus: 2 }, 20 + 20 - 10 + 20],
    ['Defensor', { played: 1, playedHour: 1, goal: 1, cleanSheet: 1, yellowCard: 1 }, 20 + 60 + 40 - 10],
    ['Meio-Campo', { played: 1, goal: 1, assist: 1, cleanSheet: 1, goalConceded: 4 }, 10 + 50 + 30 + 10],
    ['Atacante', { played: 1, playedHour: 1, goal: 2, cleanSheet: 1, penaltyMissed: 1, save: 3 }, 20 + 80 - 20],
  ])('SC9 a %s by the rules of the Premier League', (position, scouts, tenths) => {
    expect(playerPointTenths({ position, scouts }, 'fpl-2023')).toBe(tenths)
  })

  test('SC9 the goal of a goalkeeper is worth more from 2024 on', () => {
    const goalOfKeeper = { position: 'Goleiro', scouts: { goal: 1 } } as const
    expect(playerPointTenths(goalOfKeeper, 'fpl-2023')).toBe(60)
    expect(playerPointTenths(goalOfKeeper, 'fpl-2024')).toBe(100)
  })

  test.each<[Position, number, number]>([
    ['Defensor', 9, 0],
    ['Defensor', 10, 20],
    ['Defensor', 25, 20],
    ['Meio-Campo', 11, 0],
    ['Meio-Campo', 12, 20],
    ['Atacante', 12, 20],
    ['Goleiro', 12, 0],
  ])('SC9 from 2025 on a %s with %i defensive contributions gets %i tenths, once', (position, count, tenths) => {
    const day = { position, scouts: { defensiveContribution: count } }
    expect(playerPointTenths(day, 'fpl-2025')).toBe(tenths)
    expect(playerPointTenths(day, 'fpl-2024')).toBe(0)
  })

  test('SC11 on small pitches a clean sheet is worth more and a goal less', () => {
    const worth = (scout: Scout, position: Position, rules: RuleSetName) =>
      playerPointTenths({ position, scouts: { [scout]: 1 } }, rules)
    expect([
      worth('goal', 'Atacante', 'fut7'),
      worth('goal', 'Linha', 'futsal'),
      worth('goal', 'Goleiro', 'futsal'),
    ]).toEqual([50, 40, 80])
    expect([
      worth('cleanSheet', 'Defensor', 'fut7'),
      worth('cleanSheet', 'Goleiro', 'futsal'),
      worth('cleanSheet', 'Linha', 'futsal'),
    ]).toEqual([80, 100, 0])
  })

  test('SC8 the points are the sum of the breakdown, for any scouts and any rules', () => {
    const counts = fc.dictionary(fc.constantFrom(...SCOUTS, 'ballsJuggled'), fc.nat(5))
    const position = fc.constantFrom(...POSITIONS)
    const rules = fc.constantFrom(...(Object.keys(RULE_SETS) as RuleSetName[]))
    fc.assert(
      fc.property(counts, position, fc.boolean(), rules, (scouts, at, keptGoal, name) => {
        const lines = breakdown({ position: at, scouts, keptGoal }, name)
        const sum = lines.reduce((total, { pointTenths }) => total + pointTenths, 0)
        expect(playerPointTenths({ position: at, scouts, keptGoal }, name)).toBe(sum)
      }),
    )
  })
})

describe('points of a lineup', () => {
  test.each([
    [80, 120],
    [7, 11],
    [-7, -10],
    [-10, -15],
    [0, 0],
    [1, 2],
    [-1, -1],
  ])('SC6 a captain of %i tenths counts %i', (tenths, counted) => {
    expect(tenths + captainBonusTenths(tenths)).toBe(counted)
  })

  test.each([40, 700])('SC7 the sums of a round are those of each lineup for %i players', (players) => {
    const lineup = fc.tuple(fc.array(fc.nat(players - 1), { minLength: 11, maxLength: 11 }), fc.nat(10))
    const known = players - 10
    const pointsOfAll = fc.array(fc.integer({ min: -150, max: 400 }), { minLength: known, maxLength: known })
    fc.assert(
      fc.property(fc.array(lineup, { maxLength: 9 }), pointsOfAll, (lineups, tenths) => {
        const columns = {
          players: Uint16Array.from(lineups.flatMap(([ids]) => ids)),
          captains: Uint8Array.from(lineups, ([, captain]) => captain),
        }
        const byId = new Map(tenths.map((value, id) => [id, value]))
        const plain = lineups.map(([ids, captain]) =>
          lineupPointTenths({ playerIds: ids, captainId: ids[captain]! }, byId),
        )
        expect([...scoreLineups(columns, Int16Array.from(tenths))]).toEqual(plain)
      }),
    )
  })

  test('SC7 columns of different lengths are refused', () => {
    const columns = { players: new Uint16Array(21), captains: new Uint8Array(2) }
    expect(() => scoreLineups(columns, new Int16Array(5))).toThrow(RangeError)
  })
})
