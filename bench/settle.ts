import { audit } from '#db/audit/audit.ts'
import { median, quantile, shown, timed, type Report } from './tools/report.ts'
import { scoreInMemory } from './settle/in-memory.ts'
import { addLiveChampionships } from './settle/live-championships.ts'
import { ROUND_AMONG_OTHERS, ROUNDS, settleRounds } from './settle/settle-rounds.ts'
import { fillWorld, openBenchDatabase } from './world/bench-database.ts'

export async function run(report: Report): Promise<void> {
  report.say('In memory')
  const { scoringMs, copyingMs } = scoreInMemory()
  // The limit is loose: a settlement of this many lineups takes many seconds, so only a loop that is many times
  // slower would matter.
  report.check('1,000,000 lineups scored', scoringMs, { atMost: 100, unit: 'ms' })
  report.say(`a plain copy of the same bytes in the same run: ${shown(copyingMs)} ms`)

  report.say('End to end, in the full world')
  // One connection, so that PostgreSQL's processor time can be measured separately.
  const database = await openBenchDatabase({ poolSize: 1 })
  try {
    await fillWorld(database, 'full')
    const alone: number[] = []
    for await (const round of settleRounds(database, ROUNDS)) {
      const { roundId, lineups, settleMs, nodeMs, postgresMs, queryMs, longestStallMs } = round
      alone.push(nodeMs + postgresMs)
      report.check(`round ${roundId}, ${lineups} lineups settled`, settleMs / 1000, { atMost: 3, unit: 's' })
      report.say(`${shown((lineups / settleMs) * 1000)} lineups a second`)
      report.say(`processor time: node ${shown(nodeMs / 1000)} s, PostgreSQL ${shown(postgresMs / 1000)} s`)
      report.say(`longest stall of the settling process: ${shown(longestStallMs)} ms`)
      report.check(`p99 of ${queryMs.length} point queries at the same time`, quantile(queryMs, 0.99), {
        atMost: 50,
        unit: 'ms',
      })
    }
    const { ms, value: findings } = await timed(() => audit(database.db))
    const wrong = findings.filter((finding) => finding.wrong > 0)
    report.check(`failed checks of ${findings.length} in the audit`, wrong.length, { atMost: 0, unit: '' })
    report.say(`audit of everything: ${shown(ms / 1000)} s`)
    await addLiveChampionships(database, ROUND_AMONG_OTHERS)
    for await (const { lineups, settleMs, nodeMs, postgresMs } of settleRounds(database, [ROUND_AMONG_OTHERS])) {
      report.say(`${lineups} lineups settled while three other championships are live: ${shown(settleMs / 1000)} s`)
      const slower = (nodeMs + postgresMs) / median(alone)
      report.check('processor time with four live championships, compared with one', slower, {
        atMost: 1.1,
        unit: 'times',
      })
    }
  } finally {
    await database.finish()
  }
}
