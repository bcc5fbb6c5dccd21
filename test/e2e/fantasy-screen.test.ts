import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, expectNoAxeViolations, expectNoSidewaysScroll, phone, useBrowser } from './browser.ts'
import { autoPick, expectCount, openFantasy, showsPosition } from './fantasy-helpers.ts'
import { atLength } from '#test/gate.ts'

const { visit } = useBrowser()

/** The name of the focused element. Empty while the body has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at, body } = document
    return at === null || at === body ? '' : (at.getAttribute('aria-label') ?? at.textContent)
  })

test('rare filters load when they are opened, also if a person opens them before hydration', async () => {
  const { page } = await visit()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/fantasy', { waitUntil: 'commit' })
  await page.locator('summary', { hasText: 'Mais filtros' }).click()
  await page.getByLabel('Valor mínimo').fill('100')
  await page.waitForURL((url) => url.searchParams.get('de') === '100')
  await page.reload()
  expect(await page.getByLabel('Valor mínimo').inputValue()).toBe('100')
})

describe('the focus', () => {
  atLength(() => {
    test('stays at the work: list, undo, pitch, empty place', async () => {
      const { page } = await visit()
      await openFantasy(page)
      await autoPick(page)
      await page.getByText('Lista', { exact: true }).click()
      await page.waitForURL(/ver=lista/)
      const squad = page.locator('#meu-time')
      await squad
        .getByRole('button', { name: /^Remover/ })
        .last()
        .focus()
      for (let left = 10; left >= 0; left--) {
        await page.keyboard.press('Enter')
        await expectCount(page, left)
        await expect.poll(() => focused(page)).toMatch(left > 0 ? /^Remover/ : /^Meu Time$/)
      }
      await page.getByRole('button', { name: 'Desfazer' }).focus()
      for (const count of [1, 2]) {
        await page.keyboard.press('Enter')
        await expectCount(page, count)
      }
      while ((await page.getByRole('button', { name: 'Desfazer' }).getAttribute('aria-disabled')) === null)
        await page.keyboard.press('Enter')
      await expectCount(page, 0)
      await expect.poll(() => focused(page)).toBe('Desfazer')

      await autoPick(page)
      await page.getByText('Campo', { exact: true }).click()
      const forward = page.locator('[data-line="Atacante"] button').first()
      await forward.focus()
      await page.keyboard.press('Enter')
      const sheet = page.getByRole('dialog')
      for (const word of ['Trocar', 'Ver página do jogador']) await sheet.getByText(word, { exact: true }).waitFor()
      await sheet.getByRole('button', { name: 'Vender' }).focus()
      await page.keyboard.press('Enter')
      await sheet.waitFor({ state: 'detached' })
      await expectCount(page, 10)
      await expect.poll(() => focused(page)).toContain('Atacante')
      await page.getByRole('link', { name: /^Vaga de/ }).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/posicao=/)
      await expect.poll(() => focused(page)).toBe('Mercado')
    })
  })

  test('and the scroll position stay on the step to the next page, also on the last', async () => {
    const { page } = await visit()
    await openFantasy(page, '/fantasy?posicao=Goleiro')
    const next = page.getByRole('link', { name: 'Próxima', exact: true })
    await next.focus()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(0)
    for (let at = 2; (await next.getAttribute('aria-disabled')) === null; at++) {
      await page.keyboard.press('Enter')
      await page.waitForURL(new RegExp(`pagina=${at}`))
      await page.getByText(`Página ${at} de`).waitFor()
      await expect.poll(() => focused(page)).toBe('Próxima')
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    }
  })
})

atLength(() => {
  describe('a player', () => {
    test('is compared by address, step by step, and joins the squad from their page', async () => {
      const { page, complaints } = await visit()
      await openFantasy(page, '/jogadores/41?com=63,40')
      const compared = page.getByRole('table', { name: 'Comparação de jogadores' }).getByRole('columnheader')
      await expect.poll(() => compared.count()).toBe(4)
      await page
        .getByRole('button', { name: /da comparação$/ })
        .last()
        .click()
      await expect.poll(() => compared.count()).toBe(3)
      await page.getByRole('combobox', { name: 'Comparar com' }).fill('zzzzz')
      await page.getByRole('button', { name: 'Adicionar', exact: true }).click()
      await page.getByText('Ninguém no mercado com esse nome.').waitFor()
      await page.goBack()
      await expect.poll(() => compared.count()).toBe(4)
      await page.getByRole('button', { name: 'Adicionar ao time' }).click()
      await page.getByText('Meu time: 1 de 11. Salve em Fantasy.').waitFor()
      await page.getByRole('link', { name: 'Voltar ao mercado' }).click()
      await expectCount(page, 1)
      await page.goto('/jogadores/41?com=foo')
      await page.getByRole('combobox', { name: 'Comparar com' }).waitFor()
      await expectNoAxeViolations(page)
      expect(complaints).toEqual([])
    })
  })
})

describe('the screen', () => {
  test('of a phone shows four rows of the market above the save bar', async () => {
    const { page } = await visit(phone)
    await openFantasy(page)
    const fourth = page.getByRole('table', { name: 'Jogadores do mercado' }).getByRole('row').nth(4)
    const [row, bar] = [await fourth.boundingBox(), await page.locator('[data-foot-bar]').boundingBox()]
    expect(row!.y + row!.height).toBeLessThanOrEqual(bar!.y)
  })

  test('has no axe findings and never scrolls sideways, wide and on a phone', async () => {
    const { page, complaints } = await visit(desktop)
    await openFantasy(page)
    await autoPick(page)
    for (const view of ['Campo', 'Lista'])
      for (const { viewport } of [desktop, phone]) {
        await page.setViewportSize(viewport!)
        await page.getByText(view, { exact: true }).click()
        await expectNoAxeViolations(page)
        await expectNoSidewaysScroll(page)
      }
    expect(complaints).toEqual([])
  })

  atLength(() => {
    test('cuts no name on the pitch, even with five in a line', async () => {
      const { page } = await visit()
      await openFantasy(page, '/fantasy?ordem=value&sentido=asc')
      for (const position of ['Defensor', 'Meio-Campo'] as const) {
        await page.locator('label', { has: page.getByRole('radio', { name: position }) }).click()
        await showsPosition(page, position)
        for (let i = 0; i < 5; i++)
          await page.locator('#mercado button:not([aria-disabled])[aria-label^="Adicionar"]').first().click()
      }
      await expectCount(page, 10)
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 900 })
        const pitch = page.getByRole('group', { name: 'Campo com a sua escalação' })
        const cut = await pitch.evaluate((group) => {
          const { left, right } = group.getBoundingClientRect()
          const names = [...group.querySelectorAll('button, button span')]
          const over = names.filter(
            (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline',
          )
          const out = names
            .map((one) => one.getBoundingClientRect())
            .filter((box) => box.left < left || box.right > right)
          return {
            scrolls: group.scrollWidth > group.clientWidth,
            over: over.filter((one) => !one.className.includes('sr-only')).length,
            out: out.length,
          }
        })
        expect(cut).toEqual({ scrolls: false, over: 0, out: 0 })
      }
    })
  })

  test('sorts by any column on a phone, and shows the order', async () => {
    const { page } = await visit(phone)
    await openFantasy(page)
    const order = page.getByRole('combobox', { name: 'Ordenar por' })
    expect(await order.locator('option:checked').textContent()).toBe('Pontos esperados')
    await order.selectOption({ label: 'Variação do valor' })
    await page.waitForURL(/ordem=change/)
    await page.getByRole('button', { name: /^Do maior para o menor/ }).click()
    await page.waitForURL(/sentido=asc/)
    await expectNoSidewaysScroll(page)
  })

  atLength(() => {
    test('survives an invalid address', async () => {
      const { page, complaints } = await visit()
      await openFantasy(page, '/fantasy?pagina=-1&ordem=foo&posicao=Xyz&clube=abc&de=120&ate=100')
      await page.getByText('O máximo está abaixo do mínimo.').waitFor()
      await page.getByRole('spinbutton', { name: 'Valor mínimo' }).fill('')
      await page.getByText('Página 1 de').waitFor()
      const sorted = page.getByRole('columnheader', { name: 'Esper.' })
      expect(await sorted.getAttribute('aria-sort')).toBe('descending')
      expect(complaints).toEqual([])
    })
  })

  test('has search, filters, order and page in the address', async () => {
    const { page } = await visit()
    await openFantasy(page)
    const rows = page.getByRole('table', { name: 'Jogadores do mercado' }).getByRole('row')
    await expect.poll(() => rows.count()).toBe(11)
    await page.getByRole('link', { name: 'Próxima', exact: true }).click()
    await page.waitForURL(/pagina=2/)
    await page.getByRole('searchbox', { name: 'Buscar jogador ou clube' }).fill('palmieras')
    await page.waitForURL(/busca=palmieras/)
    await expect.poll(() => page.url()).not.toContain('pagina')
    await page.getByText('22 jogadores').waitFor()
    const [first] = await rows.nth(1).allInnerTexts()
    expect(first).toContain('Palmeiras')
    await page.reload()
    await page.getByText('22 jogadores').waitFor()
  })
})
