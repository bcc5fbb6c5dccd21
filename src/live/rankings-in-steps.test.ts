import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STORED_SCOPES } from '#domain/ranking/ranking-kinds.ts'
import { atOnce } from './yield-to-others.ts'
import { createManagerDirectory } from './manager-directory.ts'
import { buildRankings, type Rankings } from './rankings.ts'
import { news, start, world } from './testing/any-round.ts'

const PEOPLE = 100_000
/** The managers that one step may read. With a million managers, a step then takes some milliseconds. */
const MOST_AT_ONCE = 1 << 15

test('RK1 boards of many managers are made and counted in steps', () => {
  const managers = atOnce(createManagerDirectory(Int32Array.from({ length: PEOPLE }, (_, index) => index + 1)))
  const looked = new Set<number>()
  let most = 0
  /** Records which managers are read between two yields. */
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
  const steps = buildRankings({ managers, tallies: { global: tally, mensal: tally, semanal: tally, temporada: tally } })
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

test('RK1 boards that move in steps, the global one first, end like boards that move at once', async () => {
  const scopes = STORED_SCOPES
  const shown = (rankings: Rankings, which: readonly (typeof scopes)[number][] = scopes) =>
    which.map((scope) => rankings.page(scope, 'pontos', { from: 0, count: 99 }))
  await fc.assert(
    fc.asyncProperty(world, news, fc.integer({ min: 1, max: 9 }), async (given, events, batch) => {
      const [whole, gentle] = [start(given), start(given)]
      for (let from = 0; from < events.length; from += batch) {
        const some = events.slice(from, from + batch)
        const before = shown(whole, ['mensal', 'semanal', 'temporada'])
        const changes = whole.setPoints(some)
        const [standing, moving] = [shown(gentle, ['global']), { at: [] as unknown }]
        expect(await gentle.setPointsInBatches(some, () => (moving.at = shown(gentle, ['global'])))).toEqual(changes)
        expect(moving.at, 'reserves who come in are found before any score moves').toEqual(standing)
        expect(shown(gentle, ['global'])).toEqual(shown(whole, ['global']))
        expect(shown(gentle, ['mensal', 'semanal', 'temporada']), 'the other boards have not moved yet').toEqual(before)
        // If they do not move here, the next news moves them first.
        if (from % 2 === 0) await gentle.moveOthersInBatches()
        if (from % 2 === 0) expect(shown(gentle)).toEqual(shown(whole))
      }
      await gentle.moveOthersInBatches()
      expect(shown(gentle)).toEqual(shown(whole))
    }),
  )
})

test('RK1 the managers who move are found in steps of their own, before any of them moves', () => {
  let moved = 0
  fc.assert(
    fc.property(world, news, (given, events) => {
      const rankings = start(given)
      const { round } = rankings
      if (!round) return
      const board = rankings.board('global', 'pontos')
      const standing = Array.from(board.scores)
      const seen = { steps: 0, atMove: -1 }
      const news = events.map(({ playerId, pointTenths }) => ({ playerId, pointTenths }))
      const steps = round.setPointsInSteps(news, [board], { onMove: () => (seen.atMove = seen.steps) })
      while (!steps.next().done) seen.steps++
      const hasMoved = board.scores.some((score, manager) => score !== standing[manager])
      moved += Number(hasMoved)
      if (hasMoved) expect(seen.atMove).toBeGreaterThan(0)
    }),
  )
  expect(moved).toBeGreaterThan(0)
})

test('BN5 lineups whose reserves come in are found in steps of their own, before any score moves', () => {
  let arranged = 0
  fc.assert(
    fc.property(world, news, (given, events) => {
      const { round, managers } = start(given)
      if (!round) return
      const standing = () => Array.from(managers.ids, (_, manager) => round.arrangementOf(manager))
      const before = standing()
      const seen = { steps: 0, atMove: -1 }
      const steps = round.setPointsInSteps(events, [], { onMove: () => (seen.atMove = seen.steps) })
      while (!steps.next().done) seen.steps++
      const isArranged = standing().some((now, manager) => now !== before[manager])
      arranged += Number(isArranged)
      if (isArranged) expect(seen.atMove).toBeGreaterThan(0)
    }),
  )
  expect(arranged).toBeGreaterThan(0)
})
