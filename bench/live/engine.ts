import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { lineupPointTenths } from '#domain/testing/lineup-points.ts'
import { atOnce } from '#live/yield-to-others.ts'
import { createLiveLeague, lineupsOf } from '#live/live-league.ts'
import { leagueMembers } from '#live/testing/league-members.ts'
import { createLiveRound, type LiveRound } from '#live/live-round.ts'
import { createManagerDirectory } from '#live/manager-directory.ts'
import type { LineupRow } from '#live/round-lineups.ts'
import { roundLineups } from '#live/testing/round-lineups.ts'
import { createRankBoard, type RankBoard } from '#live/rank-board.ts'
import { quantile, shown, timed, type Report } from '#bench/tools/report.ts'
import { benchCauses } from './causes.ts'
import { FAVOURITE, PLAYERS, positions, sampleLineups, samplePoints } from './sample-round.ts'

const LINEUPS = 1_000_000
const EVENTS = 300
const LOOKUPS = 20_000_000
const LEAGUE_MEMBERS = 15_420

type Attendance = NonNullable<Parameters<typeof lineupPointTenths>[2]>

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

export interface EngineFigures {
  ids: Int32Array
  scores: Int32Array
  lookupsPerSecond: number
  bytesPerManager: number
}

export async function benchEngine(report: Report): Promise<EngineFigures> {
  const rows = [...sampleLineups(LINEUPS)]
  const managerCount = rows.at(-1)!.managerId
  const owners = rows.filter(({ playerIds }) => playerIds.includes(FAVOURITE)).length
  report.say(`${shown(LINEUPS)} lineups of ${shown(managerCount)} managers, favourite in ${shown(owners)}`)

  const before = bytesInUse()
  const base = samplePoints(managerCount)
  const built = await timed(() => {
    const managers = atOnce(createManagerDirectory(Int32Array.from({ length: managerCount }, (_, i) => i + 1)))
    const lineups = roundLineups({ rows, managers, positions })
    const round = createLiveRound({ roundId: 1, lineups, managers })
    const board = createRankBoard(base)
    board.rankOf(0)
    return { managers, round, board }
  })
  const { managers, round, board } = built.value
  report.say(`build: ${shown(built.ms)} ms`)

  let tenths = 0
  const times: number[] = []
  const cpuTimes: number[] = []
  const event = () => {
    tenths = times.length % 3 === 0 ? tenths + 80 : tenths > 400 ? -20 : tenths - 3
    round.setPoints([{ playerId: FAVOURITE, pointTenths: tenths }], [board])
    return board.rankOf(0)
  }
  for (let count = 0; count < EVENTS; count++) {
    const { ms, cpuMs } = await timed(event)
    times.push(ms)
    cpuTimes.push(cpuMs)
  }
  const firstMs = times[0] as number
  times.sort((a, b) => a - b)
  report.check('event of the favourite with all ranks updated, p99', quantile(times, 0.99), { atMost: 30, unit: 'ms' })
  cpuTimes.sort((a, b) => a - b)
  report.say(
    `the same, median: ${shown(quantile(times, 0.5))} ms, processor time ${shown(quantile(cpuTimes, 0.5))} ms; the very first: ${shown(firstMs)} ms`,
  )
  await benchCauses(report, { round, managers, rows, event })
  await benchGoal(report, round, board)
  verify(board.scores, (manager) => board.rankOf(manager))
  const attendance = await benchFullTime(report, round, board)
  verify(board.scores, (manager) => board.rankOf(manager))
  verifySums(rows, { base: samplePoints(managerCount), scores: board.scores, round, attendance })

  const firstPage = await timed(() => board.entrants(0, 50))
  report.say(
    `first top-50 page after an event (sorts everyone): ${shown(firstPage.ms)} ms, processor time ${shown(firstPage.cpuMs)} ms`,
  )
  const pages = await timed(() => {
    for (let i = 0; i < 100_000; i++) board.entrants(0, 50)
  })
  report.say(`top-50 pages: ${shown(100_000 / (pages.ms / 1000))} a second`)
  const bytes = bytesInUse() - before

  const wanted = Int32Array.from({ length: 1 << 16 }, (_, i) => 1 + ((i * 7919) % managerCount))
  const look = await timed(() => {
    let sum = 0
    for (let i = 0; i < LOOKUPS; i++) sum += board.rankOf(managers.indexOf(wanted[i & 0xffff]!)) ?? 0
    return sum
  })
  const lookupsPerSecond = LOOKUPS / (look.ms / 1000)
  report.say(
    `exact ranks by manager id: ${shown(lookupsPerSecond / 1e6)} million a second, processor time ${shown(look.cpuMs)} of ${shown(look.ms)} ms`,
  )

  const boardBytes = (managers.ids.length * (4 + 4 + 4) + scoreWindow(board.scores) * 8) / managerCount
  report.check('memory of the whole engine, lineups included', bytes / managerCount, {
    atMost: 40,
    unit: 'bytes a manager',
  })
  report.say(`of that ids, scores, ranks and order: ${shown(boardBytes)} bytes a manager`)

  const step = Math.floor(LINEUPS / LEAGUE_MEMBERS)
  const members = rows
    .filter((_, i) => i % step === 0)
    .slice(0, LEAGUE_MEMBERS)
    .map(({ squadId, managerId }) => ({ squadId, managerId, pointTenths: squadId % 9_000 }))
  const columns = leagueMembers(members)
  const league = createLiveLeague(columns, { round, lineups: atOnce(lineupsOf(columns, round)) })
  league.now().page({ from: 0, count: 50 })
  round.setPoints([{ playerId: PLAYERS - 1, pointTenths: 55 }], [board])
  const page = await timed(() => league.now().page({ from: 0, count: 50 }))
  report.say(`league of ${shown(members.length)}: standings after an event ${shown(page.ms)} ms`)
  return { ids: managers.ids, scores: board.scores, lookupsPerSecond, bytesPerManager: boardBytes }
}

/** A goal changes its scorer, the player who gave the assist, and a defence that loses its clean sheet. */
async function benchGoal(report: Report, round: LiveRound, board: RankBoard): Promise<void> {
  const touched = [3, 14, 30, 41, 58, 77, 102, 150]
  const times: number[] = []
  for (let goal = 1; goal <= EVENTS / 10; goal++) {
    const news = touched.map((playerId, i) => ({
      playerId,
      pointTenths: i === 0 ? goal * 80 : goal % 2 === 0 ? 7 : 50,
    }))
    const { cpuMs } = await timed(() => {
      round.setPoints(news, [board])
      return board.rankOf(0)
    })
    times.push(cpuMs)
  }
  times.sort((a, b) => a - b)
  report.say(`a goal that changes ${touched.length} players, median: processor time ${shown(quantile(times, 0.5))} ms`)
}

/** All matches end at the same time: reserves come in for absent players, and armbands move. */
async function benchFullTime(report: Report, round: LiveRound, board: RankBoard): Promise<Attendance> {
  const news = Array.from(positions, ([playerId, position]) => ({
    playerId,
    position,
    pointTenths: round.pointsOf(playerId),
    presence: playerId % 15 === 0 ? ('absent' as const) : ('played' as const),
  }))
  const { ms, cpuMs } = await timed(() => {
    round.setPoints(news, [board])
    return board.rankOf(0)
  })
  const absent = news.filter(({ presence }) => presence === 'absent').length
  report.say(`full time with ${absent} absent players: ${shown(ms)} ms, processor time ${shown(cpuMs)} ms`)
  return new Map(news.map(({ playerId, ...known }) => [playerId, known]))
}

/** The bytes after garbage collection. It runs twice, because the first run only marks memory of arrays for release. */
export function bytesInUse(): number {
  collectGarbage()
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

function scoreWindow(scores: Int32Array): number {
  const [min, max] = scores.reduce(([low, high], score) => [Math.min(low, score), Math.max(high, score)], [0, 0])
  return Math.min(max - min, scores.length * 2)
}

/** Recomputes every manager's score from the rows with the domain's own rule. */
function verifySums(
  rows: readonly LineupRow[],
  {
    base,
    scores,
    round,
    attendance,
  }: { base: Int32Array; scores: Int32Array; round: LiveRound; attendance: Attendance },
): void {
  const points = new Map(Array.from({ length: PLAYERS + 1 }, (_, playerId) => [playerId, round.pointsOf(playerId)]))
  for (const row of rows) {
    const manager = row.managerId - 1
    if (row.counts && base[manager]! + lineupPointTenths(row, points, attendance) !== scores[manager])
      throw new Error(`score of manager ${row.managerId} is wrong`)
  }
}

/** A fast wrong answer is worthless, so every rank is compared with a sorted list. */
function verify(scores: Int32Array, rankOf: (manager: number) => number | undefined): void {
  const sorted = scores.slice().sort().reverse()
  const first = new Map<number, number>()
  sorted.forEach((score, place) => {
    if (!first.has(score)) first.set(score, place + 1)
  })
  scores.forEach((score, manager) => {
    if (first.get(score) !== rankOf(manager)) throw new Error(`rank of manager ${manager} is wrong`)
  })
}
