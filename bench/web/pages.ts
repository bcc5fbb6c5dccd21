import { median, shown, timed, type Report } from '#bench/tools/report.ts'
import type { TodayMatches } from '#contract/match.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measurePaints } from './painted.ts'

const MOST_SCRIPT_KB = 122
const MOST_DOCUMENT_KB = 32
const LATEST_LARGEST_PAINT_MS = 1_100
const LONGEST_BLOCKING_MS = 120
const MOST_FONT_KB = 20
const LONGEST_COLD_PAGE_MS = 60
/** Limits for a paint after the first one and for moving text when a font arrives. Both are too small to notice. */
const LATEST_PAINT_MS = 100
const MOST_SHIFT = 0.01
const RUNS = 5

/** The public pages that people open by links. */
export async function publicPages(url: string): Promise<string[]> {
  const { matches } = (await (await fetch(`${url}/api/matches/today`)).json()) as TodayMatches
  const [match] = matches
  if (!match) throw new Error('today has no match to look at')
  return ['/', '/fantasy', '/rankings', '/analytics', '/palpites', `/partidas/${match.id}`]
}

/** The time from the request to the last byte, for a page that nobody has requested from this server yet. */
export async function loadColdPage(address: string): Promise<number> {
  return (await timed(async () => (await fetch(address)).text())).ms
}

export function checkColdPage(report: Report, page: string, times: readonly number[]): void {
  report.check(`${page} requested for the first time, of ${times.map(shown).join(', ')}`, median(times), {
    atMost: LONGEST_COLD_PAGE_MS,
    unit: 'ms',
  })
}

export async function checkPage(report: Report, address: string): Promise<void> {
  const { pathname } = new URL(address)
  const { scriptBytes, fontBytes, documentBytes, requests } = await measureFirstLoad(address)
  report.check(`${pathname} JavaScript, brotli, ${requests} files`, scriptBytes / 1024, {
    atMost: MOST_SCRIPT_KB,
    unit: 'KB',
  })
  report.check(`${pathname} document, brotli`, documentBytes / 1024, { atMost: MOST_DOCUMENT_KB, unit: 'KB' })
  report.check(`${pathname} fonts`, fontBytes / 1024, { atMost: MOST_FONT_KB, unit: 'KB' })
  const runs: Awaited<ReturnType<typeof measureLighthouse>>[] = []
  for (let count = 0; count < RUNS; count++) runs.push(await measureLighthouse(address))
  const paintsApart = ({ largestPaintMs, firstPaintMs }: Record<'largestPaintMs' | 'firstPaintMs', number>) =>
    largestPaintMs - firstPaintMs
  const painted: Awaited<ReturnType<typeof measurePaints>>[] = []
  for (let count = 0; count < RUNS; count++) painted.push(await measurePaints(address))
  const later = { atMost: LATEST_PAINT_MS, unit: 'ms' }
  report.check(`${pathname} largest paint`, median(runs.map(({ largestPaintMs }) => largestPaintMs)), {
    atMost: LATEST_LARGEST_PAINT_MS,
    unit: 'ms',
  })
  report.check(`${pathname} largest paint after the first`, median(runs.map(paintsApart)), later)
  report.check(`${pathname} the same on a really slow connection`, median(painted.map(paintsApart)), later)
  report.check(`${pathname} largest layout shift there`, Math.max(...painted.map(({ shift }) => shift)), {
    atMost: MOST_SHIFT,
    unit: '',
  })
  const blocking = runs.map(({ blockingMs }) => blockingMs)
  report.check(`${pathname} blocking, of ${blocking.map(shown).join(', ')}`, median(blocking), {
    atMost: LONGEST_BLOCKING_MS,
    unit: 'ms',
  })
}
