import { expect, test } from 'vitest'
import { atOnce } from '#live/yield-to-others.ts'
import { start, tally, positions } from '#live/testing/any-round.ts'
import { createAnnouncedRanks } from './announced-ranks.ts'

const PEOPLE = 200
const everybody = Array.from({ length: PEOPLE }, (_, index) => index + 1)
const eleven = [...positions.keys()].slice(0, 11)

test('hundreds of clients get their own news in steps, and clients who left are forgotten', () => {
  const rankings = start({
    stats: everybody.map((id) => ({
      managerId: id,
      global: tally(id),
      mensal: undefined,
      semanal: undefined,
      temporada: undefined,
    })),
    rows: [
      { squadId: 1, managerId: 1, playerIds: eleven, captainId: 100, viceCaptainId: null, benchIds: [], counts: true },
    ],
  })
  const open = new Set(everybody)
  const ranks = createAnnouncedRanks({ managers: () => open, isOpenFor: (id) => open.has(id) })
  let steps = 0
  const first = ranks.news(rankings, () => [])
  for (let at = first.next(); !at.done; at = first.next()) steps++
  expect(steps).toBe(4)
  expect(atOnce(ranks.news(rankings, () => [])).size, 'nothing is new').toBe(0)

  rankings.setPoints([{ playerId: 100, pointTenths: 1_000 }])
  open.delete(150)
  const second = atOnce(ranks.news(rankings, () => []))
  expect(second.get(1)).toMatchObject({ event: 'you', data: { rank: 1, before: PEOPLE, roundTenths: 1_500 } })
  expect(second.get(2)).toMatchObject({ data: { rank: PEOPLE, before: PEOPLE - 1 } })
  expect([second.size, second.has(150)]).toEqual([PEOPLE - 1, false])
  open.add(150)
  const third = atOnce(ranks.news(rankings, () => []))
  expect([...third].map(([id, { data }]) => [id, (data as { before: number | null }).before])).toEqual([[150, null]])
})
