import { expect, test } from 'vitest'
import { facts, fullTime, goal, HOME, kick, kickOff, minute, taps } from '#domain/testing/desk-taps.ts'
import { judgeTap } from './judge-tap.ts'
import type { Said, Tap } from './tap.ts'

const playing = taps([0, kickOff], [10, goal(14)])
const over = [...playing, ...taps([95, fullTime]).map((tap) => ({ ...tap, id: 'end' }))]
test.each<[string, Tap[], number, Said, 'organiser' | 'helper', string]>([
  ['DK2 nothing is accepted before the kick-off', [], 1, goal(14), 'organiser', 'not_begun'],
  ['DK2 except a line-up', [], 1, { kind: 'lineup', clubId: HOME, starters: [10] }, 'helper', 'ok'],
  ['DK2 a player of neither club is refused', playing, 11, goal(34), 'organiser', 'not_of_these_clubs'],
  [
    'DK2 a player of the other club is refused',
    playing,
    11,
    { ...goal(24), clubId: HOME } as Said,
    'organiser',
    'not_of_these_clubs',
  ],
  ['DK6 a tap is taken back within five minutes', playing, 15, { kind: 'undo', tapId: 'tap-1' }, 'helper', 'ok'],
  ['DK6 but not later', playing, 15.1, { kind: 'undo', tapId: 'tap-1' }, 'helper', 'undo_too_late'],
  ['DK6 except by organisers', playing, 80, { kind: 'undo', tapId: 'tap-1' }, 'organiser', 'ok'],
  ['DK6 the kick-off stays', playing, 1, { kind: 'undo', tapId: 'tap-0' }, 'organiser', 'tap_stays'],
  ['DK6 an unknown tap cannot be taken back', playing, 1, { kind: 'undo', tapId: 'none' }, 'organiser', 'tap_unknown'],
  ['DK13 a kick without a shoot-out is refused', playing, 11, kick(HOME, true), 'organiser', 'no_shoot_out'],
  ['DK9 a tap from before the end that arrives after it counts', over, 94, goal(14), 'helper', 'ok'],
  ['DK9 a tap from after the end is refused', over, 96, goal(14), 'organiser', 'whistle_blown'],
  ['DK9 an organiser adds an event with its minute', over, 96, goal(14, { minute: 44 }), 'organiser', 'ok'],
  ['DK9 a helper does not', over, 96, goal(14, { minute: 44 }), 'helper', 'whistle_blown'],
  ['DK9 an end that two phones report is one', over, 96, fullTime, 'helper', 'ok'],
])('%s', (_rule, before, atMinute, said, who, expected) => {
  const tap: Tap = { id: 'new', deviceId: 'one', atMs: atMinute * minute, said }
  const judged = judgeTap({ facts, taps: before, isOrganiser: who === 'organiser' }, tap)
  expect(judged.ok ? 'ok' : judged.error).toBe(expected)
})
