import { expect, test } from 'vitest'
import type { MatchPageView } from '#contract/match.ts'
import { eventTenths } from './event-points.ts'

const person = (id: number) => ({ id, name: 'Ana', clubId: 1 })
const player = (playerId: number, scouts: MatchPageView['players'][number]['scouts']) => ({
  playerId,
  name: 'Ana',
  position: 'Atacante',
  clubId: 1,
  pointTenths: 0,
  rules: null,
  priceChange: null,
  tookPart: true,
  scouts,
})
const page = {
  players: [
    player(1, [
      { scout: 'goal', count: 2, pointTenths: 160 },
      { scout: 'redCard', count: 1, pointTenths: -30 },
    ]),
    player(2, [{ scout: 'assist', count: 1, pointTenths: 50 }]),
  ],
}

test('SC8 an event is worth one of its scouts, for the scorer and for the assistant', () => {
  const goal = { kind: 'goal', player: person(1), other: person(2) }
  expect([eventTenths(page, goal, 1), eventTenths(page, goal, 2), eventTenths(page, goal, 3)]).toEqual([
    80,
    50,
    undefined,
  ])
  const saved = { kind: 'penalty_saved', player: person(2), other: person(3) }
  const keeper = player(3, [{ scout: 'penaltySaved', count: 1, pointTenths: 70 }])
  expect(eventTenths({ players: [...page.players, keeper] }, saved, 3), 'the goalkeeper').toBe(70)
  const second = { kind: 'second_yellow', player: person(1), other: null }
  expect(eventTenths(page, second, 1), 'it took a yellow card back').toBeUndefined()
})
