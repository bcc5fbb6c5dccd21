import { expect, test } from 'vitest'
import { groupsOf, type CupMatch } from '#domain/import/bracket-slots.ts'
import { bracketOf, type CupTie } from './bracket.ts'
import { bracketWinners, rightWinners } from './bracket-winners.ts'

const match = (homeId: number, awayId: number, startsAtMs: number, rest: Partial<CupMatch> = {}): CupMatch => ({
  group: null,
  homeId,
  awayId,
  startsAtMs,
  isOver: true,
  score: { home: 1, away: 0 },
  ...rest,
})
const tie = (id: number, slots: [string, string], [homeId, awayId]: [number | null, number | null]): CupTie => ({
  id,
  number: id,
  stageOrder: id < 3 ? 1 : 2,
  homeSlot: slots[0],
  awaySlot: slots[1],
  homeId,
  awayId,
})
const ties = [tie(1, ['1A', '2B'], [10, 21]), tie(2, ['1B', '2A'], [20, 11]), tie(3, ['W1', 'W2'], [10, 20])]
const played = [
  { tie: ties[0] as CupTie, match: match(10, 21, 300) },
  {
    tie: ties[1] as CupTie,
    match: match(20, 11, 400, { score: { home: 0, away: 0 }, penalties: { home: 3, away: 4 } }),
  },
  { tie: ties[2] as CupTie, match: match(10, 11, 500, { isOver: false }) },
]

test('BL12 a winner is known once its match is over, and is right only in its own stage', () => {
  const bracket = bracketOf(ties)
  if (!bracket) throw new Error('no tree')
  const winners = bracketWinners(bracket, { ties: played, groups: new Map() })
  expect(winners).toEqual([
    { stage: 1, clubId: 10, atMs: 300 },
    { stage: 1, clubId: 11, atMs: 400 },
  ])
  const choices = new Map([
    [1, 21],
    [2, 11],
    [3, 11],
  ])
  expect(rightWinners(bracket, choices, winners)).toEqual([{ stage: 1, clubId: 11, atMs: 400 }])
})

test('BL18 the clubs that come out of a group are known after its last match, and are right in either place', () => {
  const groups = groupsOf([
    match(10, 11, 100, { group: 'Group A' }),
    match(11, 10, 200, { group: 'Group A', score: { home: 0, away: 2 } }),
    match(20, 21, 110, { group: 'Group B' }),
    match(21, 20, 210, { group: 'Group B', score: { home: 0, away: 2 } }),
  ])
  const bracket = bracketOf(ties, [...groups.values()])
  if (!bracket) throw new Error('no tree')
  const winners = bracketWinners(bracket, { ties: played, groups })
  expect(winners.filter(({ stage }) => stage === 1).toSorted((a, b) => a.clubId - b.clubId)).toEqual([
    { stage: 1, clubId: 10, atMs: 200 },
    { stage: 1, clubId: 11, atMs: 200 },
    { stage: 1, clubId: 20, atMs: 210 },
    { stage: 1, clubId: 21, atMs: 210 },
  ])
  expect(rightWinners(bracket, new Map([['2A', 10]]), winners)).toEqual([{ stage: 1, clubId: 10, atMs: 200 }])
})
