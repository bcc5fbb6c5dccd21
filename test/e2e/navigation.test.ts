import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, expectNoSidewaysScroll, phone, useBrowser, waitForHydration } from './browser.ts'

const { visit } = useBrowser()

const links = [
  ['Início', '/', 'O Futuro do Fantasy Sports'],
  ['Fantasy', '/fantasy', 'Fantasy Sports'],
  ['Análises', '/analytics', 'Análises Esportivas'],
  ['Rankings', '/rankings', 'Rankings Globais'],
  ['Perfil', '/profile', 'Meu Perfil'],
] as const

describe('at 1280 px', () => {
  test('every link leads to its page, which says where it is, and the bar stays in sight with a link home', async () => {
    const { page, complaints } = await visit(desktop)
    await page.goto('/')
    const bar = page.getByRole('navigation', { name: 'Principal' })
    for (const [name, address, title] of links) {
      await bar.getByRole('link', { name, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await expect.poll(() => new URL(page.url()).pathname).toBe(address)
      const current = bar.locator('[aria-current="page"]')
      await expect.poll(() => current.allTextContents()).toEqual([name])
    }
    await page.mouse.wheel(0, 1500)
    const brand = page.getByRole('banner').getByRole('link', { name: 'Craque' })
    await expect.poll(() => brand.evaluate((link) => link.getBoundingClientRect().top >= 0 && scrollY > 0)).toBe(true)
    await brand.click()
    await page.getByRole('heading', { level: 1, name: 'O Futuro do Fantasy Sports' }).waitFor()
    expect(complaints).toEqual([])
  })

  test('the keyboard reaches the content at once and every link in order', async () => {
    const { page } = await visit(desktop)
    await page.goto('/')
    await page.keyboard.press('Tab')
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
    expect(await focused()).toBe('Pular para o conteúdo')
    const seen: string[] = []
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press('Tab')
      seen.push((await focused()) ?? '')
    }
    expect(seen).toEqual(['Craque', 'Início', 'Fantasy', 'Análises', 'Rankings', 'Perfil'])
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Meu Perfil' }).waitFor()
  })
})

describe('at 360 px, by touch', () => {
  test('a button opens and closes the menu, and a link, Esc and the button close it', async () => {
    const { page, complaints } = await visit(phone)
    await page.goto('/')
    await expectNoSidewaysScroll(page)
    await waitForHydration(page)
    const bar = page.getByRole('banner')
    const button = bar.getByRole('button', { name: /menu/i })
    const link = bar.getByRole('link', { name: 'Rankings', exact: true })
    await link.waitFor({ state: 'hidden' })
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
    await button.tap()
    await link.waitFor()
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    await link.waitFor({ state: 'hidden' })
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    await button.tap()
    await link.waitFor()
    await button.tap()
    await link.waitFor({ state: 'hidden' })
    await button.tap()
    await link.tap()
    await page.getByRole('heading', { level: 1, name: 'Rankings Globais' }).waitFor()
    await link.waitFor({ state: 'hidden' })
    expect(complaints).toEqual([])
  })

  /** Opens a page and holds back our scripts until the returned function is called. */
  async function openEarly(page: Page, address: string): Promise<() => void> {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => 'replayEarlyInput' in window)
    return release
  }

  test.each([
    ['of the bar', /menu/i, 'link', 'Rankings'],
    ['of the page', 'Compartilhar', 'dialog', 'Compartilhar esta página'],
  ] as const)('a tap before hydration is not lost: a button %s', async (_, button, role, opened) => {
    const { page } = await visit(phone)
    const release = await openEarly(page, '/rankings')
    await page.getByRole('button', { name: button }).tap()
    release()
    await page.getByRole(role, { name: opened, exact: true }).first().waitFor()
  })

  test('text and choices from before hydration are not lost', async () => {
    const { page, complaints } = await visit(phone)
    const release = await openEarly(page, '/fantasy')
    await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption({ label: 'Variação do valor' })
    await page.locator('label', { has: page.getByRole('radio', { name: 'Defensor' }) }).tap()
    await page.locator('label', { has: page.getByRole('radio', { name: 'Atacante' }) }).tap()
    await page.getByRole('searchbox').fill('fla')
    release()
    await page.waitForURL((url) => url.search === '?busca=fla&posicao=Atacante&ordem=change&sentido=desc')
    expect(await page.getByRole('searchbox').inputValue()).toBe('fla')
    await page.getByRole('radio', { name: 'Atacante', checked: true }).waitFor({ state: 'attached' })
    expect(complaints).toEqual([])
  })
})
