import { expect, test } from 'vitest'
import { clubForSlot, winnerOf, type FinishedGroup, type FinishedTie } from './bracket-slots.ts'

const tie = (over: Partial<FinishedTie>): FinishedTie => ({
  number: 74,
  homeId: 1,
  awayId: 2,
  score: { home: 1, away: 1 },
  ...over,
})

test.each([
  ['IM8 ninety minutes', tie({ score: { home: 0, away: 2 } }), 2],
  ['IM8 extra time', tie({ extraTime: { home: 2, away: 1 } }), 1],
  ['IM8 penalties', tie({ extraTime: { home: 1, away: 1 }, penalties: { home: 3, away: 4 } }), 2],
  ['IM8 nothing decided yet', tie({}), undefined],
])('%s', (_how, finished, winner) => {
  expect(winnerOf(finished)).toBe(winner)
})

const group = (isOver: boolean, last: [number, number] = [2, 0]): FinishedGroup => ({
  letter: 'A',
  clubIds: [1, 2, 3],
  isOver,
  matches: [
    { homeId: 1, awayId: 2, startsAtMs: 1, score: { home: 1, away: 0 } },
    { homeId: 2, awayId: 3, startsAtMs: 2, score: { home: last[0], away: last[1] } },
    { homeId: 3, awayId: 1, startsAtMs: 3, score: { home: 0, away: 1 } },
  ],
})

test('IM8 places of the bracket are filled by ties and groups that are over, and only by those', () => {
  const known = (one: FinishedGroup) => ({
    ties: new Map([[74, tie({ score: { home: 2, away: 0 } })]]),
    groups: new Map([['A', one]]),
  })
  const slots = ['W74', 'L74', 'W75', '1A', '2A', '1B', '3A/B/C']
  expect(slots.map((slot) => clubForSlot(slot, known(group(true))))).toEqual([
    1,
    2,
    undefined,
    1,
    2,
    undefined,
    undefined,
  ])
  expect(clubForSlot('1A', known(group(false)))).toBeUndefined()
  // The two clubs are equal in everything, so a newer file must say which one is second.
  expect(clubForSlot('2A', known(group(true, [0, 0])))).toBeUndefined()
})
