import { expect, test } from 'vitest'
import {
  deed,
  facts,
  fullTime,
  goal,
  halfTime,
  HOME,
  kickOff,
  scoutsOf,
  secondHalf,
  taps,
} from '#domain/testing/desk-taps.ts'
import { foldTaps } from './fold-taps.ts'
import type { Said, Tap } from './tap.ts'

test('a whole match becomes its score, events and scouts', () => {
  const match = foldTaps(
    facts,
    taps(
      [0, { kind: 'lineup', clubId: HOME, starters: [10, 12, 13, 14] }],
      [0, kickOff],
      [10, goal(14, { otherId: 13 })],
      [20, deed('yellow', 22)],
      [30, deed('yellow', 22)],
      [46.5, deed('save', 10)],
      [48, halfTime],
      [60, secondHalf],
      [61, deed('own_goal', 12)],
      [70, deed('substitution', 11, 10)],
      [80, deed('penalty_saved', 24)],
      [90, goal(24)],
      [110, fullTime],
    ),
  )
  expect(match.score).toEqual({ home: 1, away: 2 })
  expect(match.clock.phase).toBe('over')
  expect(match.events.map(({ kind, minute: at, stoppage }) => [kind, at, stoppage])).toEqual([
    ['kick_off', 1, 0],
    ['goal', 11, 0],
    ['yellow', 21, 0],
    ['second_yellow', 31, 0],
    ['save', 45, 2],
    ['half_time', 45, 4],
    ['second_half', 46, 0],
    ['own_goal', 47, 0],
    ['substitution', 56, 0],
    ['penalty_saved', 66, 0],
    ['goal', 76, 0],
    ['full_time', 90, 6],
  ])
  expect(scoutsOf(match, 14)).toEqual({ goal: 1 })
  expect(scoutsOf(match, 13)).toEqual({ assist: 1 })
  expect(scoutsOf(match, 22)).toEqual({ redCard: 1 })
  expect(scoutsOf(match, 12)).toEqual({ ownGoal: 1 })
  // A goal counts against the goalkeeper of its moment: the own goal against player 10, the last one against player 11.
  expect(scoutsOf(match, 10)).toEqual({ save: 1, goalConceded: 1 })
  expect(scoutsOf(match, 11)).toEqual({ penaltySaved: 1, goalConceded: 1 })
  expect(new Set(match.onPitch.home)).toEqual(new Set([11, 12, 13, 14]))
})

test('DK4 a corrected clock is right for the whole half, and changes no other half', () => {
  const late = taps([0, kickOff], [1, goal(14)], [2, { kind: 'clock', second: 300 }], [3, goal(14)])
  expect(foldTaps(facts, late).events.map(({ minute: at }) => at)).toEqual([4, 5, 7])
  const next = foldTaps(facts, [
    ...late,
    ...taps([50, secondHalf], [51, goal(24)]).map((tap) => ({ ...tap, id: `b${tap.id}` })),
  ])
  expect(next.events.at(-1)).toMatchObject({ minute: 47 })
})

test('DK4 a half that begins when the one before ends comes after that end', () => {
  const { events } = foldTaps(facts, taps([0, kickOff], [48, halfTime], [48, secondHalf], [48.005, deed('yellow', 22)]))
  expect(events.map(({ kind, minute: at, stoppage }) => [kind, at, stoppage])).toEqual([
    ['kick_off', 1, 0],
    ['half_time', 45, 4],
    ['second_half', 46, 0],
    ['yellow', 46, 0],
  ])
})

test('DK5 the same tap of a second phone within a minute waits for an answer, which decides whether it counts', () => {
  const both = taps([0, kickOff], [10, goal(14)], [10.5, goal(13), 'two'])
  const asked = foldTaps(facts, both)
  expect(asked.score.home).toBe(1)
  expect(asked.questions).toEqual([{ tapId: 'tap-2', likeId: 'tap-1' }])
  const answer = (isSame: boolean): Tap => ({
    ...both[0]!,
    id: 'answer',
    said: { kind: 'judge', tapId: 'tap-2', isSame },
  })
  expect(foldTaps(facts, [...both, answer(true)])).toMatchObject({ score: { home: 1 }, questions: [] })
  expect(foldTaps(facts, [...both, answer(false)])).toMatchObject({ score: { home: 2 }, questions: [] })
  const undo: Tap = { ...both[0]!, id: 'undo', said: { kind: 'undo', tapId: 'tap-1' } }
  expect(foldTaps(facts, [...both, undo])).toMatchObject({ score: { home: 1 }, questions: [] })
})

test('DK5 an own goal of one club is like a goal of the other', () => {
  const { score, questions } = foldTaps(facts, taps([0, kickOff], [10, goal(14)], [10.2, deed('own_goal', 22), 'two']))
  expect([score.home, questions]).toEqual([1, [{ tapId: 'tap-2', likeId: 'tap-1' }]])
})

test.each<[string, [number, Said, string?][], number]>([
  [
    'DK5 two taps of one phone both count',
    [
      [10, goal(14)],
      [10.2, goal(14)],
    ],
    2,
  ],
  [
    'DK5 taps more than a minute apart both count',
    [
      [10, goal(14)],
      [11.1, goal(14), 'two'],
    ],
    2,
  ],
  [
    'DK5 an own goal of the club that scored is another one',
    [
      [10, goal(14)],
      [10.2, deed('own_goal', 13), 'two'],
    ],
    1,
  ],
  [
    'DK5 goals of different clubs both count',
    [
      [10, goal(14)],
      [10.2, goal(24), 'two'],
    ],
    1,
  ],
  [
    'DK5 cards of different players both count',
    [
      [10, deed('yellow', 14)],
      [10.1, deed('yellow', 13), 'two'],
    ],
    0,
  ],
])('%s', (_rule, told, home) => {
  const match = foldTaps(facts, taps([0, kickOff], ...told))
  expect(match.score.home).toBe(home)
  expect(match.questions).toEqual([])
})

test('DK7 everybody of a side without a line-up took part, with one goalkeeper', () => {
  const match = foldTaps(
    facts,
    taps([0, kickOff], [0, goal(14, { minute: 70 })], [0, goal(13, { minute: 30 })], [0, fullTime]),
  )
  expect(match.players.filter(({ tookPart }) => tookPart).map(({ playerId }) => playerId)).toEqual([
    10, 12, 13, 14, 20, 22, 23, 24,
  ])
  expect(scoutsOf(match, 10)).toEqual({ cleanSheet: 1 })
  expect(scoutsOf(match, 20)).toEqual({ goalConceded: 2 })
  expect(match.events.map(({ minute: at }) => at)).toEqual([1, 30, 70, 90])
})

test('DK8 scouts counted after the match replace the taps of the same scouts', () => {
  const counts: Said = { kind: 'counts', clubId: HOME, playerId: 13, scouts: { tackle: 4, foul: 0 } }
  const match = foldTaps(
    facts,
    taps([0, kickOff], [1, deed('tackle', 13)], [2, deed('foul', 13)], [90, fullTime], [95, counts]),
  )
  expect(scoutsOf(match, 13)).toEqual({ tackle: 4 })
})

test('DK7 without a line-up the desk offers both goalkeepers, and the first one with more than a card kept goal', () => {
  const unnamed = foldTaps(facts, taps([0, kickOff], [10, goal(24)]))
  expect(unnamed.offered.home).toEqual(expect.arrayContaining([10, 11]))
  expect(unnamed.onPitch.home).not.toContain(11)
  expect(scoutsOf(unnamed, 10)).toEqual({ goalConceded: 1 })
  const named = foldTaps(facts, taps([0, kickOff], [10, goal(24)], [20, deed('yellow', 10)], [30, deed('save', 11)]))
  expect([scoutsOf(named, 11), named.onPitch.home.includes(10)]).toEqual([{ goalConceded: 1, save: 1 }, false])
  const changed = foldTaps(facts, taps([0, kickOff], [10, deed('substitution', 11, 10)]))
  expect(changed.offered.home).not.toContain(10)
  const told = foldTaps(facts, taps([0, { kind: 'lineup', clubId: HOME, starters: [10, 12] }], [1, kickOff]))
  expect(told.offered.home).toEqual([10, 12])
})
