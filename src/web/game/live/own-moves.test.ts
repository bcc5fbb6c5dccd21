import { expect, test } from 'vitest'
import type { LiveYou, OwnRound } from '#contract/live.ts'
import { moveOf, withMove } from './own-moves.ts'

const goal = {
  kind: 'own' as const,
  playerId: 7,
  playerName: 'Antunes',
  isCaptain: true,
  tenths: 120,
  scouts: [{ scout: 'goal' as const, count: 1 }],
}
const you: LiveYou = { rank: 10, before: 25, points: 5_000, roundTenths: 320, causes: [goal] }
const shirt = { main: '#000000', second: '#ffffff', pattern: 'plain' } as const
const player = (playerId: number, pointTenths: number) => ({
  playerId,
  name: `J${playerId}`,
  position: 'Atacante' as const,
  club: 'A',
  shirt,
  isCaptain: playerId === 7,
  isVice: false,
  hasArmband: playerId === 7,
  presence: 'played' as const,
  pointTenths,
  bonusTenths: 0,
})
const own: OwnRound = {
  round: { id: 1, number: 3, isRunning: true },
  lineups: [
    { squadId: 1, squadName: 'A', counts: true, pointTenths: 200, players: [player(7, 80), player(8, 120)], bench: [] },
    { squadId: 2, squadName: 'B', counts: false, pointTenths: 90, players: [player(7, 80)], bench: [] },
  ],
  states: [],
  standing: { rank: 25, points: 4_880, of: 100 },
  season: null,
  spread: null,
  oldSinceMs: null,
  latest: null,
}

test('a goal moves the shirt, the total and the rank of the counting lineup, and of no other', () => {
  const after = withMove(own, you)
  expect(after.standing).toEqual({ rank: 10, points: 5_000, of: 100 })
  expect(after.lineups.map(({ pointTenths }) => pointTenths)).toEqual([320, 90])
  expect(after.lineups[0]!.players.map(({ pointTenths }) => pointTenths)).toEqual([200, 120])
})

test('an answer that already contains the goal does not count it twice', () => {
  const arrived = withMove(own, you)
  expect(withMove(arrived, you)).toEqual(arrived)
})

test('an incoming reserve waits for the server, because the points were on the shirt before', () => {
  const after = withMove(own, { ...you, causes: [{ ...goal, insteadOf: 'Outro' }] })
  expect(after.lineups[0]!.players.map(({ pointTenths }) => pointTenths)).toEqual([80, 120])
})

test('a move names the strongest cause and the places gained', () => {
  const small = { ...goal, playerId: 8, tenths: -5 }
  expect(moveOf({ ...you, causes: [small, goal] }, 4)).toMatchObject({ key: 4, first: goal, places: 15 })
  expect(moveOf({ ...you, before: null, causes: [] }, 5)).toMatchObject({ first: undefined, places: 0 })
})
