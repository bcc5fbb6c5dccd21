import type { Page } from 'playwright-core'

export const PHONE = { width: 412, height: 823 }
/** What Lighthouse's phone is slower by. */
const CPU_SLOWER = 4
/** Its line, as Lighthouse applies it where it does not reckon. */
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
