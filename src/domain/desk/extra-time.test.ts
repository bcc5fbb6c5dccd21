import { expect, test } from 'vitest'
import {
  AWAY,
  facts,
  fullTime,
  goal,
  halfTime,
  HOME,
  kick,
  kickOff,
  periodOf,
  scoutsOf,
  secondHalf,
  taps,
} from '#domain/testing/desk-taps.ts'
import { foldTaps } from './fold-taps.ts'
import type { Said } from './tap.ts'

/** Level after two halves, then a goal each in extra time. */
const extraTime: [number, Said][] = [
  [0, { kind: 'lineup', clubId: HOME, starters: [10, 12, 13, 14] }],
  [0, kickOff],
  [46, halfTime],
  [60, secondHalf],
  [107, periodOf('normal_end')],
  [112, periodOf('extra_first')],
  [120, goal(14)],
  [128, periodOf('extra_second')],
  [130, goal(24)],
  [144, periodOf('shoot_out')],
]

test('DK13 a match goes on in extra time and in a shoot-out, which leave its score as it was', () => {
  const match = foldTaps(
    facts,
    taps(
      ...extraTime,
      [145, kick(AWAY, true)],
      [146, kick(HOME, true)],
      [147, kick(AWAY, false)],
      [148, kick(HOME, true)],
      [149, fullTime],
    ),
  )
  expect(match).toMatchObject({
    score: { home: 0, away: 0 },
    extraTime: { home: 1, away: 1 },
    penalties: { home: 2, away: 1 },
  })
  expect(match.events.slice(3).map(({ kind, minute: at, stoppage }) => [kind, at, stoppage])).toEqual([
    ['normal_end', 90, 3],
    ['extra_time', 91, 0],
    ['goal', 99, 0],
    ['extra_second_half', 106, 0],
    ['goal', 108, 0],
    ['shoot_out', 120, 2],
    ['kick_in', 120, 2],
    ['kick_in', 120, 2],
    ['kick_missed', 120, 2],
    ['kick_in', 120, 2],
    ['full_time', 120, 2],
  ])
  // MT6: goals of extra time count for a player and cost the goalkeeper the clean sheet; shoot-out kicks count for
  // nothing.
  expect(scoutsOf(match, 14)).toEqual({ goal: 1 })
  expect(scoutsOf(match, 10)).toEqual({ goalConceded: 1 })
})

test('DK13 minute 95, reported after the end, is in extra time if there was any, otherwise in stoppage time', () => {
  const told = (...more: [number, Said][]) =>
    foldTaps(facts, taps([0, kickOff], ...more, [0, goal(14, { minute: 95 })], [200, fullTime]))
  expect(told()).toMatchObject({ score: { home: 1 }, extraTime: null })
  expect(told().events.map(({ minute: at, stoppage }) => [at, stoppage])).toEqual([
    [1, 0],
    [90, 5],
    [90, 0],
  ])
  expect(told([0, periodOf('extra_first')])).toMatchObject({ score: { home: 0 }, extraTime: { home: 1 } })
})

test('DK5 DK13 a kick that two phones report waits for an answer, even if their outcomes differ', () => {
  const both = taps(...extraTime, [145, kick(HOME, true)]).concat(
    taps([145.5, kick(HOME, false), 'two']).map((tap) => ({ ...tap, id: 'other' })),
  )
  const asked = foldTaps(facts, both)
  expect(asked.questions).toMatchObject([{ tapId: 'other' }])
  expect(asked.penalties).toEqual({ home: 1, away: 0 })
})
