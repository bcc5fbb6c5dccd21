import { describe, expect, test } from 'vitest'
import { WORLD_SPORTS } from '#world/sport/world-sports.ts'
import { courtPlayers } from './court-players.ts'
import { FIT, type Condition } from '#world/players/condition.ts'
import { FOOTBALL_SQUAD, footballPlayers } from './football-players.ts'
import { nextConditions } from '#world/players/next-conditions.ts'
import { startingPrices } from '#world/prices/starting-prices.ts'

const football = footballPlayers(7)
const court = courtPlayers({ seed: 7, takenNames: football.map((player) => player.name) })

test('each football club has 22 players in a fixed mix of positions, with ids 1 to 176', () => {
  expect(football.map((player) => player.id)).toEqual(Array.from({ length: 176 }, (_, i) => i + 1))
  for (const { id } of WORLD_SPORTS.futebol.clubs)
    for (const [position, count] of Object.entries(FOOTBALL_SQUAD))
      expect(football.filter((player) => player.clubId === id && player.position === position)).toHaveLength(count)
})

test('a basketball or volleyball club has 10 players, a tennis competitor is one', () => {
  for (const [sport, size] of [
    ['basquete', 10],
    ['volei', 10],
    ['tenis', 1],
  ] as const)
    for (const { id } of WORLD_SPORTS[sport].clubs)
      expect(court.filter((player) => player.clubId === id)).toHaveLength(size)
})

test.each(['id', 'slug', 'name'] as const)('%s is unique in the world', (field) => {
  const all = [...football, ...court].map((player) => player[field])
  expect(new Set(all).size).toBe(all.length)
})

test('the same seed makes the same players, another seed others', () => {
  expect(footballPlayers(7)).toEqual(football)
  expect(footballPlayers(8).map((player) => player.name)).not.toEqual(football.map((player) => player.name))
})

test('starting prices stay within 50 and 150, allow a cheap eleven, and do not allow the most expensive one', () => {
  const prices = startingPrices(7, football)
  expect(prices).toEqual(startingPrices(7, football))
  const all = [...prices.values()].sort((a, b) => a - b)
  expect(all).toHaveLength(176)
  expect(all[0]).toBeGreaterThanOrEqual(50)
  expect(all.at(-1)).toBeLessThanOrEqual(150)
  expect(all.at(-1)! - all[0]!).toBeGreaterThan(40)
  expect(all.slice(0, 11).reduce((sum, price) => sum + price, 0)).toBeLessThan(1000)
  expect(all.slice(-11).reduce((sum, price) => sum + price, 0)).toBeGreaterThan(1000)
})

describe('conditions', () => {
  const [player] = football
  const id = player!.id
  const after = (before: Condition, seen: { yellow?: boolean; red?: boolean }, round = 1) =>
    nextConditions({
      seed: 7,
      season: 1,
      round,
      players: [player!],
      conditions: new Map([[id, before]]),
      appearances: new Map([[id, { played: true, yellow: false, red: false, ...seen }]]),
    }).get(id)!

  test('a red card and a third yellow are each a ban of one round', () => {
    expect(after(FIT, { red: true })).toEqual({ status: 'suspenso', roundsOut: 1, yellows: 0 })
    expect(after({ ...FIT, yellows: 2 }, { yellow: true })).toEqual({ status: 'suspenso', roundsOut: 1, yellows: 0 })
    expect(after({ ...FIT, yellows: 1 }, { yellow: true }).status).not.toBe('suspenso')
  })

  test('an injury counts down and ends', () => {
    expect(after({ status: 'contundido', roundsOut: 3, yellows: 1 }, {})).toEqual({
      status: 'contundido',
      roundsOut: 2,
      yellows: 1,
    })
    const ended = Array.from({ length: 50 }, (_, round) =>
      after({ status: 'suspenso', roundsOut: 1, yellows: 0 }, {}, round),
    )
    expect(ended.filter(({ status }) => status === 'provavel').length).toBeGreaterThan(35)
    expect(ended.some(({ status }) => status === 'suspenso')).toBe(false)
  })
})
