import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { chromiumFlags } from '#test/e2e/chromium-flags.ts'
import { atOnce } from './at-once.ts'
import type { PersonState } from './chronicle.ts'
import { Failure } from './failure.ts'

const patienceMs = 30_000
/** A page waits for answers most of the time. Each of these has a browser context of its own, and so one person. */
const PAGES_AT_ONCE = 3

/** An address and the person who opens it. Without a person, a stranger does. */
export interface Look {
  path: string
  person: PersonState | undefined
}

export interface Pages {
  open: (visit: { url: string; nowMs: number; looks: readonly Look[] }) => Promise<void>
  /** The number of opened addresses. */
  opened: () => number
  close: () => Promise<void>
}

/** Console messages about expected answers: a stranger is not signed in, or a page does not exist. */
const isExpected = (text: string) => /status of (?:401|403|404)/.test(text)

/** A shared browser. Built files stay in its cache, but the state of each person is removed. */
async function openBrowser(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'block',
    viewport: { width: 360, height: 740 },
  })
  await context.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  return context
}

async function visit(page: Page, path: string): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  page.on('response', (answer) => {
    if (answer.status() >= 500) complaints.push(`${answer.url()} answered ${answer.status()}`)
  })
  try {
    await page.goto(path, { waitUntil: 'load', timeout: patienceMs })
    await page.waitForFunction(() => document.querySelector('main h1') !== null, undefined, { timeout: patienceMs })
  } catch (error) {
    complaints.push(error instanceof Error ? error.message : String(error))
  }
  return complaints
}

/** One Chromium for the whole year. Every page view is a new visit. */
export async function createPages(executablePath: string): Promise<Pages> {
  // When the program is interrupted, the server must end first. A browser that handles signals itself would keep the
  // program alive.
  const launch = () =>
    chromium.launch({ executablePath, args: chromiumFlags, handleSIGINT: false, handleSIGTERM: false })
  let browser = await launch()
  let opened = 0

  async function look(context: BrowserContext, url: string, nowMs: number, { path, person }: Look): Promise<void> {
    opened++
    await context.clearCookies()
    const cookies = Object.entries(person?.devices[0]?.cookies ?? {})
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url })))
    await context.setExtraHTTPHeaders(person ? { 'x-forwarded-for': person.address } : {})
    const page = await context.newPage()
    await page.clock.setSystemTime(nowMs)
    const complaints = await visit(page, path)
    await page.close()
    if (complaints.length > 0)
      throw new Failure('page', `${path} as ${person?.name ?? 'a stranger'}: ${complaints.slice(0, 5).join(' | ')}`)
  }

  return {
    open: async ({ url, nowMs, looks }) => {
      if (!browser.isConnected()) browser = await launch()
      await atOnce(looks, {
        workers: PAGES_AT_ONCE,
        open: () => openBrowser(browser, url),
        close: (context) => context.close(),
        work: (context, one) => look(context, url, nowMs, one),
      })
    },
    opened: () => opened,
    close: () => browser.close(),
  }
}
