import { expect, test } from 'vitest'
import { chancesOverTime, type TimedMatch } from './chances-over-time.ts'

const none = { home: 0, away: 0 }
const led = { home: 1, away: 0 }
const match: TimedMatch = {
  homeId: 1,
  awayId: 2,
  minute: 90,
  score: led,
  isOver: true,
  expected: { home: 1.4, away: 1.1 },
  events: [
    { minute: 1, kind: 'kick_off', clubId: null, score: none },
    { minute: 22, kind: 'goal', clubId: 1, score: led },
    { minute: 60, kind: 'red', clubId: 2, score: led },
    { minute: 90, kind: 'full_time', clubId: null, score: led },
  ],
}

test('FO2 the chances go every five minutes from the forecast to the result', () => {
  const chances = chancesOverTime(match)
  expect(chances.map(({ minute }) => minute)).toEqual(Array.from({ length: 19 }, (_, at) => at * 5))
  const home = chances.map(({ homePercent }) => homePercent)
  expect(home[5]! - home[4]!, 'the goal').toBeGreaterThan(20)
  expect(home[12]! - home[11]!, 'the red card').toBeGreaterThan(home[11]! - home[10]!)
  expect(chances.at(-1)).toEqual({ minute: 90, homePercent: 100, drawPercent: 0, awayPercent: 0 })
  for (const { homePercent, drawPercent, awayPercent } of chances)
    expect(homePercent + drawPercent + awayPercent).toBe(100)
})

test('FO2 a running match ends at its minute, and events that do not lead to the score show nothing', () => {
  const running = { ...match, minute: 33, isOver: false, events: match.events.slice(0, 2) }
  expect(chancesOverTime(running).map(({ minute }) => minute)).toEqual([0, 5, 10, 15, 20, 25, 30, 33])
  expect(chancesOverTime({ ...match, score: { home: 2, away: 0 } })).toEqual([])
})
