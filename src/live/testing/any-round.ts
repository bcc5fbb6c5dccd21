import fc from 'fast-check'
import type { StoredScope } from '#domain/ranking/ranking-kinds.ts'
import type { TallyFigure } from '#domain/ranking/tally.ts'
import { PRESENCES } from '#domain/scoring/presence.ts'
import { POSITIONS, type Position } from '#domain/sport/position.ts'
import { lineupPointTenths } from '#domain/testing/lineup-points.ts'
import { atOnce } from '#live/yield-to-others.ts'
import { createLiveRound, type PlayerPoints } from '#live/live-round.ts'
import { createManagerDirectory } from '#live/manager-directory.ts'
import { buildRankings } from '#live/rankings.ts'
import type { LineupRow } from '#live/round-lineups.ts'
import type { TallyColumns } from '#live/stat-score.ts'
import { roundLineups } from './round-lineups.ts'

const PLAYERS = 18
type Tally = Record<TallyFigure, number>
export interface ManagerStat {
  managerId: number
  global: Tally
  mensal: Tally | undefined
  semanal: Tally | undefined
  temporada: Tally | undefined
}
export const tally = (points: number) => ({ points, wins: 0, settledPicks: 0, rightPicks: 0, streak: 0 })
export const positions = new Map(Array.from({ length: PLAYERS }, (_, i) => [100 + i, POSITIONS[i % 4] as Position]))
const seatOf = (playerId: number) => positions.get(playerId) as Position

/** Eleven of the players; one of the others in each position may be on the bench. */
const eleven = fc
  .shuffledSubarray([...positions.keys()], { minLength: PLAYERS, maxLength: PLAYERS })
  .chain((playerIds) =>
    fc.record({
      playerIds: fc.constant(playerIds.slice(0, 11)),
      captainId: fc.constant(playerIds[0] as number),
      viceCaptainId: fc.constantFrom(null, playerIds[5] as number, playerIds[10] as number),
      benchIds: fc
        .subarray(playerIds.slice(11))
        .map((ids) => ids.filter((id, at) => ids.findIndex((other) => seatOf(other) === seatOf(id)) === at)),
    }),
  )

/** Managers with none, one or several squads; most of their ids have gaps between them. */
export const world = fc
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
      stats.push({ managerId, global: tally(points), mensal, semanal: undefined, temporada: mensal })
      squads.forEach((squad, i) => rows.push({ squadId: ++squadId, managerId, ...squad, counts: i === 0 }))
    }
    return { stats, rows }
  })
type World = { stats: ManagerStat[]; rows: LineupRow[] }

/** The news can also be about two players whom nobody can own. */
export const news = fc.array(
  fc.record({
    playerId: fc.integer({ min: 100, max: 101 + PLAYERS }),
    pointTenths: fc.integer({ min: -90, max: 300 }),
    presence: fc.constantFrom(...PRESENCES),
  }),
  { maxLength: 25 },
)

/** As the database returns them: a manager without anything in a period still has a row. */
function columnsOf(stats: readonly ManagerStat[], scope: StoredScope): TallyColumns {
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

export function start({ stats, rows }: World) {
  const managers = atOnce(createManagerDirectory(Int32Array.from(stats, ({ managerId }) => managerId)))
  const lineups = roundLineups({ rows, managers, positions })
  const tallies = {
    global: columnsOf(stats, 'global'),
    mensal: columnsOf(stats, 'mensal'),
    semanal: columnsOf(stats, 'semanal'),
    temporada: columnsOf(stats, 'temporada'),
  }
  return atOnce(buildRankings({ managers, tallies, round: createLiveRound({ roundId: 1, lineups, managers }) }))
}

/** The points of a lineup by the plain rule, after all events. */
export function lineupTenths(events: readonly PlayerPoints[]) {
  const points = new Map(events.map(({ playerId, pointTenths }) => [playerId, pointTenths]))
  const attendance = new Map(
    events.flatMap(({ playerId, presence = 'awaited' }) => {
      const position = positions.get(playerId)
      return position ? [[playerId, { position, presence }] as const] : []
    }),
  )
  return (row: LineupRow) => lineupPointTenths(row, points, attendance)
}

export function naiveTotals({ stats, rows }: World, events: readonly PlayerPoints[], scope: StoredScope) {
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

export function ranked(totals: { managerId: number; score: number }[]) {
  return totals
    .map((total) => ({ ...total, rank: 1 + totals.filter(({ score }) => score > total.score).length }))
    .sort((a, b) => a.rank - b.rank || a.managerId - b.managerId)
}
