import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { slowness } from './slowness.ts'

async function slowDown(page: Page): Promise<void> {
  if (slowness === 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
}

async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(30_000 * slowness)
  context.on('page', (opened) => void slowDown(opened))
  return context
}

export interface Stay {
  context: BrowserContext
  page: Page
  leave: () => Promise<void>
}

export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<Stay> {
  const context = await newContext(browser, options)
  return { context, page: await context.newPage(), leave: () => context.close() }
}

/** Those whose person has left, by what they are. */
const left = new Map<string, BrowserContext[]>()

/**
 * A context in which nothing is left of anybody, but what was fetched from the server and compiled: every new one would do
 * that again. A script that is added to all its pages cannot be taken away: who needs one adds it to his page.
 */
export async function enterContext(browser: Browser, options: BrowserContextOptions, origin: string): Promise<Stay> {
  const { extraHTTPHeaders = {}, ...kind } = options
  const free = left.get(JSON.stringify(kind)) ?? []
  left.set(JSON.stringify(kind), free)
  const context = free.pop() ?? (await newContext(browser, kind))
  await context.setExtraHTTPHeaders(extraHTTPHeaders)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage' })
  const leave = async () => {
    if (!browser.contexts().includes(context)) return
    await Promise.all(context.pages().map((opened) => opened.close()))
    await Promise.all([
      context.setOffline(false),
      context.unrouteAll(),
      context.clearCookies(),
      context.clearPermissions(),
    ])
    free.push(context)
  }
  return { context, page, leave }
}
