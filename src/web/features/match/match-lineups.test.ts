import { expect, test } from 'vitest'
import type { MatchPageView } from '#contract/match.ts'
import { lineupsOf } from './match-lineups.ts'

const playersOf = (clubId: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ playerId: 100 * clubId + at, clubId, tookPart: true }))

const pageWith = ({ count, sideSize }: { count: number; sideSize: number }) =>
  ({
    match: { sport: 'futebol', home: { id: 1 }, away: { id: 2 } },
    players: [...playersOf(1, count), ...playersOf(2, sideSize)],
    events: [],
    sideSize,
  }) as unknown as MatchPageView

test.each([
  { sideSize: 11, count: 11, isShown: true },
  { sideSize: 11, count: 12, isShown: false },
  { sideSize: 5, count: 5, isShown: true },
  { sideSize: 5, count: 9, isShown: false },
  { sideSize: 5, count: 0, isShown: false },
])(
  'MP1 MD1 a side of $sideSize with $count starters has a line-up: $isShown, otherwise neither side has',
  ({ isShown, ...page }) => {
    expect(lineupsOf(pageWith(page)) !== undefined).toBe(isShown)
  },
)
