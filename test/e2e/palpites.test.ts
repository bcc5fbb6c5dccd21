import { describe, expect, test } from 'vitest'
import type { UpcomingPicks } from '#contract/pick.ts'
import { desktop, expectNoAxeViolations, expectNoSidewaysScroll, phone, useBrowser, waitForOutbox } from './browser.ts'
import { openLivePage } from './live-page.ts'
import { atLength, someInGate } from '#test/gate.ts'

const { visit } = useBrowser()

describe('palpites', () => {
  test('a visitor picks on a touch screen, sees the pick saved, and finds it again', async () => {
    const { page, complaints } = await visit(phone)
    await openLivePage(page, '/palpites?esporte=futebol')
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Mais um gol/ }) })
      .first()
    const more = card.getByRole('button', { name: /^Mais um gol/ })
    await more.first().tap()
    await more.first().tap()
    await more.last().tap()
    await card.getByText(/^Registrado às/).waitFor()
    // VR4: the mark is full as soon as a signed checkpoint covers the pick.
    await card.locator('[data-mark=covered]').waitFor({ timeout: 60_000 })
    // One live region for the whole page, which names the match.
    await page
      .getByRole('status')
      .filter({ hasText: /^.+ 2 x 1 .+ salvo$/ })
      .waitFor({ state: 'attached' })
    await page.getByText(/^1 de \d+ com palpite$/).waitFor()

    await page.reload()
    const goals = card.locator('output')
    await goals.first().waitFor()
    await expect.poll(() => goals.allInnerTexts()).toEqual(['2', '1'])
    await page.goto('/var')
    await page.getByRole('button', { name: 'Conferir meus recibos' }).tap()
    await page.getByText(/^(\d) de \1 recibos? est(á|ão) no registro/).waitFor()
    expect(complaints).toEqual([])
  })

  atLength(() => {
    test('a promise that no checkpoint covers after a minute is shown as broken (VR4)', async () => {
      const { page } = await visit(phone)
      await page.clock.install()
      await page.route('**/api/var/entries/*', (route) => route.fulfill({ json: { proof: null } }))
      await openLivePage(page, '/palpites?esporte=futebol')
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: /^Mais um gol/ }) })
        .first()
      await card
        .getByRole('button', { name: /^Mais um gol/ })
        .first()
        .tap()
      await card.locator('[data-mark=awaited]').waitFor()
      await page.clock.fastForward(61_000)
      await card.getByText(/^Promessa quebrada/).waitFor()
      await expectNoSidewaysScroll(page)
      // The device stores the broken promise, so the page of the log also shows it.
      await page.goto('/var')
      await page.getByRole('button', { name: 'Conferir meus recibos' }).tap()
      await page.getByText('promessa quebrada: o registro não tem este lançamento').waitFor()
    })
  })

  test.each(
    someInGate([
      ['quick taps', 3],
      ['the first tap', 1],
    ] as const),
  )('%s is kept if the page is left at once', async (_name, taps) => {
    const { page } = await visit(desktop)
    await openLivePage(page, '/palpites?esporte=futebol')
    const more = page.getByRole('button', { name: /^Mais um gol/ }).first()
    await more.waitFor()
    // The page sends a pick after a pause without taps. This leaves the page 5 ms after the last tap, before that
    // pause is over.
    await more.evaluate((button: HTMLButtonElement, count) => {
      for (let tap = 0; tap < count; tap++) setTimeout(() => button.click(), 60 * tap)
      setTimeout(() => location.assign('/sobre-nada'), 60 * (count - 1) + 5)
    }, taps)
    await page.waitForURL('**/sobre-nada')
    await openLivePage(page, '/palpites?esporte=futebol')
    await expect.poll(() => page.locator('output').first().innerText()).toBe(String(taps))
    // The page also shows unsent picks, so the test also reads them from the server.
    const stored = async () => {
      const { matches } = (await (await page.request.get('/api/picks/upcoming')).json()) as UpcomingPicks
      return matches.flatMap(({ pick }) => pick ?? [])
    }
    await expect.poll(stored).toEqual([{ kind: 'score', score: { home: taps, away: 0 } }])
  })

  test('by keyboard two digits fill a match and Tab goes to the next, and the rest is filled by one tap and undone', async () => {
    const { page, complaints } = await visit(desktop)
    await openLivePage(page, '/palpites?esporte=futebol')
    const numbers = page.locator('output')
    await page
      .getByRole('button', { name: /^Mais um gol/ })
      .first()
      .focus()
    await page.keyboard.type('31')
    await page.keyboard.press('Tab')
    await page.keyboard.type('02')
    const typed = ['3', '1', '0', '2']
    await expect.poll(async () => (await numbers.allInnerTexts()).slice(0, 4)).toEqual(typed)

    await page.getByText(/^2 de \d+ com palpite$/).waitFor()
    await page.getByRole('button', { name: 'Preencher com o modelo' }).click()
    await page.getByText(/^(\d+) de \1 com palpite$/).waitFor()
    expect(await numbers.allInnerTexts()).not.toContain('–')
    // What the person changes afterwards is theirs: the third match keeps its pick.
    await page
      .getByRole('button', { name: /^Mais um gol/ })
      .nth(4)
      .click()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await page.getByText(/^3 de \d+ com palpite$/).waitFor()
    await page.getByRole('button', { name: 'Preencher com 1 x 1' }).click()
    await expect.poll(async () => [...new Set((await numbers.allInnerTexts()).slice(6))]).toEqual(['1'])
    await expect.poll(() => page.getByText('Salvando').count()).toBe(0)
    await page.reload()
    const shown = async () => (await numbers.allInnerTexts()).filter((_, at) => at < 4 || at === 6 || at === 7)
    await expect.poll(shown).toEqual([...typed, '1', '1'])
    await expectNoAxeViolations(page)
    expect(complaints).toEqual([])
  })

  atLength(() => {
    test('the page of a match takes the pick too', async () => {
      const { page, complaints } = await visit(phone)
      await openLivePage(page, '/palpites?esporte=tenis')
      const { matches } = (await (await page.request.get('/api/picks/upcoming')).json()) as {
        matches: { match: { id: number; sport: string } }[]
      }
      const [soon] = matches.filter(({ match }) => match.sport === 'futebol')
      await openLivePage(page, `/partidas/${soon?.match.id}`)
      const card = page.getByRole('region', { name: 'Seu palpite' })
      await card
        .getByRole('button', { name: /^Mais um gol/ })
        .last()
        .tap()
      await card.getByText(/^Registrado às/).waitFor()
      await page.reload()
      await expect.poll(() => card.locator('output').allInnerTexts()).toEqual(['0', '1'])
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page)
      expect(complaints).toEqual([])
    })
  })

  atLength(() => {
    test('other sports take a winner by keyboard alone, and each is sent once', async () => {
      const { page } = await visit(desktop)
      await openLivePage(page, '/palpites?esporte=tenis')
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'PUT') sent.push(request.postData() ?? '')
      })
      const groups = page.getByRole('group', { name: 'Quem vence' })
      for (const at of [0, 1, 2]) {
        await groups.nth(at).getByRole('radio').first().focus()
        await page.keyboard.press('Space')
      }
      await page.getByText(/^3 de \d+ com palpite$/).waitFor()
      await page
        .getByText(/^Registrado às/)
        .nth(2)
        .waitFor()
      const matches = sent.flatMap((body) => (JSON.parse(body) as { picks: { matchId: number }[] }).picks)
      expect(matches).toHaveLength(3)
      expect(new Set(matches.map(({ matchId }) => matchId)).size).toBe(3)
    })
  })

  atLength(() => {
    test('a pick that cannot be sent says so, keeps the choice and is sent later', async () => {
      const { page, context } = await visit(desktop)
      await openLivePage(page, '/palpites?esporte=basquete')
      await page.getByRole('radio').first().waitFor()
      await waitForOutbox(page)
      await context.route('**/api/picks', (route) => route.abort())
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('radio') })
        .first()
      await card.getByRole('radio').first().check()
      await card.getByText('Por enviar: vai sozinho quando a conexão voltar.').waitFor()
      await expect.poll(() => card.getByRole('radio').first().isChecked()).toBe(true)
      await context.unroute('**/api/picks')
      await card.getByRole('button', { name: 'Tentar agora' }).click()
      await card.getByText(/^Registrado às/).waitFor()
    })
  })

  test('the empty history says what to do', async () => {
    const { page } = await visit(desktop)
    await openLivePage(page, '/palpites')
    await page.getByRole('tab', { name: 'Meus palpites' }).click()
    await page.getByText('Nenhum palpite encerrado ainda').waitFor()
    await expect.poll(() => page.url()).toContain('ver=historico')
    await expectNoAxeViolations(page)
  })
})
