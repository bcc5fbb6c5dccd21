import { describe, expect, test } from 'vitest'
import { desktop, phone, useBrowser, waitForFont } from './browser.ts'
import { openLivePage } from './live-page.ts'
import { atLength } from '#test/gate.ts'

const { visit } = useBrowser()

describe('rankings', () => {
  test('the five scopes stand in one line on a phone', async () => {
    const { page } = await visit(phone)
    await page.goto('/rankings')
    await waitForFont(page)
    const tabs = await page.getByRole('tablist', { name: 'Abrangência' }).getByRole('tab').all()
    const tops = await Promise.all(tabs.map(async (tab) => (await tab.boundingBox())?.y))
    expect(tops).toHaveLength(5)
    expect(new Set(tops).size).toBe(1)
  })

  test('tabs drive the data and are in the address, and Back undoes them', async () => {
    const { page, complaints } = await visit(desktop)
    await openLivePage(page, '/rankings')
    await page.getByRole('heading', { level: 1, name: 'Rankings Globais' }).waitFor()
    const table = page.getByRole('table', { name: /Do 4º ao 20º da lista/ })
    await expect.poll(() => table.getByRole('row').count()).toBe(18)
    const first = await page
      .getByRole('list')
      .filter({ has: page.getByRole('link') })
      .first()
      .innerText()

    await page.getByRole('tab', { name: 'Mensal' }).click()
    await page.waitForURL(/escopo=mensal/)
    await page.getByRole('tab', { name: 'Vitórias' }).click()
    await page.waitForURL(/criterio=vitorias/)
    await page.getByRole('columnheader', { name: 'Vitórias' }).waitFor()
    await page.getByRole('columnheader', { name: 'Variação' }).waitFor()
    await expect.poll(() => page.getByRole('tab', { name: 'Mensal' }).getAttribute('aria-selected')).toBe('true')

    await page.goBack()
    await page.goBack()
    await page.getByRole('columnheader', { name: 'Pontos' }).waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    expect(first).not.toBe('')
    expect(complaints).toEqual([])
  })

  atLength(() => {
    test('two tabs tapped before the first is rendered are both chosen', async () => {
      const { page, complaints } = await visit(desktop)
      await openLivePage(page, '/rankings')
      const drawnAtOnce = await page.evaluate(() => {
        const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')]
        for (const name of ['Mensal', 'Vitórias']) tabs.find(({ textContent }) => textContent === name)?.click()
        return tabs.filter(({ ariaSelected }) => ariaSelected === 'true').map(({ textContent }) => textContent)
      })
      expect(drawnAtOnce).toEqual(['Global', 'Pontos'])
      await page.getByRole('tab', { name: 'Vitórias', selected: true }).waitFor()
      await page.getByRole('tab', { name: 'Mensal', selected: true }).waitFor()
      await page.getByRole('columnheader', { name: 'Vitórias' }).waitFor()
      expect(new URL(page.url()).search).toBe('?escopo=mensal&criterio=vitorias')
      const next = page.getByRole('tab', { name: 'Semanal' })
      expect(await next.getAttribute('href')).toBe('/rankings?escopo=semanal&criterio=vitorias')
      expect(complaints).toEqual([])
    })
  })

  atLength(() => {
    test('an invalid address loses only its invalid parts, and so do its links', async () => {
      const { page, complaints } = await visit(desktop)
      await openLivePage(page, '/rankings?escopo=xyz&criterio=vitorias&pagina=-3')
      await page.getByRole('tab', { name: 'Global', selected: true }).waitFor()
      await expect.poll(() => new URL(page.url()).search).toBe('?criterio=vitorias')
      const next = page.getByRole('tab', { name: 'Precisão' })
      expect(await next.getAttribute('href')).toBe('/rankings?criterio=precisao')
      expect(complaints).toEqual([])
    })
  })

  test('the list grows to 50, then has pages, and on a phone each name fits one line', async () => {
    const { page } = await visit(desktop)
    await openLivePage(page, '/rankings')
    await page.getByRole('link', { name: 'Mostrar até a 50ª' }).click()
    await page.getByRole('table', { name: /Do 4º ao 50º da lista/ }).waitFor()
    await page.getByRole('navigation').getByRole('link', { name: 'Próxima', exact: true }).click()
    await page.getByRole('table', { name: /Do 51º ao 100º da lista/ }).waitFor()
    await expect.poll(() => page.url()).toContain('pagina=2')
    const caption = page.locator('caption').filter({ hasText: 'Do 51º ao 100º' })
    await expect.poll(() => caption.evaluate((node) => node === document.activeElement)).toBe(true)
    const { height } = page.viewportSize()!
    await expect.poll(async () => (await caption.boundingBox())?.y).toBeLessThan(height / 2)
    await page.reload()
    await page.getByRole('table', { name: /Do 51º ao 100º da lista/ }).waitFor()

    // On a phone a name stays on one line.
    await page.setViewportSize(phone.viewport!)
    await waitForFont(page)
    const names = page.getByRole('table').getByRole('rowheader').getByRole('link')
    await expect.poll(() => names.count()).toBe(50)
    const heights = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThan(30)
  })

  test('without scripts the page has all its ranks, a person’s page its lists, and the market’s filters work', async () => {
    const { page } = await visit({ ...desktop, javaScriptEnabled: false })
    await page.goto('/rankings')
    expect(await page.getByRole('table').getByRole('rowheader').count()).toBe(17)
    await page.goto('/participantes/5')
    expect(await page.getByRole('table', { name: 'Extrato de pontos' }).getByRole('row').count()).toBeGreaterThan(5)
    expect(await page.getByRole('table', { name: /rodada/i }).count()).toBeGreaterThan(1)
    expect(await page.locator('[data-waiting]').count()).toBe(0)
    await page.goto('/fantasy')
    await page.getByText('Goleiro', { exact: true }).first().click()
    await page.getByRole('button', { name: 'Filtrar' }).click()
    await page.waitForURL((url) => url.searchParams.get('posicao') === 'Goleiro')
    expect(await page.getByRole('table').first().getByRole('rowheader').count()).toBe(10)
  })

  atLength(() => {
    test('a visitor sees a marked example of a rank, and a friend is found, followed and ranked', async () => {
      const { page } = await visit(desktop)
      await openLivePage(page, '/rankings')
      const card = page.getByRole('region', { name: 'Sua Posição' })
      await card.getByText('exemplo').waitFor()
      await expect.poll(() => card.innerText()).toContain('15.420')
      await openLivePage(page, '/rankings?escopo=amigos')
      await page.getByText('Ninguém por aqui ainda').waitFor()
      await page.getByRole('main').getByRole('link', { name: 'Criar liga' }).waitFor()
      await page.getByRole('button', { name: 'Buscar participante' }).click()
      const search = page.getByRole('searchbox', { name: 'Buscar participante' })
      await expect.poll(() => search.evaluate((node) => node === document.activeElement)).toBe(true)

      await openLivePage(page, '/rankings')
      const leader = page.getByRole('table').getByRole('row').nth(1)
      const name = await leader.getByRole('link').first().innerText()
      await page.getByRole('searchbox', { name: 'Buscar participante' }).fill(name.slice(0, 5).toUpperCase())
      const found = page.getByRole('list', { name: 'Participantes encontrados' })
      await found.getByRole('button', { name: `Seguir ${name}`, exact: true }).click()
      await found.getByRole('button', { name: `Deixar de seguir ${name}`, exact: true }).waitFor()
      await page.getByRole('tab', { name: 'Amigos' }).click()
      await page.getByRole('list').getByText(name).first().waitFor()
    })
  })
})
