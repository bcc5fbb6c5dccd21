import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, phone, useBrowser, waitForTakeOver } from './browser.ts'

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

/** How every element is drawn, in the browser's own words. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('body, body *'), (element) => {
      const drawn = [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part)
        return Array.from(style, (name) => `${name}:${style.getPropertyValue(name)}`)
          .filter((line) => !line.startsWith('--'))
          .join(';')
      })
      return `${element.tagName} ${element.getAttribute('class')} ${drawn.join('|')}`
    }),
  )

const sheetOf = async (page: Page): Promise<string> => {
  const [sheet] = /\/assets\/[^'"]+\.css/.exec(await page.content()) ?? []
  if (!sheet) throw new Error('the page names no sheet')
  return sheet
}

describe.each([
  ['360 px', phone],
  ['1280 px', desktop],
])('at %s', (_size, screen) => {
  test.each(pages)('%s carries all the style that it needs', async (path) => {
    const { page } = await visit({ ...screen, reducedMotion: 'reduce' })
    const later = /\/assets\/.*\.(?:js|css)$/
    await page.route(later, (route) => route.abort())
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const own = await looks(page)
    await page.unroute(later)
    await page.addStyleTag({ url: await sheetOf(page) })
    expect(own.length).toBeGreaterThan(20)
    const whole = await looks(page)
    expect(whole.length).toBe(own.length)
    expect(whole.filter((look, index) => look !== own[index]).map((look) => look.slice(0, 120))).toEqual([])
  })
})

test('the whole style is there before anything is drawn by scripts, and the data that a page does not carry', async () => {
  const { page, complaints } = await visit(desktop)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const document = await page.goto('/fantasy')
  expect(await document?.text()).not.toContain('spreadTenths')
  await waitForTakeOver(page)
  const sheet = await sheetOf(page)
  expect(
    await page
      .locator(`link[rel=stylesheet][href="${sheet}"]`)
      .evaluate((link) => 'sheet' in link && link.sheet !== null),
  ).toBe(true)
  await page.getByRole('search').getByRole('radio', { name: 'Goleiro' }).check({ force: true })
  await expect.poll(() => page.url()).toContain('posicao=Goleiro')
  expect(asked.filter((path) => path === '/api/market')).toHaveLength(1)
  expect(complaints).toEqual([])
})
