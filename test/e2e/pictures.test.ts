import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TodayMatches } from '#contract/match.ts'
import { expectNoAxeViolationsInBothThemes, expectNoSidewaysScroll, phone, useBrowser } from './browser.ts'
import { open } from './people-helpers.ts'

const { visit, url } = useBrowser()

/** Reads a meta tag as preview generators do. */
const metaOf = (html: string, property: string) =>
  new RegExp(`<meta[^>]+property="${property}"[^>]+content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')

const someMatch = async () => {
  const { matches } = (await (await fetch(`${url}/api/matches/today`)).json()) as TodayMatches
  return `/partidas/${matches[0]!.id}`
}

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

/** Retries when the server says so, like preview generators. The server continues the drawing in the meantime. */
async function fetchDrawn(address: string): Promise<Response> {
  const answer = await fetch(address)
  const seconds = Number(answer.headers.get('retry-after'))
  if (answer.status !== 503 || !seconds) return answer
  await sleep(seconds * 1000)
  return fetchDrawn(address)
}

test.each([
  '/',
  '/fantasy',
  '/rankings',
  '/jogadores/7',
  '/clubes/1',
  '/participantes/5',
  '/ligas/1',
  '/rodadas/100?participante=5',
  '/confronto/100?participante=5',
  '/privacidade',
])('%s has a picture for chats', async (page) => {
  const html = await (await fetch(url + page)).text()
  const address = metaOf(html, 'og:image')
  expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual(['1200', '630'])
  expect(metaOf(html, 'og:image:alt')).toBeTruthy()
  const answer = await fetchDrawn(address!)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(sizeOf(Buffer.from(await answer.arrayBuffer()))).toEqual([1200, 630])
  const again = await fetch(address!, { headers: { 'if-none-match': answer.headers.get('etag')! } })
  expect(again.status).toBe(304)
})

test('a page that does not exist has no picture, and no address makes one fail', async () => {
  const statuses = await Promise.all(
    ['/partidas/999999999', '/nada', '/../etc/passwd', '/partidas/%00'].map(
      async (path) => (await fetch(`${url}/imagens${path}.png`)).status,
    ),
  )
  for (const status of statuses) expect([400, 404]).toContain(status)
})

/** Answers 503 to the first two requests for the picture: the page's own, and the one that asks when to retry. */
async function answerBusyAtFirst(page: Page) {
  let requests = 0
  await page.route('**/imagens/**', (route) => {
    requests += 1
    return requests > 2 ? route.continue() : route.fulfill({ status: 503, headers: { 'retry-after': '1' } })
  })
}

test('a match is shared from a phone: picture, address, WhatsApp, file', async () => {
  const { page, complaints, context } = await visit(phone)
  const match = await someMatch()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, match)
  await answerBusyAtFirst(page)
  await page.getByRole('button', { name: 'Compartilhar' }).click()
  await page.getByText('A imagem está sendo desenhada…').waitFor()
  const dialog = page.getByRole('dialog', { name: 'Compartilhar esta página' })
  const picture = dialog.getByRole('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  expect(await dialog.getByLabel('Endereço').inputValue()).toBe(url + match)
  await dialog.getByRole('button', { name: 'Copiar link' }).click()
  await page.getByText('Link copiado.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url + match)
  // A home server without HTTPS: browsers offer no clipboard to its pages.
  await page.evaluate(async () => {
    await navigator.clipboard.writeText('')
    Object.defineProperty(window, 'isSecureContext', { value: false })
  })
  await dialog.getByRole('button', { name: 'Copiar link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(url + match)
  expect(await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain(
    encodeURIComponent(url + match),
  )
  await expectNoSidewaysScroll(page)
  await expectNoAxeViolationsInBothThemes(page)
  expect(complaints.filter((line) => !line.includes('503'))).toEqual([])
})
