import { expect, test } from 'vitest'
import { fullTime, goal, kickOff, minute, taps } from '#domain/testing/desk-taps.ts'
import { mustWait, type ReportedTap } from './tap.ts'

const LINK = 7
const byLink = (list: ReturnType<typeof taps>): ReportedTap[] => list.map((tap) => ({ ...tap, helperId: LINK }))
const playing = byLink(taps([0, kickOff, 'old'], [10, goal(14), 'old']))
const over = [...playing, ...byLink(taps([90, fullTime, 'other']))]

test.each<[string, { taps: ReportedTap[]; isFinal?: boolean; deviceId: string; helperId?: number | null }, boolean]>([
  ['DK14 before the end a new device counts', { taps: playing, deviceId: 'new' }, false],
  ['DK9 after the end a device that reported before it counts', { taps: over, deviceId: 'old' }, false],
  ['DK14 after the end a new device waits', { taps: over, deviceId: 'new' }, true],
  ['DK14 so does one that reported only the end', { taps: over, deviceId: 'other' }, true],
  ['DK14 so does a known one through another link', { taps: over, deviceId: 'old', helperId: 8 }, true],
  ['DK14 so does a new one where a file brought the end', { taps: [], isFinal: true, deviceId: 'new' }, true],
  ['DK14 organisers never wait', { taps: over, deviceId: 'new', helperId: null }, false],
  [
    'DK14 a device whose taps were accepted still counts as new',
    { taps: [...over, ...byLink(taps([91, goal(14), 'new']))], deviceId: 'new' },
    true,
  ],
  [
    'DK14 so does such a device where a file brought the end',
    {
      taps: byLink(taps([91, goal(14), 'new'])).map((tap) => ({ ...tap, wasHeld: true })),
      isFinal: true,
      deviceId: 'new',
    },
    true,
  ],
])('%s', (_rule, { taps: known, isFinal = false, deviceId, helperId = LINK }, waits) => {
  const tap: ReportedTap = { id: 'late', deviceId, helperId, atMs: 50 * minute, said: goal(14) }
  expect(mustWait({ taps: known, isFinal }, tap)).toBe(waits)
})
