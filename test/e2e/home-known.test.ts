import { expect, test } from 'vitest'
import {
  desktop,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  phone,
  useBrowser,
  waitForHydration,
} from './browser.ts'
import { autoPick, openFantasy, save } from './fantasy-helpers.ts'
import { saveSquad, someMark } from './people-helpers.ts'
import { atLength } from '#test/gate.ts'

const { visit } = useBrowser()

test('a guest with a squad finds their game first, and a pick there reduces the waiting count', async () => {
  const { page, complaints } = await visit(desktop)
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'O Futuro do Fantasy Sports' }).waitFor()
  const doors = page.getByRole('navigation', { name: 'Jogo' })
  await expect
    .poll(() => doors.getByRole('link').allInnerTexts())
    .toEqual(['Palpites', 'Ligas', 'Confronto', 'Rodada', 'Divisões'])
  expect(await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/entrar')
  expect(await saveSquad(page, 'Time de Ana')).toBe(201)

  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Seu jogo' }).waitFor()
  await page.getByRole('heading', { name: 'O Futuro do Fantasy Sports' }).waitFor()
  const complete = page.getByRole('region', { name: 'Mercado' }).getByRole('link', { name: 'Completar time: 3/11' })
  expect(await complete.getAttribute('href')).toMatch(/^\/fantasy\?time=\d+#meu-time$/)
  for (const name of ['Sua rodada', 'Seu Confronto', 'Suas ligas']) await page.getByRole('region', { name }).waitFor()

  await waitForHydration(page)
  const waiting = async () =>
    Number.parseInt((await doors.getByRole('link', { name: 'Palpites' }).innerText()).slice(8))
  const before = await waiting()
  expect(before).toBeGreaterThan(0)
  const picks = page.getByRole('region', { name: 'Palpites de hoje' })
  await picks.getByRole('radio').first().check({ force: true })
  await picks.getByText(/^Registrado às/).waitFor()
  await expect.poll(() => waiting()).toBe(before - 1)
  await expectNoAxeViolations(page)
  expect(complaints).toEqual([])
})

test('on a phone the game’s links are at the bottom, and nothing is hidden behind them', async () => {
  const { page } = await visit(phone)
  await saveSquad(page, 'Time de Bia')
  await page.goto('/')
  await waitForHydration(page)
  const bar = page.getByRole('navigation', { name: 'Jogo' })
  const { height } = page.viewportSize()!
  const box = await bar.boundingBox()
  expect(box!.y + box!.height).toBeCloseTo(height, 0)
  await expect.poll(() => bar.getByRole('link').count()).toBe(5)
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox()
  expect(last!.y + last!.height).toBeLessThanOrEqual(box!.y)
  await bar.getByRole('link', { name: 'Rodada' }).tap()
  await page.waitForURL(/\/rodadas\/\d+$/)
  await expect.poll(() => bar.locator('[aria-current="page"]').allInnerTexts()).toEqual(['Rodada'])
  await page.emulateMedia({ media: 'print' })
  await bar.waitFor({ state: 'hidden' })
})

atLength(() => {
  test('after the first save a guest names themselves and their team, and the names are used', async () => {
    const { page, complaints } = await visit(phone)
    await openFantasy(page)
    await autoPick(page)
    await save(page)
    const name = `Ana ${someMark()}`
    const field = page.getByLabel('Seu nome')
    await field.fill('Administrador')
    await page.getByRole('button', { name: 'Salvar os nomes' }).tap()
    await page.getByText(/reservado/).waitFor()
    await field.fill(name)
    await expect.poll(() => page.getByLabel('Nome do time').inputValue()).toBe(`Time de ${name}`)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Salvar os nomes' }).tap()
    await field.waitFor({ state: 'hidden' })
    await page.getByRole('banner').getByRole('link', { name: 'Craque' }).tap()
    await page.getByRole('heading', { level: 1, name: `Olá, ${name}` }).waitFor()
    await page
      .getByRole('region', { name: 'Mercado' })
      .getByText(`Time de ${name} está pronto para a rodada.`)
      .waitFor()
    await page.goto('/criar-conta')
    await expect.poll(() => page.getByLabel('Nome').inputValue()).toBe(name)
    expect(complaints.filter((line) => !line.includes('422'))).toEqual([])
  })
})
