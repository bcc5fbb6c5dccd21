import { expect, test } from 'vitest'
import type { RankingEntry } from '#contract/ranking.ts'
import { onPodium } from './on-podium.ts'

const board = (...scores: number[]): RankingEntry[] =>
  scores.map((score, place) => ({
    managerId: place + 1,
    name: 'Ana',
    avatarSeed: 'ana',
    country: 'BR',
    rank: place + 1,
    score,
    change: 0,
    isNewcomer: false,
    badges: [],
    trophies: 0,
    isGone: false,
  }))
const standing = (scores: number[], page = 1) => onPodium(board(...scores), page).map(({ managerId }) => managerId)

test('the first three with points are on the podium of the first page', () => {
  expect(standing([90, 80, 70, 60])).toEqual([1, 2, 3])
  expect(standing([90, 80, 70, 60], 2)).toEqual([])
})

test('a week of one person with 0 points has no podium, and nobody below 0 is on one', () => {
  expect(standing([0])).toEqual([])
  expect(standing([50, 0, -12])).toEqual([1])
})
