import { median, shown, type Report } from '#bench/tools/report.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureLighthouse } from './lighthouse.ts'

const MOST_SCRIPT_KB = 110
const MOST_DOCUMENT_KB = 25
const RUNS = 3

/** The public pages that people come to by a link. */
export async function publicPages(url: string): Promise<string[]> {
  const home = await (await fetch(url)).text()
  const [match] = /\/partidas\/\d+/.exec(home) ?? []
  return ['/', '/fantasy', '/rankings', '/analytics', '/palpites', ...(match ? [match] : [])]
}

export async function checkPage(report: Report, address: string): Promise<void> {
  const { pathname } = new URL(address)
  const { scriptBytes, documentBytes, requests } = await measureFirstLoad(address)
  report.check(`${pathname} JavaScript, brotli, ${requests} files`, scriptBytes / 1024, {
    atMost: MOST_SCRIPT_KB,
    unit: 'KB',
  })
  report.check(`${pathname} document, brotli`, documentBytes / 1024, { atMost: MOST_DOCUMENT_KB, unit: 'KB' })
  const runs: Awaited<ReturnType<typeof measureLighthouse>>[] = []
  for (let count = 0; count < RUNS; count++) runs.push(await measureLighthouse(address))
  const firstPaint = median(runs.map(({ firstPaintMs }) => firstPaintMs))
  const later = median(runs.map(({ largestPaintMs, firstPaintMs }) => largestPaintMs - firstPaintMs))
  report.check(`${pathname} first paint`, firstPaint, { atMost: 850, unit: 'ms' })
  report.check(`${pathname} largest paint after it`, later, { atMost: 100, unit: 'ms' })
  const blocking = runs.map(({ blockingMs }) => blockingMs)
  report.check(`${pathname} blocking, of ${blocking.map(shown).join(', ')}`, median(blocking), {
    atMost: 80,
    unit: 'ms',
  })
}
