import { inNewChromium } from './chromium.ts'

/** What a browser that was never here fetches for the page, in bytes on the wire. */
export function measureFirstLoad(url: string) {
  return inNewChromium(async (context) => {
    const page = await context.newPage()
    await page.goto(url)
    // Scripts are asked for after the first paint: a busy machine may rest before it.
    await page.waitForFunction(() => !('replayEarlyInput' in window))
    await page.waitForLoadState('networkidle')
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
