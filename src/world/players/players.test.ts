import { expect, test } from 'vitest'
import { clubsBySport } from '#world/clubs/all-clubs.ts'
import { courtPlayers } from './court-players.ts'
import { FOOTBALL_SQUAD, footballPlayers } from './football-players.ts'

const football = footballPlayers(7)
const court = courtPlayers({ seed: 7, takenNames: football.map((player) => player.name) })

test('22 players a football club in the fixed mix of positions, numbered 1 to 176', () => {
  expect(football.map((player) => player.id)).toEqual(Array.from({ length: 176 }, (_, i) => i + 1))
  for (const { id } of clubsBySport.futebol)
    for (const [position, count] of Object.entries(FOOTBALL_SQUAD))
      expect(football.filter((player) => player.clubId === id && player.position === position)).toHaveLength(count)
})

test('10 players a basketball or volleyball club, one a tennis competitor', () => {
  for (const [sport, size] of [
    ['basquete', 10],
    ['volei', 10],
    ['tenis', 1],
  ] as const)
    for (const { id } of clubsBySport[sport]) expect(court.filter((player) => player.clubId === id)).toHaveLength(size)
})

test.each(['id', 'slug', 'name'] as const)('%s is unique in the world', (field) => {
  const all = [...football, ...court].map((player) => player[field])
  expect(new Set(all).size).toBe(all.length)
})

test('the same seed makes the same players, another seed others', () => {
  expect(footballPlayers(7)).toEqual(football)
  expect(footballPlayers(8).map((player) => player.name)).not.toEqual(football.map((player) => player.name))
})
