import { STORED_SCOPES } from '#domain/ranking/ranking-kinds.ts'
import { atOnce, yieldToOthers } from '#live/yield-to-others.ts'
import { createLiveRound } from '#live/live-round.ts'
import { createManagerDirectory } from '#live/manager-directory.ts'
import { createRankBoard } from '#live/rank-board.ts'
import { roundLineups } from '#live/testing/round-lineups.ts'
import { bytesInUse } from '#bench/live/engine.ts'
import { FAVOURITE, positionsOf, sampleLineups, samplePoints } from '#bench/live/sample-round.ts'
import { quantile, shown, timed, type Report } from '#bench/tools/report.ts'

/** As many players as a league of twenty clubs has. */
const PLAYERS = 750
const EVENTS = 40

/** The longest time without a yield, as our own processor time, so that other processes do not count. */
function watchTurns() {
  const usedMs = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  let [last, longestMs, isOver] = [usedMs(), 0, false]
  const turn = () => {
    const now = usedMs()
    longestMs = Math.max(longestMs, now - last)
    last = now
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  return () => {
    isOver = true
    return Math.max(longestMs, usedMs() - last)
  }
}

/**
 * Measures only the live round, in which every lineup has reserves. It measures the cost of an event of a player in 30%
 * of lineups, and of the first page after it.
 */
export async function benchGiantEngine(report: Report, people: number): Promise<void> {
  const before = bytesInUse()
  const built = await timed(() => {
    const managers = atOnce(createManagerDirectory(Int32Array.from({ length: people }, (_, index) => index + 1)))
    const lineups = roundLineups({ rows: sampleLineups(people, PLAYERS), managers, positions: positionsOf(PLAYERS) })
    return { round: createLiveRound({ roundId: 1, lineups, managers }), board: createRankBoard(samplePoints(people)) }
  })
  const { round, board } = built.value
  board.rankOf(0)
  const bytes = (bytesInUse() - before) / people
  // As many boards as the server has, with the global one first.
  const others = STORED_SCOPES.slice(1).map(() => createRankBoard(samplePoints(people)))
  const [events, pages, stalls, later]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (let done = 0, tenths = 0; done < EVENTS; done++) {
    tenths = tenths > 400 ? -20 : tenths + 80
    const longest = watchTurns()
    const event = await timed(() =>
      yieldToOthers(round.setPointsInSteps([{ playerId: FAVOURITE, pointTenths: tenths }], [board], { later: others })),
    )
    const after = await timed(() => yieldToOthers(event.value.rest))
    const stallMs = longest()
    const page = await timed(() => board.entrants(0, 50))
    // The first events are slower, because the engine still compiles.
    if (done < EVENTS / 4) continue
    stalls.push(stallMs)
    events.push(event.cpuMs)
    later.push(after.cpuMs)
    pages.push(page.cpuMs)
  }
  report.check('event of a player in 30% of lineups, processor time, p99', quantile(events, 0.99), {
    atMost: 150,
    unit: 'ms',
  })
  report.say(`  the monthly and weekly boards are updated ${shown(quantile(later, 0.99))} ms later`)
  report.check('  longest time without a yield, processor time', Math.max(...stalls), { atMost: 50, unit: 'ms' })
  report.check('first page after it, processor time, p99', quantile(pages, 0.99), { atMost: 20, unit: 'ms' })
  const memory = `memory of the engine with ${PLAYERS} players`
  // With few people, fixed tables of score counts dominate the memory.
  if (people >= 1_000_000) report.check(memory, bytes, { atMost: 40, unit: 'bytes a manager' })
  else report.say(`${memory}: ${shown(bytes)} bytes a manager`)
  report.say(`lineups generated and packed: ${shown(built.ms / 1000)} s`)
}
