import type { Page } from 'playwright-core'

export const PHONE = { width: 412, height: 823 }
/** The slowdown of Lighthouse's phone. */
const CPU_SLOWER = 4
/** Its connection, as Lighthouse throttles it without simulation. */
const SLOW_LINE = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: 675 * 128,
}

export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
}

export async function slowPhone(page: Page): Promise<void> {
  await slowProcessor(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_LINE)
}
