import type { Page } from 'playwright-core'

const quietMs = 1_500

/** Ours, and nothing more is fetched. The stream of events stays open: to the browser the network never rests, or rested before our code came. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction(() => !('replayEarlyInput' in window))
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  for (let [before, now] = [-1, await count()]; now !== before; now = await count()) {
    before = now
    await page.waitForTimeout(quietMs)
  }
}
