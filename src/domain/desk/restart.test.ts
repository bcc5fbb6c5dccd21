import { expect, test } from 'vitest'
import { facts, goal, halfTime, kickOff, minute, secondHalf, taps } from '#domain/testing/desk-taps.ts'
import { foldTaps } from './fold-taps.ts'
import { judgeTap } from './judge-tap.ts'
import type { DeskFacts, Said, Tap } from './tap.ts'

const DAY = 24 * 60
/** Stopped after 15 minutes of the second half, which began at 60; the match goes on the next day. */
const STOPPED_AT = 75 * minute
const restart: Said = { kind: 'restart', stoppedAtMs: STOPPED_AT, minute: 60 }
const before = taps([0, kickOff], [10, goal(14)], [45, halfTime], [60, secondHalf], [74, goal(24)])
const resumed = [...before, ...taps([DAY, restart]).map((tap) => ({ ...tap, id: 'restart' }))]
const late = (atMinute: number, said: Said): Tap => ({ id: 'late', deviceId: 'one', atMs: atMinute * minute, said })
const minutes = (told: readonly Tap[]) =>
  foldTaps(facts, told).events.map(({ kind, minute: at }): [string, number] => [kind, at])

test('MT11 a match goes on from the minute in which it stopped, and earlier events keep their minute', () => {
  expect(minutes([...resumed, late(DAY + 5, goal(14))])).toEqual([
    ['kick_off', 1],
    ['goal', 11],
    ['half_time', 45],
    ['second_half', 46],
    ['goal', 60],
    ['restart', 60],
    ['goal', 65],
  ])
})

test('MT11 a restart that two phones report is one, and the clock can be corrected after it', () => {
  const twice = [...resumed, { ...late(DAY + 1, restart), deviceId: 'two' }]
  expect(minutes(twice).filter(([kind]) => kind === 'restart')).toHaveLength(1)
  const right = [
    ...twice,
    { ...late(DAY + 2, { kind: 'clock', second: 70 * 60 }), id: 'clock' },
    late(DAY + 3, goal(14)),
  ]
  expect(minutes(right).slice(-3)).toEqual([
    ['goal', 60],
    ['restart', 69],
    ['goal', 72],
  ])
})

test('MT11 a tap with a time during the stop has the minute in which the match stopped', () => {
  expect(minutes([...resumed, late(200, goal(14))]).filter(([kind]) => kind === 'goal')).toEqual([
    ['goal', 11],
    ['goal', 60],
    ['goal', 60],
  ])
})

const stopped: DeskFacts = { ...facts, stop: { atMs: STOPPED_AT, minute: 60, resumesAtMs: DAY * minute } }
const forGood: DeskFacts = { ...facts, stop: { atMs: STOPPED_AT, minute: 60, resumesAtMs: null } }
test.each<[string, DeskFacts, Tap[], Tap, string]>([
  ['MT11 a tap from before the stop that arrives after it counts', stopped, before, late(74, goal(14)), 'ok'],
  ['MT11 a tap from during the stop is refused', stopped, before, late(76, goal(14)), 'match_stopped'],
  ['MT11 a restart is accepted', stopped, before, late(DAY, restart), 'ok'],
  ['MT11 after it taps are accepted as usual', stopped, resumed, late(DAY + 1, goal(14)), 'ok'],
  ['MT11 no restart of a match that is abandoned for good', forGood, before, late(DAY, restart), 'match_stopped'],
  ['MT11 no restart of a match that never stopped', facts, before, late(76, restart), 'match_stopped'],
  ['MT11 no restart after another stop', stopped, before, late(DAY, { ...restart, stoppedAtMs: 1 }), 'match_stopped'],
  ['MT11 no restart from another minute', stopped, before, late(DAY, { ...restart, minute: 5 }), 'match_stopped'],
  ['MT11 no second restart from another minute', facts, resumed, late(DAY, { ...restart, minute: 5 }), 'match_stopped'],
  [
    'DK6 MT11 a restart cannot be taken back',
    facts,
    resumed,
    late(DAY, { kind: 'undo', tapId: 'restart' }),
    'tap_stays',
  ],
  ['MT11 a restart may be reported again by another phone', facts, resumed, late(DAY + 1, restart), 'ok'],
])('%s', (_rule, known, told, tap, expected) => {
  const judged = judgeTap({ facts: known, taps: told, isOrganiser: false }, tap)
  expect(judged.ok ? 'ok' : judged.error).toBe(expected)
})
