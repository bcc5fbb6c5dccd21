import { causesOfEvent, seatOf } from '#api/stream/round-story.ts'
import type { LiveRound } from '#live/live-round.ts'
import type { ManagerDirectory } from '#live/manager-directory.ts'
import type { LineupRow } from '#live/round-lineups.ts'
import { quantile, shown, timed, type Report } from '#bench/tools/report.ts'
import { FAVOURITE } from './sample-round.ts'

const OPEN_PAGES = 5_000
const EVENTS = 50

interface Engine {
  round: LiveRound
  managers: ManagerDirectory
  rows: readonly LineupRow[]
  /** Changes the points of every lineup with the favourite player. */
  event: () => void
}

/**
 * Finds, for everyone with an open page, the players whose points moved them or their duel's opponent. Compares that
 * cost with the event's.
 */
export async function benchCauses(report: Report, { round, managers, rows, event: happen }: Engine): Promise<void> {
  const counting = rows.filter(({ counts }) => counts)
  const step = Math.floor(counting.length / OPEN_PAGES)
  const seats = new Map(
    Array.from({ length: OPEN_PAGES }, (_, at) => {
      const { managerId } = counting[at * step]!
      const opponent = { ...counting[at * step + 1]!, name: 'Adversário' }
      return [managerId, seatOf({ rankings: { managers }, round }, managerId, opponent)]
    }),
  )
  const change = {
    playerId: FAVOURITE,
    playerName: 'Favorito',
    fromTenths: round.pointsOf(FAVOURITE) - 80,
    toTenths: round.pointsOf(FAVOURITE),
    scouts: [{ scout: 'goal' as const, count: 1 }],
  }
  const times: number[] = []
  const eventTimes: number[] = []
  let causeCount = 0
  for (let event = 0; event < EVENTS; event++) {
    // In turns, so that other work on the machine affects both.
    eventTimes.push((await timed(happen)).cpuMs)
    causeCount = 0
    const { cpuMs } = await timed(() => {
      const causesOf = causesOfEvent({ round, changes: [change], arrivalsIn: undefined })
      for (const managerId of seats.keys()) causeCount += causesOf(seats.get(managerId)!).length
    })
    times.push(cpuMs)
  }
  const median = (of: number[]) =>
    quantile(
      of.toSorted((a, b) => a - b),
      0.5,
    )
  const [ms, eventMs] = [median(times), median(eventTimes)]
  report.say(
    `causes of an event for ${shown(OPEN_PAGES)} open pages (${shown(causeCount)} told): ${shown(ms)} ms of ${shown(eventMs)}`,
  )
  report.check('causes, of the processor time of an event', (ms * 100) / eventMs, { atMost: 10, unit: '%' })
}
