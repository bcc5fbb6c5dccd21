import { describe, expect, test } from 'vitest'
import { desktop, expectNoAxeViolations, expectNoSidewaysScroll, phone, useBrowser } from './browser.ts'
import { saveEleven } from './fantasy-helpers.ts'
import { openLivePage } from './live-page.ts'
import { atLength } from '#test/gate.ts'

const { visit } = useBrowser()

describe('the duel and the round in play', () => {
  test('a visitor learns how to get an opponent', async () => {
    const { page, complaints } = await visit(phone)
    await openLivePage(page, '/confronto')
    await page.getByRole('heading', { level: 1, name: 'Seu Confronto' }).waitFor()
    await page.getByText(/Complete seu time antes do fechamento/).waitFor()
    await page.getByText('0 vitórias, 0 derrotas').waitFor()
    await page.getByRole('link', { name: 'Montar seu time' }).waitFor()
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    expect(complaints).toEqual([])
  })

  test('a person with a saved team reads when the first duel starts, in the first HTML', async () => {
    const { page } = await visit(desktop)
    await saveEleven(page)
    const html = await (await page.request.get('/fantasy')).text()
    expect(html).toContain('11 de 11 jogadores')
    expect(html).not.toContain('Salve um time para ver os seus números.')

    await openLivePage(page, '/confronto')
    await page.getByText(/Seu time estreia na rodada \d+, em/).waitFor()
    await openLivePage(page, '/rankings?escopo=semanal')
    const own = page.getByRole('region', { name: 'Sua Posição' })
    await own.getByText(/Seu time estreia na rodada/).waitFor()
    await expect.poll(() => own.getByRole('link', { name: 'Montar seu time' }).count()).toBe(0)
  })

  atLength(() => {
    test('a round without a duel of the viewer says so and links to the current one', async () => {
      const { page } = await visit(desktop)
      await openLivePage(page, '/confronto/nada')
      await page.getByText('Você não teve confronto nesta rodada.').waitFor()
      await page.getByRole('link', { name: 'Ver o confronto atual' }).click()
      await page.waitForURL(/\/confronto$/)
    })
  })
})
