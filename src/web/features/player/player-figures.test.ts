import { expect, test } from 'vitest'
import type { PlayerRound } from '#contract/player.ts'
import { averageTenths, lastPoints, pointsByScout, seasonsAgo } from './player-figures.ts'

const round = (pointTenths: number | null, scouts: PlayerRound['scouts'] = []) =>
  ({ pointTenths, scouts }) as PlayerRound

test('the average counts only matches that the player took part in', () => {
  expect(averageTenths({ rounds: [round(30), round(null), round(50)] })).toBe(40)
  expect(averageTenths({ rounds: [round(null)] })).toBeNull()
})

test('SC8 scouts of all rounds add up, the best first', () => {
  const rounds = [
    round(92, [
      { scout: 'goal', count: 1, pointTenths: 80 },
      { scout: 'shotSaved', count: 1, pointTenths: 12 },
    ]),
    round(14, [
      { scout: 'shotSaved', count: 2, pointTenths: 24 },
      { scout: 'yellowCard', count: 1, pointTenths: -10 },
    ]),
  ]
  expect(pointsByScout({ rounds })).toEqual([
    { scout: 'goal', count: 1, pointTenths: 80 },
    { scout: 'shotSaved', count: 3, pointTenths: 36 },
    { scout: 'yellowCard', count: 1, pointTenths: -10 },
  ])
})

test('a round number that rises on the way back belongs to the season before', () => {
  expect(seasonsAgo([2, 1, 14, 13, 1, 14])).toEqual([0, 0, 1, 1, 1, 2])
  expect(seasonsAgo([])).toEqual([])
})

test('the last five matches come oldest first, including those that the player missed', () => {
  const rounds = [round(60), round(null), round(40), round(30), round(20), round(10)]
  expect(lastPoints({ rounds })).toEqual([20, 30, 40, null, 60])
})
