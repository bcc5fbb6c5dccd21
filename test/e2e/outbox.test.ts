import { describe, expect, test } from 'vitest'
import type { Page, Request } from 'playwright-core'
import {
  desktop,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  goOffline,
  phone,
  useBrowser,
  waitForOutbox,
} from './browser.ts'
import { autoPick, openFantasy } from './fantasy-helpers.ts'
import { openLivePage } from './live-page.ts'
import { newcomer, open, signUp } from './people-helpers.ts'
import { atLength } from '#test/gate.ts'

const { visit } = useBrowser()

const sign = (page: Page, text: RegExp | string) => page.getByRole('button', { name: text })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Caixa de saída' })

/** The writes that were sent, from any tab. */
function watchWrites(page: Page): string[] {
  const seen: string[] = []
  page.context().on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname.startsWith('/api/'))
      seen.push(`${request.method()} ${pathname} ${request.headers()['idempotency-key'] ?? 'without key'}`)
  })
  return seen
}

const firstPick = (page: Page) => page.getByRole('button', { name: /^Mais um gol/ }).first()

describe('offline', () => {
  test('a squad, a pick and a follow wait in sight, and are applied once afterwards', async () => {
    const { page, context } = await visit()
    await openFantasy(page)
    await autoPick(page)
    const picks = await context.newPage()
    await openLivePage(picks, '/palpites?esporte=futebol')
    await firstPick(picks).waitFor()
    const rankings = await context.newPage()
    await open(rankings, '/rankings')
    const follow = rankings.getByRole('button', { name: /^Seguir / }).first()
    await follow.waitFor()

    await goOffline(context)
    const sent = watchWrites(page)
    await page.getByRole('button', { name: 'Salvar time' }).click()
    await page.getByText('Sem conexão: seu time será enviado quando ela voltar.').waitFor()
    await firstPick(picks).click()
    await picks.getByText('Por enviar: vai sozinho quando a conexão voltar.').first().waitFor()
    await follow.click()
    for (const tab of [page, picks, rankings]) await sign(tab, '3 por enviar').waitFor()

    await context.setOffline(false)
    for (const tab of [page, picks, rankings]) await sign(tab, '3 por enviar').waitFor({ state: 'detached' })
    await page.getByText(/^Salvo para a rodada/).waitFor()
    await picks
      .getByText(/^Registrado às/)
      .first()
      .waitFor()
    await rankings
      .getByRole('button', { name: /^Deixar de seguir / })
      .first()
      .waitFor()
    // The pages above show the choices before the server has answered, so this waits until all three writes are sent.
    await sign(rankings, '3 enviados').waitFor()
    expect(sent.map((line) => line.split(' ').slice(0, 2).join(' ').replace(/\d+/, '1'))).toEqual([
      'POST /api/squads',
      'PUT /api/picks',
      'PUT /api/managers/1/follow',
    ])
    expect(sent.join()).not.toContain('without key')
    const { squads } = (await (await page.request.get('/api/squads')).json()) as { squads: unknown[] }
    expect(squads).toHaveLength(1)
    await sign(rankings, '3 enviados').click()
    await panel(rankings)
      .getByText(/^Time: Meu time/)
      .waitFor()
  })

  atLength(() => {
    test('the list shows waiting entries, can delete them after a confirmation, and fits a phone', async () => {
      const { page, context, complaints } = await visit(phone)
      await openLivePage(page, '/palpites?esporte=futebol')
      await firstPick(page).waitFor()
      await goOffline(context)
      await firstPick(page).tap()
      await sign(page, '1 por enviar').tap()
      await panel(page)
        .getByText(/^Palpite: .+ contra .+: 1 x 0$/)
        .waitFor()
      await panel(page)
        .getByText(/^Feito às .+ Vale se chegar até /)
        .waitFor()
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page)
      await panel(page)
        .getByRole('button', { name: /^Descartar/ })
        .tap()
      await panel(page).getByText('Descartar? Não será enviado.').waitFor()
      await panel(page).getByRole('button', { name: 'Sim, descartar' }).tap()
      await panel(page).getByText('Nada para enviar.').waitFor()
      await panel(page).getByRole('button', { name: 'Fechar' }).tap()
      await sign(page, /por enviar/).waitFor({ state: 'detached' })
      await context.setOffline(false)
      expect(complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
    })
  })

  test('waiting entries survive the page, and any later page sends them', async () => {
    const { page, context } = await visit()
    await openLivePage(page, '/palpites?esporte=futebol')
    await firstPick(page).waitFor()
    await context.route('**/api/picks', (route) => route.abort())
    await firstPick(page).click()
    await sign(page, '1 por enviar').waitFor()
    await page.close()
    await context.unroute('**/api/picks')
    const next = await context.newPage()
    await next.goto('/')
    await sign(next, '1 enviado').waitFor()
    const { matches } = (await (await next.request.get('/api/picks/upcoming')).json()) as {
      matches: { pick: unknown }[]
    }
    expect(matches.filter(({ pick }) => pick !== null)).toHaveLength(1)
  })
})

atLength(() => {
  test('an entry that arrives after its deadline says so, and stays until it is dismissed', async () => {
    const { page, context } = await visit()
    await openFantasy(page)
    await autoPick(page)
    await goOffline(context)
    await page.getByRole('button', { name: 'Salvar time' }).click()
    await sign(page, '1 por enviar').waitFor()
    // As if the round had locked in the meantime.
    await context.route('**/api/squads', async (route) => {
      const request = route.request()
      if (request.method() !== 'POST') return route.continue()
      const body = request.postDataJSON() as { roundId: number }
      return route.continue({ postData: JSON.stringify({ ...body, roundId: body.roundId - 1 }) })
    })
    await context.setOffline(false)
    await sign(page, '1 recusado').click()
    await panel(page)
      .getByText(/Chegou depois do fechamento: não vale\./)
      .waitFor()
    await panel(page).getByRole('button', { name: 'Dispensar: Time, Meu time' }).click()
    await panel(page)
      .getByText(/Chegou depois/)
      .waitFor({ state: 'detached' })
  })
})

// A unit test proves that a retry uses the same key. An API test proves that a key is applied once.
atLength(() => {
  test('a squad, a pick and a message whose answers were lost exist once', async () => {
    const { page, context } = await visit()
    const lost: string[] = []
    await context.route(/\/api\/(squads|picks|matches\/\d+\/wall)$/, async (route) => {
      const { pathname } = new URL(route.request().url())
      if (route.request().method() === 'GET' || lost.includes(pathname)) return route.continue()
      lost.push(pathname)
      await route.fetch()
      return route.abort('connectionreset')
    })
    // The outbox retries after two seconds, which a busy machine may miss, so the test triggers the retry.
    const sendAgain = async (cuts: number) => {
      await expect.poll(() => lost.length).toBe(cuts)
      await page.evaluate(() => dispatchEvent(new Event('online')))
    }
    await openFantasy(page)
    await autoPick(page)
    await page.getByRole('button', { name: 'Salvar time' }).click()
    await sendAgain(1)
    await page.getByText(/^Salvo para a rodada/).waitFor()
    await openLivePage(page, '/palpites?esporte=futebol')
    await waitForOutbox(page)
    await firstPick(page).click()
    await sendAgain(2)
    const saved = page.getByText(/^Registrado às/)
    await saved.first().waitFor()
    expect(await saved.count()).toBe(1)
    const { matches } = await (await page.request.get('/api/matches/today')).json()
    await open(page, `/partidas/${matches[0].id}?aba=mural`)
    await page.getByRole('textbox', { name: /^Comente a partida/ }).fill('No túnel')
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await sendAgain(3)
    const message = page.getByRole('article').getByText('No túnel')
    await message.waitFor()
    expect(await message.count()).toBe(1)
    const { squads } = await (await page.request.get('/api/squads')).json()
    expect([squads.length, lost.length]).toEqual([1, 3])
  })

  test('two tabs do not send an entry twice', async () => {
    const { page, context } = await visit(desktop)
    const tabs = [page, await context.newPage()]
    for (const tab of tabs) await openLivePage(tab, '/palpites?esporte=futebol')
    await firstPick(page).waitFor()
    await goOffline(context)
    const sent = watchWrites(page)
    await firstPick(page).click()
    for (const tab of tabs) await sign(tab, '1 por enviar').waitFor()
    await context.setOffline(false)
    for (const tab of tabs) await sign(tab, '1 por enviar').waitFor({ state: 'detached' })
    expect(sent).toHaveLength(1)
  })
})

describe('another page, offline', () => {
  test('says that it cannot load, keeps the way back, and opens by itself with the next connection', async () => {
    const { page, context } = await visit()
    await openLivePage(page, '/palpites?esporte=futebol')
    await firstPick(page).waitFor()
    await goOffline(context)
    const stuck = page.getByRole('heading', { name: 'Bola parada' })
    const analytics = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Análises' })
    await analytics.click()
    await stuck.waitFor()
    expect(new URL(page.url()).pathname).toBe('/analytics')
    expect(await firstPick(page).isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Voltar', exact: true }).click()
    await firstPick(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/palpites')
    await stuck.waitFor({ state: 'detached' })

    await analytics.click()
    await stuck.waitFor()
    await context.setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'Análises' }).waitFor()
    await stuck.waitFor({ state: 'detached' })
  })
})

atLength(() => {
  test('still sorts and filters the data of an open page', async () => {
    const { page, context } = await visit()
    await openFantasy(page)
    const search = page.getByRole('searchbox', { name: 'Buscar jogador ou clube' })
    await goOffline(context)
    await search.pressSequentially('zzz', { delay: 120 })
    await expect.poll(() => page.url()).toContain('zzz')
    expect(await search.evaluate((field) => document.activeElement === field)).toBe(true)
    expect(await page.getByRole('heading', { name: 'Bola parada' }).isVisible()).toBe(false)
  })
})

atLength(() => {
  describe('signing out', () => {
    test('asks before it deletes waiting entries, and leaves nothing behind', async () => {
      const { page, context } = await visit()
      await signUp(page, newcomer())
      await openLivePage(page, '/palpites?esporte=futebol')
      await context.route('**/api/picks', (route) => route.abort())
      await firstPick(page).click()
      await sign(page, '1 por enviar').waitFor()
      await open(page, '/conta')
      await page.getByRole('button', { name: 'Sair', exact: true }).click()
      const question = page.getByRole('dialog', { name: '1 mudança sua ainda não foi enviada' })
      await question.getByRole('button', { name: 'Ficar' }).click()
      await sign(page, '1 por enviar').waitFor()
      await page.getByRole('button', { name: 'Sair', exact: true }).click()
      await question.getByRole('button', { name: 'Sair e descartar' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await sign(page, /por enviar/).waitFor({ state: 'detached' })
      await context.unroute('**/api/picks')
      const sent = watchWrites(page)
      await openLivePage(page, '/palpites?esporte=futebol')
      await page.getByText('Sem palpite').first().waitFor()
      expect(sent).toEqual([])
    })
  })
})

atLength(() => {
  test('a squad that an earlier version left waiting is taken over', async () => {
    const { page } = await visit()
    await openFantasy(page)
    await autoPick(page)
    await page.evaluate(async () => {
      const { round } = await (await fetch('/api/market')).json()
      const drafts = JSON.parse(sessionStorage.getItem('craque.times') ?? '{}')
      const left = JSON.stringify({ novo: { ...drafts.novo, waitingForRound: round.id } })
      sessionStorage.setItem('craque.times', left)
      localStorage.setItem('craque.times', left)
    })
    await page.goto('/')
    await sign(page, '1 enviado').waitFor()
    await openFantasy(page)
    await page.getByText(/^Salvo para a rodada/).waitFor()
    const { squads } = (await (await page.request.get('/api/squads')).json()) as { squads: unknown[] }
    expect(squads).toHaveLength(1)
  })
})

atLength(() => {
  test('without storage, entries last as long as the page, and it says so', async () => {
    const { page, context } = await visit()
    await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }))
    await openLivePage(page, '/palpites?esporte=futebol')
    await firstPick(page).waitFor()
    await goOffline(context)
    await firstPick(page).click()
    await sign(page, '1 por enviar').click()
    await panel(page)
      .getByText(/só existe enquanto esta página estiver aberta/)
      .waitFor()
    await page.keyboard.press('Escape')
    await context.setOffline(false)
    await page
      .getByText(/^Registrado às/)
      .first()
      .waitFor()
  })
})
