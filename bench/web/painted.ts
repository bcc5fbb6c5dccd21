import { PHONE, slowPhone } from './phone.ts'
import { untilQuiet } from '#test/e2e/quiet-page.ts'
import { inNewChromium } from './chromium.ts'

/**
 * Real paint times on a phone with a slow connection, and how much moves. Lighthouse does not slow the connection. It
 * simulates one from a load over loopback, where everything that arrives before a paint counts as needed for it.
 */
export function measurePaints(url: string) {
  return inNewChromium(async (context) => {
    const page = await context.newPage()
    await page.setViewportSize(PHONE)
    await slowPhone(page)
    await page.addInitScript(() => {
      const seen = { largestPaintMs: Number.NaN, shift: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        seen.largestPaintMs = list.getEntries().at(-1)?.startTime ?? Number.NaN
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(url)
    await untilQuiet(page)
    return page.evaluate(async () => {
      await document.fonts.ready
      // Layout shifts are reported one frame later.
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
      const came = [...document.fonts].filter(({ family, status }) => family === 'Archivo' && status === 'loaded')
      if (came.length === 0) throw new Error('the fonts never loaded')
      const firstPaintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
      return { firstPaintMs, ...(window as unknown as { seen: { largestPaintMs: number; shift: number } }).seen }
    })
  })
}
