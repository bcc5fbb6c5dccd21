import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { VisitTimes } from './giants/with-visitors.ts'
import { benchGiantEngine } from './giants/engine.ts'
import { playGiants, type GiantFigures } from './giants/play-giants.ts'
import { quantile, shown, type Report } from './tools/report.ts'

const MILLION = 1_000_000
/** The bytes of one person with squad, lineup, score and everything else of a round. */
const BYTES_EACH = 3_000

const sizes = {
  '--hundred-thousand': [MILLION / 10],
  '--million': [MILLION],
  '--ten-million': [MILLION / 10, MILLION, 10 * MILLION],
}

/** Without a flag: two sizes, to see the growth. */
const sizesFor = (flags: readonly string[]) =>
  Object.entries(sizes).find(([flag]) => flags.includes(flag))?.[1] ?? [MILLION / 10, MILLION]

async function refuseWithoutRoom(people: number): Promise<void> {
  const { bavail, bsize } = await statfs(tmpdir())
  const [free, needed] = [bavail * bsize, people * BYTES_EACH]
  if (free < needed)
    throw new Error(`${shown(people)} people need ${shown(needed / 1e9)} GB, and ${shown(free / 1e9)} are free`)
}

/** Visits are of two kinds: requests that open pages send, and a page that the server renders for a newcomer. */
const kinds = { '': isAsked, ', rendered for one of them': (path: string) => !isAsked(path) }
function isAsked(path: string): boolean {
  return path.startsWith('/api') || path === '/healthz'
}

const byKind = ({ tookMs }: VisitTimes): [kind: string, ms: number[]][] =>
  Object.entries(kinds)
    .map(([kind, isOf]): [string, number[]] => [
      kind,
      Object.entries(tookMs).flatMap(([path, ms]) => (isOf(path) ? ms : [])),
    ])
    .filter(([, ms]) => ms.length > 0)

/** Prints these times without comparing them with a target. */
function sayVisitTimes(report: Report, what: string, visitTimes: VisitTimes): void {
  for (const [kind, ms] of byKind(visitTimes))
    report.say(
      `${what}${kind}, p99 of ${ms.length}: ${shown(quantile(ms, 0.99))} ms, median ${shown(quantile(ms, 0.5))}`,
    )
}

function checkVisitTimes(report: Report, what: string, visitTimes: VisitTimes): void {
  const { tookMs, refused } = visitTimes
  for (const [kind, ms] of byKind(visitTimes))
    report.check(`${what}${kind}, p99 of ${ms.length}`, quantile(ms, 0.99), { atMost: 100, unit: 'ms' })
  const each = Object.entries(tookMs).map(
    ([path, ms]) => `${path} ${shown(quantile(ms, 0.5))} median, ${shown(Math.max(...ms))} at most`,
  )
  report.say(`    ${each.join('; ')}`)
  if (refused > 0) report.check('  of them refused', refused, { atMost: 0, unit: '' })
}

function reportFigures(report: Report, figures: GiantFigures): void {
  const { people, lineups, lockMs, settleMs } = figures
  report.check('lock of the round', lineups / (lockMs / 1000), { atLeast: 80_000, unit: 'squads a second' })
  report.say(`  until its groups exist: ${shown(figures.groupsMs / 1000)} s more`)
  checkVisitTimes(report, '  pages meanwhile', figures.visitsDuringLock)
  const { newsMs } = figures
  report.check(
    `event of a match to the last of ${shown(figures.streams)} open pages, p99 of ${newsMs.length}`,
    quantile(newsMs, 0.99),
    {
      atMost: 500,
      unit: 'ms',
    },
  )
  report.say(
    `  median ${shown(quantile(newsMs, 0.5))} ms, at most ${shown(Math.max(...newsMs))}, ${shown(figures.ownNews)} personal events`,
  )
  if (figures.lostStreams > 0)
    report.check('  streams that the server closed', figures.lostStreams, { atMost: 0, unit: '' })
  checkVisitTimes(report, '  pages meanwhile', figures.visitsDuringNews)
  checkVisitTimes(report, 'ranking pages, names and an own rank under load', figures.pages)
  report.check('start of the server to its first rank', figures.startMs / 1000, { atMost: 90, unit: 's' })
  report.check('the same in mid-round, with the same table', figures.restartMs / 1000, { atMost: 90, unit: 's' })
  report.say(`  until the rank changes are known: ${shown(figures.risesMs / 1000)} s more`)
  sayVisitTimes(report, '  pages at the same time, all for the first time', figures.visitsDuringRises)
  report.check('settlement with its prices', lineups / (settleMs / 1000), { atLeast: 35_000, unit: 'lineups a second' })
  checkVisitTimes(report, '  pages meanwhile', figures.visitsDuringSettle)
  report.check('slowest of the twelve boards', Math.max(...figures.boardsMs), { atMost: 100, unit: 'ms' })
  const { memoryMb, databaseMb } = figures
  report.check('peak memory of the server and its database', memoryMb + databaseMb, { atMost: 8_192, unit: 'MB' })
  report.say(`  ${shown(memoryMb)} MB of them for the server alone`)
  const { wrong } = figures
  if (wrong)
    report.check(['problems found by the audit', ...wrong].join('; '), wrong.length, { atMost: 0, unit: 'checks' })
  report.say(`disk: ${shown(figures.diskBytes / 1e9)} GB, ${shown(figures.diskBytes / people)} bytes a person`)
}

/** The factor between two sizes. With ten times as many people, 10 is linear. */
function sayGrowth(report: Report, smaller: GiantFigures, larger: GiantFigures): void {
  const times = (figure: (of: GiantFigures) => number) => `${shown(figure(larger) / figure(smaller))} times`
  report.say(
    `from ${shown(smaller.people)} to ${shown(larger.people)} people: lock ${times(({ lockMs }) => lockMs)}, settlement ${times(({ settleMs }) => settleMs)}, ` +
      `start ${times(({ startMs }) => startMs)}, memory ${times(({ memoryMb }) => memoryMb)}, disk ${times(({ diskBytes }) => diskBytes)}`,
  )
}

export async function run(report: Report): Promise<void> {
  const played: GiantFigures[] = []
  for (const people of sizesFor(process.argv.slice(3))) {
    await refuseWithoutRoom(people)
    report.say(`${shown(people)} people, the engine alone`)
    await benchGiantEngine(report, people)
    report.say(`${shown(people)} people, through the server`)
    const figures = await playGiants(people, (line) => report.say(line))
    reportFigures(report, figures)
    const before = played.at(-1)
    if (before) sayGrowth(report, before, figures)
    played.push(figures)
  }
}
