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

interface Room {
  context: BrowserContext
  page: Page
  /** Whether a script was added. It cannot be removed again. */
  hasScript: () => boolean
}

export interface Stay extends Pick<Room, 'context' | 'page'> {
  leave: () => Promise<void>
}

async function newRoom(browser: Browser, options: BrowserContextOptions): Promise<Room> {
  const context = await newContext(browser, options)
  const page = await context.newPage()
  let hasScript = false
  for (const one of [context, page]) {
    const add = one.addInitScript.bind(one) as Page['addInitScript']
    one.addInitScript = (...script: Parameters<typeof add>) => {
      hasScript = true
      return add(...script)
    }
  }
  return { context, page, hasScript: () => hasScript }
}

/** Contexts that no test uses at the moment, by their options. */
const left = new Map<string, Room[]>()

/** A page of the site without scripts. While it is open, its renderer process keeps compiled code. */
const emptyPage = (origin: string) => `${origin}/robots.txt`

async function clean({ context, page }: Room, origin: string): Promise<void> {
  if (page.url() !== emptyPage(origin)) await page.goto(emptyPage(origin))
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage' })
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  await page.evaluate(() => sessionStorage.clear())
  await context.clearCookies()
}

async function reset({ context, page }: Room, { viewport, colorScheme }: BrowserContextOptions, origin: string) {
  context.removeAllListeners('request')
  page.removeAllListeners()
  await Promise.all([context.setOffline(false), context.unrouteAll(), page.unrouteAll(), context.clearPermissions()])
  await Promise.all(context.pages().flatMap((opened) => (opened === page ? [] : opened.close())))
  await page.goto(emptyPage(origin))
  await page.emulateMedia({ media: null, colorScheme: colorScheme ?? 'light' })
  if (viewport) await page.setViewportSize(viewport)
}

/**
 * A context and page without any state of earlier people, but with the server's files cached and compiled. A new
 * context repeats that work, which takes nearly half of the time of a page view. The page stays on a page without
 * scripts.
 */
export async function enterContext(browser: Browser, options: BrowserContextOptions, origin: string): Promise<Stay> {
  const { extraHTTPHeaders = {}, storageState, ...kind } = options
  const free = left.get(JSON.stringify(kind)) ?? []
  left.set(JSON.stringify(kind), free)
  const room = free.pop() ?? (await newRoom(browser, kind))
  await clean(room, origin)
  const { context, page, hasScript } = room
  await context.setExtraHTTPHeaders(extraHTTPHeaders)
  if (typeof storageState === 'object') await context.addCookies(storageState.cookies)
  const leave = async () => {
    if (!browser.contexts().includes(context)) return
    if (hasScript() || page.isClosed()) return context.close()
    // After its server has stopped, a context cannot be cleaned, so it is closed.
    await reset(room, kind, origin).then(
      () => free.push(room),
      () => context.close(),
    )
  }
  return { context, page, leave }
}

/** Closes contexts of servers that end with their test file. */
export async function closeAllBut(origin: string): Promise<void> {
  for (const [kind, rooms] of left) {
    if ((JSON.parse(kind) as BrowserContextOptions).baseURL === origin) continue
    left.delete(kind)
    await Promise.all(rooms.map(({ context }) => context.close()))
  }
}
