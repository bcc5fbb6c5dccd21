import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, phone, useBrowser, waitForTakeOver } from './browser.ts'
import { isGate } from '#test/gate.ts'

const { visit } = useBrowser()

const pages = [
  '/',
  '/fantasy',
  '/rankings',
  '/analytics',
  '/palpites',
  '/ligas',
  '/profile',
  '/entrar',
  '/kit',
  '/nada',
]

/** What no text has a part in: which font it is set in when it is looked at is another matter. */
const drawn =
  `display visibility opacity position z-index translate overflow animation-name transition color background-color
  background-image fill stroke stroke-width outline text-decoration font-family font-size font-weight font-stretch line-height
  letter-spacing white-space border border-radius padding margin-top max-width gap justify-content align-items`.split(
    /\s+/,
  )

/** How every element is drawn, in the browser's own words; also where nothing may move, a change takes a moment. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(async (names) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    const lookOf = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part)
      return [part, ...[...(part ? ['content'] : []), ...names].map((name) => style.getPropertyValue(name))].join(';')
    }
    return Array.from(document.querySelectorAll('body, body *'), (element) => {
      const parts = ['::before', '::after'].filter((part) => getComputedStyle(element, part).content !== 'none')
      const place = `${element.tagName} ${element.getAttribute('class')}`
      return [place, lookOf(element), ...parts.map((part) => lookOf(element, part))].join('|')
    })
  }, drawn)

/** What a page lacks of the style, once it has come. */
const restOf = (page: Page) => page.waitForFunction(() => document.adoptedStyleSheets[0]?.cssRules.length)

/** Without scripts: as they would, but for what they leave out. */
async function addWhole(page: Page) {
  const href = await (await page.waitForFunction(() => window.wholeStyle?.[0])).jsonValue()
  await page.evaluate(
    (address) =>
      new Promise((done, fail) => {
        const link = document.createElement('link')
        document.head.append(Object.assign(link, { rel: 'stylesheet', href: address, onload: done, onerror: fail }))
      }),
    href ?? '',
  )
}

const sizes: [string, typeof phone][] = [
  ['360 px', phone],
  ['1280 px', desktop],
]

describe.each(isGate ? sizes.slice(0, 1) : sizes)('at %s', (_size, screen) => {
  test.each(pages)('%s carries all the style that it needs', async (path) => {
    const { page } = await visit({ ...screen, reducedMotion: 'reduce' })
    const sheets = /\/assets\/.*\.css\?/
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.route(sheets, (route) => route.abort())
    await page.goto(path)
    const own = await looks(page)
    expect(own.length).toBeGreaterThan(20)
    await page.unroute(sheets)
    await page.reload()
    await addWhole(page)
    const whole = await looks(page)
    expect(whole.filter((look, index) => look !== own[index])).toEqual([])
    expect(whole.length).toBe(own.length)
  })
})

test('the whole style is there before anything is drawn by scripts, and the data that a page does not carry', async () => {
  const { page, complaints } = await visit(desktop)
  // What others do meanwhile would be news, and news let a page ask again.
  await page.route(/\/api\/stream/, (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: 'retry: 60000\nevent: hello\ndata: {"quietMs":60000}\n\n',
    }),
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const document = await page.goto('/fantasy')
  expect(await document?.text()).not.toContain('spreadTenths')
  await waitForTakeOver(page)
  expect(await (await restOf(page)).jsonValue()).toBeGreaterThan(100)
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(0)
  await page.getByRole('search').getByRole('radio', { name: 'Goleiro' }).check({ force: true })
  await expect.poll(() => page.url()).toContain('posicao=Goleiro')
  expect(asked.filter((path) => path === '/api/market')).toHaveLength(1)
  expect(complaints).toEqual([])
})

test('where rules cannot be added one by one, the whole sheet is', async () => {
  const { page } = await visit(phone)
  await page.addInitScript(() => delete (window as { CSSStyleSheet?: unknown }).CSSStyleSheet)
  await page.goto('/entrar')
  await waitForTakeOver(page)
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(1)
})
