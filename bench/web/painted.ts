import { PHONE, slowPhone } from './phone.ts'
import { inNewChromium } from './chromium.ts'

/**
 * When the paints really come on a phone and a line that slow. Lighthouse does not slow its line: it reckons from a load over loopback,
 * where whatever arrived before a paint, also a font that nothing waits for, counts as if the paint had needed it.
 */
export function measurePaints(url: string) {
  return inNewChromium(async (context) => {
    const page = await context.newPage()
    await page.setViewportSize(PHONE)
    await slowPhone(page)
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const largest = list.getEntries().at(-1)
        if (largest) document.documentElement.dataset['largest'] = String(largest.startTime)
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(url)
    await page.waitForFunction(() => !('replayEarlyInput' in window))
    await page.waitForLoadState('networkidle')
    return page.evaluate(() => ({
      firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largestPaintMs: Number(document.documentElement.dataset['largest']),
    }))
  })
}
