import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Analytics } from '#contract/analytics.ts'
import { useBrowser } from './browser.ts'

const { visit, url } = useBrowser()

const answer = async (sport: string, period: string): Promise<Analytics> =>
  (await (await fetch(`${url}/api/analytics/${sport}/${period}`)).json()) as Analytics

const leaders = (page: Page) =>
  page.getByRole('region', { name: 'Classificação' }).getByRole('rowheader').getByRole('link').allTextContents()

const namesOf = ({ standings, clubs }: Analytics, venue: 'all' | 'home' = 'all') =>
  standings[venue].map(({ clubId }) => clubs.find(({ id }) => id === clubId)?.name)

const chosen = (page: Page, label: string) =>
  page.getByRole('navigation', { name: label }).locator('[aria-current=true]').textContent()

describe('análises', () => {
  test('both selectors drive the panels, are in the address, and work with back and forward', async () => {
    const { page, complaints } = await visit()
    await page.goto('/analytics')
    await expect.poll(() => leaders(page)).toEqual(namesOf(await answer('futebol', '30d')))

    await page.getByRole('navigation', { name: 'Esporte' }).getByRole('link', { name: 'Vôlei' }).click()
    await page.waitForURL('**/analytics?esporte=volei')
    await page.getByRole('heading', { name: 'Maiores pontuadores' }).waitFor()
    await expect.poll(() => leaders(page)).toEqual(namesOf(await answer('volei', '30d')))

    await page.getByRole('navigation', { name: 'Período' }).getByRole('link', { name: '1 ano' }).click()
    await page.waitForURL('**/analytics?esporte=volei&periodo=1y')
    const year = await answer('volei', '1y')
    await page.getByText(new RegExp(`\\b${year.matches} partidas (da temporada \\d+ )?desde`)).waitFor()
    await expect.poll(() => leaders(page)).toEqual(namesOf(year))

    await page.goBack()
    await page.waitForURL('**/analytics?esporte=volei')
    await page.getByText(/(29|30|31) partidas (da temporada \d+ )?desde/).waitFor()
    expect([await chosen(page, 'Esporte'), await chosen(page, 'Período')]).toEqual(['Vôlei', '30 dias'])
    await page.goBack()
    await page.getByRole('heading', { name: 'Artilharia' }).waitFor()
    await page.goForward()
    await page.getByRole('heading', { name: 'Maiores pontuadores' }).waitFor()
    expect(complaints).toEqual([])
  })

  test('a shared address opens the same view, rendered without scripts', async () => {
    const { page } = await visit({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false })
    await page.goto('/analytics?esporte=basquete&periodo=3m&mando=casa&ordem=-saldo')
    const data = await answer('basquete', '3m')
    const byDifference = data.standings.home.toSorted(
      (a, b) => b.goalsFor - b.goalsAgainst - (a.goalsFor - a.goalsAgainst),
    )
    const names = byDifference.map(({ clubId }) => data.clubs.find(({ id }) => id === clubId)?.name)
    await expect.poll(() => leaders(page)).toEqual(names)
    expect([
      await chosen(page, 'Esporte'),
      await chosen(page, 'Período'),
      await chosen(page, 'Mando de campo'),
    ]).toEqual(['Basquete', '3 meses', 'Em casa'])
  })

  test('home and away, order and highlight can be undone with Back', async () => {
    const { page } = await visit()
    await page.goto('/analytics')
    await page.getByRole('link', { name: 'Em casa', exact: true }).click()
    await page.waitForURL('**/analytics?mando=casa')
    await expect.poll(() => leaders(page)).toEqual(namesOf(await answer('futebol', '30d'), 'home'))
    const table = page.getByRole('region', { name: 'Classificação' })
    await table.getByRole('link', { name: 'Clube', exact: true }).click()
    await page.waitForURL(/ordem=clube/)
    const sorted = (await leaders(page)).toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
    await expect.poll(() => leaders(page)).toEqual(sorted)
    await expect
      .poll(() => table.getByRole('columnheader', { name: 'Clube' }).getAttribute('aria-sort'))
      .toBe('ascending')
    await page.getByRole('link', { name: 'Destacar Santos' }).click()
    await page.getByRole('img', { name: /Em destaque: Santos/ }).waitFor()
    await page.goBack()
    await expect.poll(() => page.getByRole('img', { name: /Em destaque: Santos/ }).count()).toBe(0)
  })

  test('six forecasts have numbers that sum to 100, and each links to its match', async () => {
    const { page } = await visit()
    await page.goto('/analytics')
    const panel = page.getByRole('region', { name: 'Próximos jogos' })
    await panel.waitFor()
    const bars = await panel
      .getByRole('img')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label')))
    expect(bars).toHaveLength(6)
    for (const bar of bars) {
      const sum = (bar?.match(/\d+(?=%)/g) ?? []).reduce((total, text) => total + Number(text), 0)
      expect(sum).toBe(100)
    }
    await panel.getByRole('listitem').first().getByRole('link').click()
    await page.waitForURL('**/partidas/*')
    await page.getByRole('heading', { name: 'Mapa de placares' }).waitFor()
    await page.getByText('Os palpites dos outros aparecem quando o jogo começa.').waitFor()
  })

  test('the CSV next to a table has its rows', async () => {
    const { page } = await visit()
    await page.goto('/analytics?esporte=tenis&periodo=1y')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Baixar CSV: Classificação' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('craque-tenis-1y-classificacao.csv')
  })
})

test('a club’s name in the standings leads to its fixtures and players', async () => {
  const { page } = await visit()
  await page.goto('/analytics')
  await page.getByRole('region', { name: 'Classificação' }).getByRole('link', { name: 'Flamengo' }).click()
  await page.getByRole('heading', { level: 1, name: 'Flamengo' }).waitFor()
  await expect
    .poll(() => page.getByRole('region', { name: 'Próximos jogos' }).getByRole('listitem').count())
    .toBeGreaterThan(5)
  await expect.poll(() => page.getByRole('region', { name: 'Elenco' }).getByRole('rowheader').count()).toBe(22)
})
