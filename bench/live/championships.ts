import { createLiveRound } from '#live/live-round.ts'
import { atOnce } from '#live/yield-to-others.ts'
import { createManagerDirectory } from '#live/manager-directory.ts'
import { createRankBoard } from '#live/rank-board.ts'
import { roundLineups } from '#live/testing/round-lineups.ts'
import { median, shown, timed, type Report } from '#bench/tools/report.ts'
import { FAVOURITE, positions, sampleLineups, samplePoints } from './sample-round.ts'

const CHAMPIONSHIPS = 4
const LINEUPS_EACH = 250_000
const PASSES = 40
/** On a shared machine two equal halves of a run differ by a few percent. */
const MOST_SLOWER = 1.1

function liveChampionship(roundId: number) {
  const rows = [...sampleLineups(LINEUPS_EACH)]
  const managerCount = rows.at(-1)!.managerId
  const managers = atOnce(createManagerDirectory(Int32Array.from({ length: managerCount }, (_, i) => i + 1)))
  const lineups = roundLineups({ rows, managers, positions })
  const round = createLiveRound({ roundId, lineups, managers })
  const board = createRankBoard(samplePoints(managerCount))
  board.rankOf(0)
  let tenths = 0
  return () => {
    tenths = tenths > 400 ? -20 : tenths + 80
    round.setPoints([{ playerId: FAVOURITE, pointTenths: tenths }], [board])
    return board.rankOf(0)
  }
}

/** Compares events of a single championship with events of four championships in turns. */
export async function benchChampionships(report: Report): Promise<void> {
  const events = Array.from({ length: CHAMPIONSHIPS }, (_, index) => liveChampionship(index + 1))
  const [first] = events
  if (!first) throw new Error('there is no championship')
  const [alone, together]: [number[], number[]] = [[], []]
  for (const event of events) event()
  for (let pass = 0; pass < PASSES; pass++) {
    for (let turn = 0; turn < CHAMPIONSHIPS; turn++) alone.push((await timed(first)).cpuMs)
    for (const event of events) together.push((await timed(event)).cpuMs)
  }
  const [one, four] = [median(alone), median(together)]
  report.say(`an event, median processor time: one championship ${shown(one)} ms, in turns with four ${shown(four)} ms`)
  report.check('event with four live championships, compared with one', four / one, {
    atMost: MOST_SLOWER,
    unit: 'times',
  })
}
