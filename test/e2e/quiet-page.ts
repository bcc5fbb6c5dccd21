import type { Page } from 'playwright-core'

const quietMs = 1_500

/**
 * Waits for hydration and until no more files load. The event stream stays open, so the browser's own network-idle
 * state is useless.
 */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction(() => !('replayEarlyInput' in window))
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  for (let [before, now] = [-1, await count()]; now !== before; now = await count()) {
    before = now
    await page.waitForTimeout(quietMs)
  }
}
