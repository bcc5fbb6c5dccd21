import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { goOffline, useBrowser, waitForHydration } from './browser.ts'
import { autoPick, expectCount, openFantasy, save, saveEleven, showsPosition, squadCount } from './fantasy-helpers.ts'
import { atLength } from '#test/gate.ts'

const { visit } = useBrowser()

/** By keyboard: another press reverses the order. */
async function sortCheapestFirst(page: Page): Promise<void> {
  const header = page.getByRole('columnheader', { name: 'Valor' })
  const order = () => header.getAttribute('aria-sort')
  for (let now = await order(); now !== 'ascending'; now = await order()) {
    await header.getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect.poll(order).not.toBe(now)
  }
}

describe('a squad', () => {
  test('of eleven is built and saved by keyboard alone, and found after a reload', async () => {
    const { page, complaints } = await visit()
    await openFantasy(page)
    await page.getByText('Selecione jogadores para formar seu time').waitFor()
    const lines = [
      ['Goleiro', 1],
      ['Defensor', 4],
      ['Meio-Campo', 3],
      ['Atacante', 3],
    ] as const
    let count = 0
    for (const [position, many] of lines) {
      await page.getByRole('search').getByRole('radio', { checked: true }).focus()
      await page.keyboard.press('ArrowRight')
      await showsPosition(page, position)
      await sortCheapestFirst(page)
      for (let i = 0; i < many; i++) {
        await page
          .getByRole('button', { name: /^Adicionar/ })
          .first()
          .focus()
        await page.keyboard.press('Enter')
        await expectCount(page, ++count)
      }
    }
    // The cheapest players may be injured. The squad still competes.
    await page.getByText(/^(Pronto para competir|Dá para jogar assim)/).waitFor()
    await page.getByText('Formação 4-3-3').waitFor()
    await page.getByRole('button', { name: 'Salvar time' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText(/^Salvo para a rodada/).waitFor()
    await page.reload()
    await expectCount(page, 11)
    await page.getByText(/^Salvo para a rodada/).waitFor()
    expect(complaints).toEqual([])
  })

  test('takes everybody who is tapped at one moment', async () => {
    const { page } = await visit()
    await openFantasy(page, '/fantasy?posicao=Defensor&ordem=value&sentido=asc')
    await page.evaluate(() => {
      const buttons = document.querySelectorAll<HTMLElement>('button[aria-label^="Adicionar"]')
      for (const button of [...buttons].slice(0, 3)) button.click()
    })
    await expectCount(page, 3)
    const inMarket = page.locator('#mercado').getByRole('button', { name: /^Remover/ })
    await expect.poll(() => inMarket.count()).toBe(3)
  })

  test('shows no message about a player who is tapped twice before the first frame', async () => {
    const { page } = await visit()
    await openFantasy(page, '/fantasy?posicao=Defensor&ordem=value&sentido=asc')
    const buttons = page.locator('button[aria-label^="Adicionar"]')
    const name = (await buttons.first().getAttribute('aria-label'))?.replace('Adicionar ', '') ?? ''
    await page.evaluate(() => {
      const texts: string[] = []
      const note = () => texts.push(document.body.textContent ?? '')
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
      Object.assign(window, { texts })
    })
    await buttons.first().evaluate(async (button: HTMLElement) => {
      button.click()
      // React handles the first tap in a microtask, long before the next frame.
      while (!button.ariaLabel?.startsWith('Remover')) await Promise.resolve()
      button.click()
    })
    await buttons.nth(1).click()
    await expectCount(page, 1)
    const texts = await page.evaluate(() => (window as unknown as { texts: string[] }).texts)
    expect(texts.filter((text) => text.includes(`${name} saiu`))).toEqual([])
  })

  atLength(() => {
    test('says why a player does not fit: first the budget, then the size', async () => {
      const { page } = await visit()
      await openFantasy(page, '/fantasy?ordem=value&sentido=desc')
      const dear = page.locator('button[aria-disabled="true"][aria-label^="Adicionar"]').first()
      for (let count = 1; count <= 10 && !(await dear.isVisible()); count++) {
        await page.locator('button:not([aria-disabled])[aria-label^="Adicionar"]').first().click()
        await expectCount(page, count)
      }
      await expect.poll(() => dear.getAttribute('title')).toMatch(/^Faltam \d+ no orçamento$/)
      const described = await dear.getAttribute('aria-describedby')
      const description = await page.locator(`[id="${described}"]`).textContent()
      expect(description).toMatch(/(Goleiro|Defensor|Meio-Campo|Atacante), .+, .+, valor \d+\. Faltam \d+ no orçamento/)
      const before = await squadCount(page)
      await dear.focus()
      await page.keyboard.press('Enter')
      await page.getByText(/: Faltam \d+ no orçamento\./).waitFor()
      await expect.poll(() => squadCount(page)).toBe(before)

      await page.getByRole('button', { name: 'Esvaziar' }).click()
      await autoPick(page)
      const full = page.locator('button[aria-disabled="true"][aria-label^="Adicionar"]').first()
      await expect.poll(() => full.getAttribute('title')).toBe('Seu time já tem 11 jogadores')
      await page.getByRole('button', { name: 'Desfazer' }).click()
      await expectCount(page, 0)
    })
  })

  atLength(() => {
    test('of a visitor survives a reload without a save', async () => {
      const { page } = await visit()
      await openFantasy(page)
      await page
        .getByRole('button', { name: /^Adicionar/ })
        .first()
        .click()
      await expectCount(page, 1)
      await page.reload()
      await expectCount(page, 1)
      await page.getByText('Seu time está guardado neste aparelho até você salvar.').waitFor()
      await page.getByText('exemplo', { exact: true }).waitFor()
    })
  })

  atLength(() => {
    test('saved in one tab is not overwritten by another', async () => {
      const { page, context } = await visit()
      await saveEleven(page)
      await openFantasy(page)
      const second = await context.newPage()
      await openFantasy(second)
      await expectCount(second, 11)
      await page.getByText('Lista', { exact: true }).click()
      await page
        .getByRole('button', { name: /^Remover/ })
        .last()
        .click()
      await expectCount(page, 10)
      await second.getByText('Lista', { exact: true }).click()
      for (const left of [10, 9]) {
        await second
          .getByRole('button', { name: /^Remover/ })
          .last()
          .click()
        await expectCount(second, left)
      }
      const receipt = page.getByText(/^Salvo para a rodada/)
      await page.getByRole('button', { name: 'Salvar time' }).click()
      await receipt.waitFor()
      await page.getByText('Mudanças ainda não salvas.').waitFor({ state: 'detached' })
      await second.getByRole('button', { name: 'Salvar time' }).click()
      await second.getByText('Este time mudou em outra aba').waitFor()
      await expectCount(second, 9)
      await second.reload()
      await waitForHydration(second)
      await second.getByText('Este time mudou em outra aba').waitFor()
      await expectCount(second, 9)
      await second.getByRole('button', { name: 'Ficar com a minha' }).click()
      await second.getByRole('button', { name: 'Salvar time' }).click()
      await second.getByText('Mudanças ainda não salvas.').waitFor({ state: 'detached' })
      await page.reload()
      await expectCount(page, 9)
    })
  })

  test('that comes after the deadline is refused and stays on screen', async () => {
    const { page } = await visit()
    await openFantasy(page)
    await autoPick(page)
    // The server gets a save for a locked round, as from a page that was left open too long.
    await page.route('**/api/squads', async (route) => {
      const request = route.request()
      if (request.method() !== 'POST') return route.continue()
      const body = request.postDataJSON() as { roundId: number }
      return route.continue({ postData: JSON.stringify({ ...body, roundId: body.roundId - 1 }) })
    })
    await page.getByRole('button', { name: 'Salvar time' }).click()
    await page.getByText('O mercado desta rodada fechou').waitFor()
    await expectCount(page, 11)
    await page.reload()
    await expectCount(page, 11)
    await page.unroute('**/api/squads')
    await waitForHydration(page)
    await save(page)
  })

  atLength(() => {
    test('edited offline is stored and sent with the next connection', async () => {
      const { page, context } = await visit()
      await openFantasy(page)
      await autoPick(page)
      await goOffline(context)
      await page.getByRole('button', { name: 'Salvar time' }).click()
      await page.getByText('Sem conexão: seu time será enviado quando ela voltar.').waitFor()
      await context.setOffline(false)
      await page.getByText(/^Salvo para a rodada/).waitFor()
      await page.reload()
      await expectCount(page, 11)
    })
  })

  atLength(() => {
    test('can be duplicated, renamed and, after a confirmation, deleted', async () => {
      const { page } = await visit()
      await saveEleven(page)
      await openFantasy(page)
      await page.getByRole('button', { name: 'Gerenciar times' }).click()
      await page.getByRole('button', { name: 'Duplicar' }).click()
      await page
        .getByRole('combobox', { name: 'Time', exact: true })
        .locator('option:checked', { hasText: 'Cópia de Meu time' })
        .waitFor({ state: 'attached' })
      await page.getByRole('button', { name: 'Gerenciar times' }).click()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Nome do time' }).fill('   ')
      await page.getByRole('button', { name: 'Salvar', exact: true }).click()
      await page.getByText('Dê um nome ao time.').waitFor()
      await page.getByRole('button', { name: 'Apagar' }).click()
      await page.getByText('Apagar este time?').waitFor()
      await page.getByRole('button', { name: 'Apagar' }).click()
      await page
        .getByRole('combobox', { name: 'Time', exact: true })
        .locator('option', { hasText: 'Cópia de Meu time' })
        .waitFor({ state: 'detached' })
    })
  })
})
