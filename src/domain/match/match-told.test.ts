import { expect, test } from 'vitest'
import { elevenOf } from './elevens.ts'
import { courtStatistics, footballStatistics } from './match-statistics.ts'
import { pressureOf } from './pressure.ts'

const sides = { homeId: 1, awayId: 2 }
const appearance = (playerId: number, tookPart = true) => ({ playerId, clubId: 1, tookPart })

test('MP1 players who took part and did not come on for somebody began the match', () => {
  const players = [1, 2, 3, 4, 5].map((id) => appearance(id))
  const changes = [
    { onId: 5, offId: 2, minute: 46 },
    { onId: 4, offId: 1, minute: 60 },
  ]
  const eleven = elevenOf([...players, appearance(6, false)], { clubId: 1, size: 3, changes })
  expect(eleven?.starters.map(({ playerId }) => playerId)).toEqual([1, 2, 3])
  expect(eleven?.entered.map(({ playerId }) => playerId)).toEqual([5, 4])
  expect(elevenOf(players, { clubId: 1, size: 3, changes: [] }), 'a source without changes').toBeUndefined()
  expect(elevenOf(players, { clubId: 2, size: 3, changes: [] }), 'nobody is known').toBeUndefined()
})

test('MP2 sides are compared by the added-up scouts of their players, without scouts that nobody has', () => {
  const scouts = (counts: Record<string, number>) => Object.entries(counts).map(([scout, count]) => ({ scout, count }))
  const players = [
    { clubId: 1, scouts: scouts({ goal: 1, shotOff: 2, tackle: 3 }) },
    { clubId: 1, scouts: scouts({ shotSaved: 1 }) },
    { clubId: 2, scouts: scouts({ save: 1, penaltySaved: 1 }) },
  ]
  expect(footballStatistics(players, sides)).toEqual([
    { name: 'shots', home: 4, away: 0 },
    { name: 'onTarget', home: 2, away: 0 },
    { name: 'saves', home: 0, away: 2 },
    { name: 'tackles', home: 3, away: 0 },
  ])
  const court = [{ clubId: 2, scouts: scouts({ points: 9, aces: 1 }) }]
  expect(courtStatistics(court, { ...sides, stats: ['points', 'blocks'] })).toEqual([
    { name: 'points', home: 0, away: 9 },
  ])
})

test('MP3 the weights of attacks are added up in spans of five minutes, up to the present minute', () => {
  const at = (minute: number, kind: string, clubId: number | null) => ({ minute, kind, clubId })
  const events = [at(1, 'shot_off', 1), at(5, 'goal', 1), at(6, 'shot_saved', 2), at(6, 'foul', 2), at(7, 'goal', null)]
  expect(pressureOf(events, { ...sides, until: 14 })).toEqual([
    { from: 1, home: 4, away: 0 },
    { from: 6, home: 0, away: 2 },
    { from: 11, home: 0, away: 0 },
  ])
  expect(pressureOf([], { ...sides, until: 90 }), 'a source without events').toEqual([])
})
