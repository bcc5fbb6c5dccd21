import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STORED_SCOPES } from '#domain/ranking/ranking-kinds.ts'
import { naiveTotals, news, ranked, start, tally, world, type ManagerStat } from './testing/any-round.ts'

describe('live rankings', () => {
  test('SQ9 RK1 RK2 BN5 BN6 BN7 BN8 after any events every rank equals a sort of newly computed sums', () => {
    fc.assert(
      fc.property(world, news, fc.boolean(), (given, events, askBetween) => {
        const rankings = start(given)
        for (const [i, event] of events.entries()) {
          // Sometimes several events in one call, some of players who had one before.
          rankings.setPoints(i % 7 === 0 ? events.slice(0, i + 1) : [event])
          if (askBetween) rankings.page('global', 'pontos', { from: 0, count: 3 })
        }
        for (const scope of STORED_SCOPES) {
          const wanted = ranked(naiveTotals(given, events, scope))
          expect(rankings.page(scope, 'pontos', { from: 0, count: 99 })).toEqual(wanted)
          for (const standing of wanted)
            expect(rankings.standingOf(scope, 'pontos', standing.managerId)).toEqual(standing)
        }
      }),
    )
  })

  test('SC6 SC7 BN5 BN7 the effects of all changes and reserves on a lineup add up to the points that it won', () => {
    fc.assert(
      fc.property(world, news, news, (given, earlier, events) => {
        const round = start(given).round!
        round.setPoints(earlier, [])
        const lineups = given.rows.map((row) => round.lineupOf(row))
        const before = lineups.map((lineup) => ({
          tenths: round.lineupTenths(lineup),
          arrangement: round.arrangementOf(lineup),
        }))
        // One event per player, because a change goes from the old value to the new one.
        const changes = round.setPoints(new Map(events.map((event) => [event.playerId, event])).values(), [])
        const won = lineups.map((lineup, i) => {
          const arrivals = round.arrivalsOf(lineup, { arrangement: before[i]!.arrangement, changes })
          const shares = changes.flatMap((change) => round.sharesOf(change)(lineup) ?? [])
          return [...arrivals, ...shares].reduce((sum, { tenths }) => sum + tenths, 0)
        })
        expect(won).toEqual(lineups.map((lineup, i) => round.lineupTenths(lineup) - before[i]!.tenths))
        given.rows.forEach(({ captainId, playerIds }, i) => {
          if (round.arrangementOf(lineups[i]!) !== 0) return
          for (const change of changes) {
            const share = round.sharesOf(change)(lineups[i]!)
            expect(share?.isCaptain).toBe(
              playerIds.includes(change.playerId) ? change.playerId === captainId : undefined,
            )
          }
        })
      }),
    )
  })

  test('rankings that start in the middle, or get news twice, show the same as rankings that got everything', () => {
    fc.assert(
      fc.property(world, news, fc.nat(25), (given, events, missed) => {
        const whole = start(given)
        for (const event of events) whole.setPoints([event])
        const late = start(given)
        const stateNow = new Map(events.slice(0, missed).map((event) => [event.playerId, event]))
        late.setPoints(stateNow.values())
        for (const event of events.slice(Math.max(0, missed - 2))) late.setPoints([event])
        late.setPoints(new Map(events.map((event) => [event.playerId, event])).values())
        const all = { from: 0, count: 99 }
        expect(late.page('global', 'pontos', all)).toEqual(whole.page('global', 'pontos', all))
        expect(late.page('mensal', 'pontos', all)).toEqual(whole.page('mensal', 'pontos', all))
      }),
    )
  })

  test('neighbours surround the manager and stop at the ends', () => {
    const stats = [50, 40, 40, 30, 20].map((points, i) => ({
      managerId: i + 1,
      global: tally(points),
      mensal: undefined,
      semanal: undefined,
      temporada: undefined,
    }))
    const rankings = start({ stats, rows: [] })
    const around = (managerId: number) =>
      rankings.around('global', 'pontos', { managerId, reach: 1 }).map((entry) => [entry.managerId, entry.rank])
    expect(around(3)).toEqual([
      [2, 2],
      [3, 2],
      [4, 4],
    ])
    expect(around(1)).toEqual([
      [1, 1],
      [2, 2],
    ])
    expect(around(5)).toEqual([
      [4, 4],
      [5, 5],
    ])
    expect(around(77)).toEqual([])
    expect(rankings.page('semanal', 'pontos', { from: 0, count: 9 })).toEqual([])
  })

  test('PK4 precision ranks from ten settled picks on; friends are ranked among themselves', () => {
    const person = (managerId: number, settledPicks: number, rightPicks: number): ManagerStat => ({
      managerId,
      global: { points: 0, wins: managerId, settledPicks, rightPicks, streak: 0 },
      mensal: undefined,
      semanal: undefined,
      temporada: undefined,
    })
    const rankings = start({
      stats: [person(1, 9, 9), person(2, 10, 6), person(3, 20, 13), person(4, 10, 6)],
      rows: [],
    })
    expect(rankings.page('global', 'precisao', { from: 0, count: 9 })).toEqual([
      { managerId: 3, rank: 1, score: 650 },
      { managerId: 2, rank: 2, score: 600 },
      { managerId: 4, rank: 2, score: 600 },
    ])
    expect(rankings.standingOf('global', 'precisao', 1)).toBeUndefined()
    expect(rankings.among('vitorias', [1, 4, 4, 500]).map(({ managerId, rank }) => [managerId, rank])).toEqual([
      [4, 1],
      [1, 2],
    ])
    expect(rankings.among('precisao', [1, 2]).map(({ managerId }) => managerId)).toEqual([2])
  })
})
