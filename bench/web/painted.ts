import { PHONE, slowPhone } from './phone.ts'
import { inNewChromium } from './chromium.ts'

/**
 * When the paints really come on a phone and a line that slow, and what moves. Lighthouse does not slow its line: it reckons from a load over
 * loopback, where whatever arrived before a paint counts as if the paint had needed it.
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
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement
        for (const entry of list.getEntries())
          dataset['shift'] = String(
            Number(dataset['shift'] ?? 0) + (entry as PerformanceEntry & { value: number }).value,
          )
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(url)
    await page.waitForFunction(() => !('replayEarlyInput' in window))
    await page.waitForLoadState('networkidle')
    return page.evaluate(() => ({
      firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largestPaintMs: Number(document.documentElement.dataset['largest']),
      shift: Number(document.documentElement.dataset['shift'] ?? 0),
    }))
  })
}
