import { untilQuiet } from '#test/e2e/quiet-page.ts'
import { inNewChromium } from './chromium.ts'

/** Bytes on the wire that a new browser fetches for the page without any interaction. */
export function measureFirstLoad(url: string) {
  return inNewChromium(async (context) => {
    const page = await context.newPage()
    await page.goto(url)
    await untilQuiet(page)
    const loaded = await page.evaluate(() =>
      performance.getEntries().flatMap((entry) => {
        if (!(entry instanceof PerformanceResourceTiming)) return []
        return [{ path: new URL(entry.name).pathname, bytes: entry.encodedBodySize }]
      }),
    )
    const scripts = loaded.filter(({ path }) => path.endsWith('.js'))
    const document = loaded.find(({ path }) => path === new URL(url).pathname)
    if (scripts.length === 0 || !document) throw new Error('the page loaded no script')
    const sum = (files: typeof loaded) => files.reduce((total, { bytes }) => total + bytes, 0)
    const scriptBytes = sum(scripts)
    const fontBytes = sum(loaded.filter(({ path }) => path.endsWith('.woff2')))
    return { scriptBytes, fontBytes, documentBytes: document.bytes, requests: scripts.length }
  })
}
