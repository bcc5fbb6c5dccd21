import { expect, test } from 'vitest'
import { createManagerDirectory } from './manager-directory.ts'
import { buildRankings } from './rankings.ts'

const PEOPLE = 100_000
/** Of a million of them a step then takes some milliseconds at most, whatever the board. */
const MOST_AT_ONCE = 1 << 15

test('RK1 boards of many are made and counted with stops', () => {
  const managers = createManagerDirectory(Int32Array.from({ length: PEOPLE }, (_, index) => index + 1))
  const looked = new Set<number>()
  let most = 0
  /** Notes how many managers are looked at between two stops. */
  const watched = (column: Int32Array) =>
    new Proxy(column, {
      get: (target, name) => {
        if (typeof name === 'string' && /^\d+$/.test(name)) looked.add(Number(name))
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  const column = (of: (id: number) => number) => Int32Array.from(managers.ids, of)
  const tally = {
    points: watched(column((id) => (id * 7919) % 1000)),
    wins: column((id) => id % 5),
    settledPicks: column((id) => id % 30),
    rightPicks: column((id) => id % 10),
    streak: column((id) => id % 4),
  }
  const best = tally.points.indexOf(999) + 1
  const steps = buildRankings({ managers, tallies: { global: tally, mensal: tally, semanal: tally } })
  let stops = 0
  for (;;) {
    looked.clear()
    const { done, value } = steps.next()
    most = Math.max(most, looked.size)
    if (!done) {
      stops++
      continue
    }
    expect(value.page('global', 'pontos', { from: 0, count: 1 })).toEqual([{ managerId: best, rank: 1, score: 999 }])
    break
  }
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(MOST_AT_ONCE)
  expect(stops).toBeGreaterThan((12 * PEOPLE) / MOST_AT_ONCE)
})
