import { expect, test } from 'vitest'
import type { PlayerRound } from '#contract/player.ts'
import { averageTenths, pointsByScout } from './player-figures.ts'

const round = (pointTenths: number | null, scouts: PlayerRound['scouts'] = []) =>
  ({ pointTenths, scouts }) as PlayerRound

test('the average counts matches he took part in only', () => {
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
