import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TallyFigure } from '#domain/ranking/tally.ts'
import { PRESENCES } from '#domain/scoring/presence.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { lineupPointTenths } from '#domain/testing/lineup-points.ts'
import { createLiveLeague } from './live-league.ts'
import { createLiveRound, type PlayerPoints } from './live-round.ts'
import { createManagerDirectory } from './manager-directory.ts'
import type { LineupRow } from './round-lineups.ts'
import { createRankings } from './rankings.ts'
import type { TallyColumns } from './stat-score.ts'
import { roundLineups } from './testing/round-lineups.ts'

const PLAYERS = 18
type Tally = Record<TallyFigure, number>
interface ManagerStat {
  managerId: number
  global: Tally
  mensal: Tally | undefined
  semanal: Tally | undefined
}
const tally = (points: number) => ({ points, wins: 0, settledPicks: 0, rightPicks: 0, streak: 0 })
const positions = new Map(Array.from({ length: PLAYERS }, (_, i) => [100 + i, POSITIONS[i % 4]!]))
const seatOf = (playerId: number) => positions.get(playerId)!

/** Eleven of the players; of the others one a position may sit on the bench. */
const eleven = fc
  .shuffledSubarray([...positions.keys()], { minLength: PLAYERS, maxLength: PLAYERS })
  .chain((playerIds) =>
    fc.record({
      playerIds: fc.constant(playerIds.slice(0, 11)),
      captainId: fc.constant(playerIds[0]!),
      viceCaptainId: fc.constantFrom(null, playerIds[5]!, playerIds[10]!),
      benchIds: fc
        .subarray(playerIds.slice(11))
        .map((ids) => ids.filter((id, at) => ids.findIndex((other) => seatOf(other) === seatOf(id)) === at)),
    }),
  )

/** Managers with none, one or several squads; ids with gaps now and then. */
const world = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 1, max: 900 }),
      points: fc.integer({ min: 0, max: 300 }),
      monthPoints: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
      squads: fc.array(eleven, { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((managers) => {
    let managerId = 0
    let squadId = 0
    const stats: ManagerStat[] = []
    const rows: LineupRow[] = []
    for (const { gap, points, monthPoints, squads } of managers) {
      managerId += gap
      const mensal = monthPoints === undefined ? undefined : tally(monthPoints)
      stats.push({ managerId, global: tally(points), mensal, semanal: undefined })
      squads.forEach((squad, i) => rows.push({ squadId: ++squadId, managerId, ...squad, counts: i === 0 }))
    }
    return { stats, rows }
  })
type World = { stats: ManagerStat[]; rows: LineupRow[] }

/** A player nobody can own is among the news as well. */
const news = fc.array(
  fc.record({
    playerId: fc.integer({ min: 100, max: 101 + PLAYERS }),
    pointTenths: fc.integer({ min: -90, max: 300 }),
    presence: fc.constantFrom(...PRESENCES),
  }),
  { maxLength: 25 },
)

/** As the database gives them: who has nothing in a period has a row all the same. */
function columnsOf(stats: readonly ManagerStat[], scope: 'global' | 'mensal' | 'semanal'): TallyColumns {
  const column = (figure: TallyFigure) => Int32Array.from(stats, (stat) => stat[scope]?.[figure] ?? 7)
  const isIn = Int32Array.from(stats, (stat) => Number(stat[scope] !== undefined))
  return {
    points: column('points'),
    wins: column('wins'),
    settledPicks: column('settledPicks'),
    rightPicks: column('rightPicks'),
    streak: column('streak'),
    ...(scope !== 'global' && { isIn }),
  }
}

function start({ stats, rows }: World) {
  const managers = createManagerDirectory(Int32Array.from(stats, ({ managerId }) => managerId))
  const lineups = roundLineups({ rows, managers, positions })
  const tallies = {
    global: columnsOf(stats, 'global'),
    mensal: columnsOf(stats, 'mensal'),
    semanal: columnsOf(stats, 'semanal'),
  }
  return createRankings({ managers, tallies, round: createLiveRound({ roundId: 1, lineups, managers }) })
}

/** By the rule said plainly, after all of the events. */
function lineupTenths(events: readonly PlayerPoints[]) {
  const points = new Map(events.map(({ playerId, pointTenths }) => [playerId, pointTenths]))
  const attendance = new Map(
    events.flatMap(({ playerId, presence = 'awaited' }) => {
      const position = positions.get(playerId)
      return position ? [[playerId, { position, presence }] as const] : []
    }),
  )
  return (row: LineupRow) => lineupPointTenths(row, points, attendance)
}

function naiveTotals({ stats, rows }: World, events: readonly PlayerPoints[], scope: 'global' | 'mensal' | 'semanal') {
  const tenthsOf = lineupTenths(events)
  return stats.flatMap((stat) => {
    const own = rows.filter(({ managerId, counts }) => managerId === stat.managerId && counts)
    const stored = stat[scope]?.points
    if (stored === undefined && own.length === 0) return []
    // SQ9: further squads play in their leagues only.
    const live = own.reduce((sum, row) => sum + tenthsOf(row), 0)
    return [{ managerId: stat.managerId, score: (stored ?? 0) + live }]
  })
}

function ranked(totals: { managerId: number; score: number }[]) {
  return totals
    .map((total) => ({ ...total, rank: 1 + totals.filter(({ score }) => score > total.score).length }))
    .sort((a, b) => a.rank - b.rank || a.managerId - b.managerId)
}

describe('live rankings', () => {
  test('SQ9 RK1 RK2 BN5 BN6 BN7 BN8 after any events every rank equals a sort of sums made anew', () => {
    fc.assert(
      fc.property(world, news, fc.boolean(), (given, events, askBetween) => {
        const rankings = start(given)
        for (const [i, event] of events.entries()) {
          // Now and then several at once, also the same player again.
          rankings.setPoints(i % 7 === 0 ? events.slice(0, i + 1) : [event])
          if (askBetween) rankings.page('global', 'pontos', { from: 0, count: 3 })
        }
        for (const scope of ['global', 'mensal', 'semanal'] as const) {
          const wanted = ranked(naiveTotals(given, events, scope))
          expect(rankings.page(scope, 'pontos', { from: 0, count: 99 })).toEqual(wanted)
          for (const standing of wanted)
            expect(rankings.standingOf(scope, 'pontos', standing.managerId)).toEqual(standing)
        }
      }),
    )
  })

  test('SC6 SC7 BN5 BN7 what each change and each arrival is to a lineup adds up to what the lineup won', () => {
    fc.assert(
      fc.property(world, news, news, (given, earlier, events) => {
        const round = start(given).round!
        round.setPoints(earlier, [])
        const lineups = given.rows.map((row) => round.lineupOf(row))
        const before = lineups.map((lineup) => ({
          tenths: round.lineupTenths(lineup),
          arrangement: round.arrangementOf(lineup),
        }))
        // Once each: a change is told from what it was to what it is.
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

  test('one that starts in the middle, or hears news twice, shows the same as one that saw it all', () => {
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

  test('league standings move with the lineups', () => {
    fc.assert(
      fc.property(world, news, (given, events) => {
        const rankings = start(given)
        const round = rankings.round!
        const members = given.rows.map(({ squadId, managerId }) => ({ squadId, managerId, pointTenths: squadId * 7 }))
        members.push({ squadId: 9999, managerId: given.stats[0]!.managerId, pointTenths: 50 })
        const league = createLiveLeague(members, round)
        league.page({ from: 0, count: 1 })
        rankings.setPoints(events)
        const tenthsOf = lineupTenths(events)
        const wanted = members
          .map((member) => {
            const row = given.rows.find(({ squadId }) => squadId === member.squadId)
            return { ...member, score: member.pointTenths + (row ? tenthsOf(row) : 0) }
          })
          .sort((a, b) => b.score - a.score || a.squadId - b.squadId)
        const shown = league.page({ from: 0, count: 99 })
        expect(shown.map(({ squadId, pointTenths }) => [squadId, pointTenths])).toEqual(
          wanted.map(({ squadId, score }) => [squadId, score]),
        )
        expect(shown.map(({ rank }) => rank)).toEqual(
          wanted.map(({ score }) => 1 + wanted.filter((other) => other.score > score).length),
        )
      }),
    )
  })

  test('neighbours surround the manager and stop at the ends', () => {
    const stats = [50, 40, 40, 30, 20].map((points, i) => ({
      managerId: i + 1,
      global: tally(points),
      mensal: undefined,
      semanal: undefined,
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

  test('lineups that do not fit together are refused', () => {
    const managers = createManagerDirectory(Int32Array.of(1, 2))
    const row = {
      squadId: 1,
      managerId: 2,
      playerIds: Array.from({ length: 11 }, (_, i) => i),
      captainId: 4,
      viceCaptainId: 5,
      benchIds: [],
      counts: true,
    }
    const pack = (rows: LineupRow[]) => roundLineups({ rows, managers, positions })
    expect(() => pack([row, row])).toThrow('must count')
    expect(() => pack([{ ...row, counts: false }])).toThrow('must count')
    expect(() => pack([{ ...row, managerId: 3 }])).toThrow('unknown')
    expect(() => pack([{ ...row, captainId: 40 }])).toThrow('captain')
    expect(() => pack([{ ...row, viceCaptainId: 40 }])).toThrow('captain and vice')
    expect(() => pack([{ ...row, benchIds: [100, 104] }])).not.toThrow()
    expect(() => pack([{ ...row, playerIds: [1] }])).toThrow('has 1 players')
    expect(() => pack([{ ...row, playerIds: [...row.playerIds.slice(1), 4] }])).toThrow('player 4 twice')
    expect(() => createManagerDirectory(Int32Array.of(2, 1))).toThrow('ascend')
  })
})
