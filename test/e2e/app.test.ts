import { existsSync } from 'node:fs'
import { chromium, type Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openBarePage } from './bare-chromium.ts'
import { expectNoAxeViolations, phone, useBrowser, waitForOutbox } from './browser.ts'
import { chromiumFlags } from './chromium-flags.ts'
import { autoPick, expectCount, openFantasy } from './fantasy-helpers.ts'
import { useProxy } from './proxy.ts'
import { openLivePage } from './live-page.ts'
import { enter, newcomer, open, signUp } from './people-helpers.ts'
import { atLength } from '#test/gate.ts'

const front = useProxy(inject('craqueUrl'))
const { visit } = useBrowser()

/** Makes the page believe that it was opened from the home screen. */
const asApp = () => {
  const ask = matchMedia.bind(globalThis)
  globalThis.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query)
}

/** The cached addresses of the device, with the person they belong to. */
const kept = (page: Page): Promise<[path: string, person: string][]> =>
  page.evaluate(async () => {
    const pages = await caches.open('craque-pages-1')
    const found: [string, string][] = []
    for (const { url } of await pages.keys()) {
      const { headers } = (await pages.match(url)) ?? new Response()
      const { pathname, search } = new URL(url)
      found.push([pathname + search, headers.get('craque-person') ?? ''])
    }
    return found
  })
const keptPaths = async (page: Page) => (await kept(page)).map(([path]) => path)

/**
 * Shows the page again, which makes it ask for the server's version. Callers repeat this: a request that began before
 * the change still gets the old version.
 */
async function tellsOfVersion(page: Page): Promise<boolean> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  return page.getByText('Há uma versão nova do Craque.').isVisible()
}

async function dispatchSync(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await found
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: front.url,
    registrationId,
    tag: 'craque-outbox',
    lastChance: false,
  })
}

const picks = '/palpites?esporte=futebol'
const firstPick = (page: Page) => page.getByRole('button', { name: /^Mais um gol/ }).first()
const picked = async ({ request }: Page) => {
  const { matches } = (await (await request.get('/api/picks/upcoming')).json()) as { matches: { pick: unknown }[] }
  return matches.filter(({ pick }) => pick !== null).length
}
const waiting = (page: Page) => page.getByRole('button', { name: '1 por enviar' })

atLength(() => {
  test('NT13 the installed app shows cached pages, announces a new version over an open edit, and sends entries while it is closed', async () => {
    const { page, context } = await visit(phone, front.url)
    await context.addInitScript(asApp)
    const personIs = newcomer()
    const person = await signUp(page, personIs)
    await openLivePage(page, picks)
    await page.locator('[data-app]').waitFor({ state: 'attached' })
    await waitForOutbox(page)
    await expect.poll(() => keptPaths(page)).toEqual([picks])
    await page.getByRole('navigation', { name: 'Jogo' }).getByRole('link', { name: 'Ligas' }).click()
    await expect.poll(() => keptPaths(page)).toEqual([picks, '/ligas'])
    await open(page, '/conta')

    await openFantasy(page)
    await autoPick(page)
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }))
    front.become('/assets/of-tomorrow.js')
    await expect.poll(() => tellsOfVersion(page), { interval: 500 }).toBe(true)
    await expectCount(page, 11)
    expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true)
    await expectNoAxeViolations(page)
    front.become(undefined)
    await expect.poll(() => tellsOfVersion(page), { interval: 500 }).toBe(false)

    front.cut()
    await context.setOffline(true)
    await openLivePage(page, picks)
    await page.getByText(/^Sem conexão\. O que você vê é de /).waitFor()
    await firstPick(page).click()
    await waiting(page).waitFor()
    // The phone is online again, but the server does not answer.
    await context.setOffline(false)
    await page.goto('/conta')
    await page.getByRole('heading', { name: 'Sem conexão com o Craque' }).waitFor()
    await page.getByRole('link', { name: /^Ligas/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Ligas' }).waitFor()
    await page.goto('/robots.txt')

    front.mend()
    expect(await picked(page)).toBe(0)
    await dispatchSync(page)
    await expect.poll(() => picked(page)).toBe(1)
    await openLivePage(page, picks)
    await page.getByRole('button', { name: '1 enviado' }).waitFor()
    await page
      .getByText(/^Registrado às/)
      .first()
      .waitFor()

    // The session is ended from another device.
    expect((await kept(page)).map(([, whose]) => whose)).toContain(String(person))
    const elsewhere = await visit(phone)
    await enter(elsewhere.page, personIs)
    // As in a home network without HTTPS.
    await elsewhere.page.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }))
    await open(elsewhere.page, '/avisos')
    await elsewhere.page.getByText(/^Este endereço não é seguro \(https\)/).waitFor()
    await elsewhere.page.request.delete('/api/account/sessions')
    await page.goto('/')
    await expect.poll(async () => new Set((await kept(page)).map(([, whose]) => whose))).toEqual(new Set(['nobody']))

    await enter(page, personIs)
    await page.goto('/ligas')
    await expect.poll(() => kept(page)).toEqual([['/ligas', String(person)]])
    await open(page, '/conta')
    await page.getByRole('button', { name: 'Sair', exact: true }).click()
    await page.waitForURL((address) => address.pathname === '/')
    await expect.poll(async () => (await kept(page)).filter(([, whose]) => whose !== 'nobody')).toEqual([])
  })
})

test('NT13 the new version loads on request, and an edit survives', async () => {
  const { go, ask, until, close } = await openBarePage(front.url, asApp)
  const press = (label: string) =>
    until((name) => {
      const found = [...document.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === name)
      found?.click()
      return found !== undefined
    }, label)
  const hasEleven = () => document.body.innerText.includes('11 de 11 jogadores')
  try {
    await go('/fantasy')
    await until(async () => document.querySelector('[data-app]') && (await navigator.serviceWorker.ready) !== undefined)
    await press('Escalação automática')
    await press('Usar esta escalação')
    await until(hasEleven)
    await ask(() => Object.assign(globalThis, { isSame: true }) && true)
    front.become('/assets/of-tomorrow.js')
    await until(() => {
      document.dispatchEvent(new Event('visibilitychange'))
      return document.body.innerText.includes('Há uma versão nova do Craque.')
    })
    expect(await ask(() => 'isSame' in globalThis)).toBe(true)
    await press('Atualizar')
    await until(() => !('isSame' in globalThis) && document.readyState === 'complete')
    await until(hasEleven)
  } finally {
    front.become(undefined)
    await close()
  }
})

const wholeChromium = '/usr/bin/chromium'

/** The headless shell of the other tests installs nothing, so it finds no problem on any page. */
test.skipIf(!existsSync(wholeChromium))('Chromium finds no reason against installing it', async () => {
  const context = await chromium.launchPersistentContext('', { executablePath: wholeChromium, args: chromiumFlags })
  try {
    const page = await context.newPage()
    await page.goto(inject('craqueUrl'))
    const session = await context.newCDPSession(page)
    const { errors } = await session.send('Page.getAppManifest')
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    expect({ errors, installabilityErrors }).toEqual({ errors: [], installabilityErrors: [] })
  } finally {
    await context.close()
  }
})
