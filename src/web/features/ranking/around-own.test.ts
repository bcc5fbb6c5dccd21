import { expect, test } from 'vitest'
import type { RankingEntry } from '#contract/ranking.ts'
import { aroundOwn } from './around-own.ts'

const entry = (managerId: number): RankingEntry => ({
  managerId,
  name: 'Ana',
  avatarSeed: 'ana',
  country: 'BR',
  rank: managerId,
  score: 0,
  change: 0,
  isNewcomer: false,
  badges: [],
  trophies: 0,
  isGone: false,
})
const page = { items: [1, 2, 3].map(entry) }
const around = [7, 8, 9].map(entry)

test('the board opens around a person who is not on its first page, and with that page for everybody else', () => {
  expect(aroundOwn(page, { managerId: 8, own: entry(8), around })).toBe(around)
  expect(aroundOwn(page, { managerId: 2, own: entry(2), around: page.items })).toBeUndefined()
  expect(aroundOwn(page, { managerId: 8, own: null, around: [] })).toBeUndefined()
  expect(aroundOwn(page, { managerId: null, own: null, around: [] })).toBeUndefined()
})
