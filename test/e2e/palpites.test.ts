import { describe, expect, test } from 'vitest'
import { desktop, expectNoAxeViolations, expectNoSidewaysScroll, phone, useBrowser } from './browser.ts'
import { openLivePage } from './live-page.ts'

const { visit } = useBrowser()

describe('palpites', () => {
  test('a visitor picks with the thumb, sees it saved, and finds it again', async () => {
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
    await card.getByText(/^Salvo às/).waitFor()
    await expect.poll(() => card.getByRole('status').last().innerText()).toMatch(/^Salvo às/)
    await page.getByText(/^1 de \d+ com palpite$/).waitFor()

    await page.reload()
    const goals = card.locator('output')
    await goals.first().waitFor()
    await expect.poll(() => goals.allInnerTexts()).toEqual(['2', '1'])
    expect(complaints).toEqual([])
  })

  test('other sports take a winner, by keyboard alone; several go in one request', async () => {
    const { page } = await visit(desktop)
    await openLivePage(page, '/palpites?esporte=tenis')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.postData() ?? '')
    })
    const groups = page.getByRole('group', { name: 'Quem vence' })
    for (const at of [0, 1]) {
      await groups.nth(at).getByRole('radio').first().focus()
      await page.keyboard.press('Space')
    }
    await page.getByText(/^2 de \d+ com palpite$/).waitFor()
    await page
      .getByText(/^Salvo às/)
      .nth(1)
      .waitFor()
    expect(sent).toHaveLength(1)
    expect((JSON.parse(sent[0] ?? '{}') as { picks: unknown[] }).picks).toHaveLength(2)
  })

  test('a pick that cannot be sent says so, keeps the choice and can be sent again', async () => {
    const { page, context } = await visit(desktop)
    await openLivePage(page, '/palpites?esporte=basquete')
    await page.getByRole('radio').first().waitFor()
    await context.route('**/api/picks', (route) => route.abort())
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('radio') })
      .first()
    await card.getByRole('radio').first().check()
    await card.getByText('Não foi salvo.').waitFor()
    await expect.poll(() => card.getByRole('radio').first().isChecked()).toBe(true)
    await context.unroute('**/api/picks')
    await card.getByRole('button', { name: 'Salvar de novo' }).click()
    await card.getByText(/^Salvo às/).waitFor()
  })

  test('history says what to do while it is empty', async () => {
    const { page } = await visit(desktop)
    await openLivePage(page, '/palpites')
    await page.getByRole('tab', { name: 'Meus palpites' }).click()
    await page.getByText('Nenhum palpite encerrado ainda').waitFor()
    await expect.poll(() => page.url()).toContain('ver=historico')
    await expectNoAxeViolations(page)
  })

  test.each([
    ['a desk', desktop],
    ['a phone of 360 px', phone],
  ])('axe finds nothing and nothing scrolls sideways on %s', async (_name, device) => {
    const { page } = await visit(device)
    await openLivePage(page, '/palpites')
    await page
      .getByRole('button', { name: /^Mais um gol/ })
      .first()
      .waitFor()
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
  })
})
