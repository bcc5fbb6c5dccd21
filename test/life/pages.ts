import { chromium, type Browser } from 'playwright-core'
import { chromiumFlags } from '#test/e2e/chromium-flags.ts'
import type { PersonState } from './chronicle.ts'
import { Failure } from './failure.ts'

const patienceMs = 30_000

export interface Pages {
  /** Opens an address as a person sees it; without a person, as a stranger. */
  open: (asked: { url: string; path: string; person: PersonState | undefined; nowMs: number }) => Promise<void>
  close: () => Promise<void>
}

/** A console message that tells about an answer the page expects: a stranger is not signed in, a page is not there. */
const isExpected = (text: string) => /status of (?:401|403|404)/.test(text)

/** One Chromium for the whole year; every look is a new visit. */
export async function createPages(executablePath: string): Promise<Pages> {
  let browser: Browser = await chromium.launch({ executablePath, args: chromiumFlags })
  return {
    open: async ({ url, path, person, nowMs }) => {
      if (!browser.isConnected()) browser = await chromium.launch({ executablePath, args: chromiumFlags })
      const context = await browser.newContext({
        baseURL: url,
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        serviceWorkers: 'block',
        viewport: { width: 360, height: 740 },
        ...(person ? { extraHTTPHeaders: { 'x-forwarded-for': person.address } } : {}),
      })
      const complaints: string[] = []
      try {
        const cookies = Object.entries(person?.devices[0]?.cookies ?? {})
        await context.addCookies(cookies.map(([name, value]) => ({ name, value, url })))
        const page = await context.newPage()
        await page.clock.setSystemTime(nowMs)
        page.on('console', (message) => {
          if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text())
        })
        page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
        page.on('response', (answer) => {
          if (answer.status() >= 500) complaints.push(`${answer.url()} answered ${answer.status()}`)
        })
        await page.goto(path, { waitUntil: 'load', timeout: patienceMs })
        await page.waitForFunction(() => document.querySelector('main h1') !== null, undefined, { timeout: patienceMs })
      } catch (error) {
        complaints.push(error instanceof Error ? error.message : String(error))
      } finally {
        await context.close()
      }
      if (complaints.length > 0)
        throw new Failure('page', `${path} as ${person?.name ?? 'a stranger'}: ${complaints.slice(0, 5).join(' | ')}`)
    },
    close: () => browser.close(),
  }
}
