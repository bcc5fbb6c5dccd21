import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { axeViolations } from './axe.ts'
import { chromiumFlags } from './chromium-flags.ts'
import { closeAllBut, enterContext, type Stay } from './contexts.ts'
import { slowness } from './slowness.ts'

export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }
export const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const someAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`

export interface Visit {
  page: Page
  context: BrowserContext
  url: string
  /** Console errors and warnings, page errors and requests to other origins, as they happen. */
  complaints: string[]
}

let running: Promise<Browser> | undefined

/** One browser for all files of a worker. It ends with the worker. */
async function sharedBrowser(): Promise<Browser> {
  const found = await running
  if (found?.isConnected()) return found
  running = chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
    args: chromiumFlags,
  })
  return running
}

/** Each `visit` is a new person. */
export function useBrowser() {
  let browser: Browser
  const url = inject('craqueUrl')
  beforeAll(async () => {
    browser = await sharedBrowser()
  })
  afterAll(() => closeAllBut(url))

  // Open pages keep following the game, so each test closes its own.
  let ofThisTest: Stay[] = []
  beforeEach(() => {
    ofThisTest = []
  })
  afterEach(async () => {
    await Promise.all(ofThisTest.map(({ leave }) => leave()))
  })

  const enter = async (options: BrowserContextOptions, at: string): Promise<Visit & Stay> => {
    const person: BrowserContextOptions = {
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
      ...options,
      baseURL: at,
    }
    const stay = await enterContext(browser, person, at)
    const { page } = stay
    const complaints: string[] = []
    page.on('console', (message) => {
      const [kind, text] = [message.type(), message.text()]
      // On a busy machine the browser warns about preloads that were used late. That says nothing about the page.
      if (!['error', 'warning'].includes(kind) || text.includes('preloaded using link preload')) return
      complaints.push(`${kind}: ${text} (${message.location().url})`)
    })
    page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
    page.on('request', (request) => {
      const target = new URL(request.url())
      if (target.protocol.startsWith('http') && target.origin !== new URL(at).origin)
        complaints.push(`outside host: ${request.url()}`)
    })
    return { ...stay, url: at, complaints }
  }
  const visit = async (options = desktop, at = url): Promise<Visit> => {
    const stay = await enter(options, at)
    ofThisTest.push(stay)
    return stay
  }
  /** One person for all tests of a `describe`. */
  const useVisit = (options = desktop, arrive: (person: Visit) => Promise<unknown> = async () => {}): (() => Visit) => {
    let stay: Visit & Stay
    beforeAll(async () => {
      stay = await enter(options, url)
      await arrive(stay)
    })
    afterAll(() => stay.leave())
    return () => stay
  }
  return { visit, useVisit, url }
}

/** Polling on every frame would keep a rendering page busy with saying that it is not ready. */
const nowAndThen = { polling: 100 }

/** Waits until nothing is loading or moving, like a person who has arrived on the page. */
async function settled(page: Page): Promise<void> {
  await waitForHydration(page)
  await page.waitForFunction(
    () =>
      document.querySelector('[data-waiting], [aria-busy=true]') === null &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    undefined,
    nowAndThen,
  )
}

export async function expectNoAxeViolations(page: Page): Promise<void> {
  await settled(page)
  if (slowness > 1) return
  expect(await axeViolations(page)).toEqual([])
}

/** Checks a page in both themes. Only the colours differ. */
export async function expectNoAxeViolationsInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNoAxeViolations(page)
  if (slowness > 1) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  expect(await axeViolations(page, { contrastOnly: true })).toEqual([])
}

/** The font arrives after the first paint. Until then, words have the widths of another font. */
export async function waitForFont(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const ours = [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === 'Archivo')
      return document.fonts.status === 'loaded' && ours.some(({ status }) => status === 'loaded')
    },
    undefined,
    nowAndThen,
  )
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await waitForFont(page)
  const { scroll, client, wide } = await page.evaluate(() => {
    const rightOf = (element: Element) => element.getBoundingClientRect().right
    return {
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
      // A table that neither fits into its card nor scrolls runs over its edge, long before the page is too narrow.
      wide: [...document.querySelectorAll('main table')]
        .filter(({ parentElement: card }) => card !== null && getComputedStyle(card).overflowX === 'visible')
        .filter((table) => rightOf(table) > rightOf(table.parentElement!) + 1)
        .map((table) => table.textContent.slice(0, 60)),
    }
  })
  expect([scroll <= client, wide]).toEqual([true, []])
}

/** Small phones, our phone, and a desktop zoomed to 200%. The page is resized, not loaded again. */
export async function expectToFitEveryWidth(page: Page): Promise<void> {
  await settled(page)
  const before = page.viewportSize()!
  for (const width of [320, 640, 360]) {
    await page.setViewportSize({ ...before, width })
    await waitForFont(page)
    await expect
      .poll(() => page.evaluate(() => [document.documentElement.clientWidth, document.documentElement.scrollWidth]))
      .toEqual([width, width])
  }
  await page.setViewportSize(before)
}

/**
 * A page reacts only after React has hydrated all of its parts. React marks an element before its part is hydrated. By
 * React's internal flags, this also waits until no ancestor is still being placed or hydrated.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      // Parts further down hydrate on the first interaction.
      dispatchEvent(new Event('pointermove'))
      interface Fiber {
        flags: number
        alternate: Fiber | null
        return: Fiber | null
      }
      const beingPlacedOrTakenOver = 2 | 4096
      const isOurs = (control: Element) => {
        const found = Object.entries(control).find(([key]) => key.startsWith('__reactFiber'))
        let part = (found?.[1] ?? null) as Fiber | null
        if (part === null || part.alternate) return part !== null
        for (; part; part = part.return) if (part.flags & beingPlacedOrTakenOver) return false
        return true
      }
      const controls = [...document.querySelectorAll('header button, main :is(h1, a, button, input, select, textarea)')]
      return controls.length > 0 && controls.every(isOurs)
    },
    undefined,
    nowAndThen,
  )
}

/**
 * Moves the mouse. Lower parts of the page, and the code that reports a lost connection, load with the first
 * interaction.
 */
async function touch(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
}

export async function waitForOutbox(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await touch(page)
      return page.locator('[data-outbox]').count()
    })
    .toBe(1)
}

/** Goes offline once every open page has loaded what it needs to report that. */
export async function goOffline(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await waitForOutbox(page)
  await context.setOffline(true)
}
