import { expect, test } from 'vitest'
import { facts, fullTime, goal, HOME, kick, kickOff, minute, taps } from '#domain/testing/desk-taps.ts'
import { judgeTap } from './judge-tap.ts'
import type { Said, Tap } from './tap.ts'

const playing = taps([0, kickOff], [10, goal(14)])
const over = [...playing, ...taps([95, fullTime]).map((tap) => ({ ...tap, id: 'end' }))]
test.each<[string, Tap[], number, Said, 'organiser' | 'helper', string]>([
  ['DK2 before the kick-off nothing happens', [], 1, goal(14), 'organiser', 'not_begun'],
  ['DK2 a line-up comes before', [], 1, { kind: 'lineup', clubId: HOME, starters: [10] }, 'helper', 'ok'],
  ['DK2 who is of neither club', playing, 11, goal(34), 'organiser', 'not_of_these_clubs'],
  [
    'DK2 who is of the other club',
    playing,
    11,
    { ...goal(24), clubId: HOME } as Said,
    'organiser',
    'not_of_these_clubs',
  ],
  ['DK6 taken back within five minutes', playing, 15, { kind: 'undo', tapId: 'tap-1' }, 'helper', 'ok'],
  ['DK6 not later', playing, 15.1, { kind: 'undo', tapId: 'tap-1' }, 'helper', 'undo_too_late'],
  ['DK6 but by organisers', playing, 80, { kind: 'undo', tapId: 'tap-1' }, 'organiser', 'ok'],
  ['DK6 the kick-off stays', playing, 1, { kind: 'undo', tapId: 'tap-0' }, 'organiser', 'tap_stays'],
  ['DK6 what nobody tapped', playing, 1, { kind: 'undo', tapId: 'none' }, 'organiser', 'tap_unknown'],
  ['DK13 without a shoot-out nobody kicks', playing, 11, kick(HOME, true), 'organiser', 'no_shoot_out'],
  ['DK9 tapped before the whistle, arrived after it', over, 94, goal(14), 'helper', 'ok'],
  ['DK9 tapped after the whistle', over, 96, goal(14), 'organiser', 'whistle_blown'],
  ['DK9 added with its minute', over, 96, goal(14, { minute: 44 }), 'organiser', 'ok'],
  ['DK9 not by a helper', over, 96, goal(14, { minute: 44 }), 'helper', 'whistle_blown'],
  ['DK9 a whistle that two tell is one', over, 96, fullTime, 'helper', 'ok'],
])('%s', (_rule, before, atMinute, said, who, expected) => {
  const tap: Tap = { id: 'new', deviceId: 'one', atMs: atMinute * minute, said }
  const judged = judgeTap({ facts, taps: before, isOrganiser: who === 'organiser' }, tap)
  expect(judged.ok ? 'ok' : judged.error).toBe(expected)
})
