import { describe, expect, test } from 'vitest'
import { desktop, useBrowser, waitForHydration } from './browser.ts'

const { visit, url } = useBrowser()

describe('home', () => {
  test('has the specification’s texts and the next matches of today, also without JavaScript', async () => {
    const { page } = await visit({ ...desktop, javaScriptEnabled: false })
    await page.goto('/')
    const text = await page.getByRole('main').innerText()
    for (const words of [
      'O Futuro do Fantasy Sports',
      'Recursos Incríveis',
      '50K+',
      '100+',
      '1M+',
      '99.9%',
      'Pronto para Começar?',
      'Hoje',
    ])
      expect(text).toContain(words)
    const hrefOf = async (name: string) =>
      page.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href')
    expect(await hrefOf('Começar Agora')).toBe('/fantasy')
    expect(await hrefOf('Ver Análises')).toBe('/analytics')
    expect(await hrefOf('Criar Conta Grátis')).toBe('/fantasy')
    await expect.poll(() => page.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(3)
    const today = page.getByRole('region', { name: 'Hoje' })
    await expect.poll(() => today.getByRole('listitem').count()).toBeGreaterThanOrEqual(4)
  })
})

describe('documents', () => {
  test.each([
    ['/', 'pt-BR', 'Craque'],
    ['/fantasy', 'pt-BR', 'Fantasy Sports'],
    ['/analytics', 'pt-BR', 'Análises Esportivas'],
    ['/rankings', 'pt-BR', 'Rankings Globais'],
    ['/profile', 'pt-BR', 'Meu Perfil'],
  ])('%s has its language, title, description and card', async (address, language, title) => {
    const html = await (await fetch(url + address)).text()
    expect(html).toContain(`<html lang="${language}"`)
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toContain(title)
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/)
    for (const property of ['og:title', 'og:description', 'og:url']) expect(html).toContain(`property="${property}"`)
  })

  test('an unknown page is a designed 404 in the visitor’s language', async () => {
    const answer = await fetch(`${url}/nada`, { headers: { cookie: 'craque_language=en' } })
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain('<html lang="en"')
    expect(html).toMatch(/not found|does not exist|no page/i)
  })
})

describe('choices', () => {
  test('the theme is right in the first byte and follows the system on request', async () => {
    const dark = await (await fetch(url, { headers: { cookie: 'craque_theme=dark' } })).text()
    expect(dark).toMatch(/<html[^>]*data-theme="dark"/)
    const { page } = await visit({ ...desktop, colorScheme: 'dark' })
    await page.goto('/')
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await expect.poll(() => background()).toBe('rgb(11, 20, 17)')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => background()).toBe('rgb(245, 243, 236)')
  })

  test('language and theme are chosen in the bar and kept', async () => {
    const { page, complaints } = await visit()
    await page.goto('/rankings')
    await page.getByRole('heading', { level: 1, name: 'Rankings Globais' }).waitFor()
    await waitForHydration(page)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /tema|idioma|aparência|preferências/i })
      .click()
    await page.getByRole('banner').getByText('Español').click()
    await page.waitForFunction(() => document.documentElement.lang === 'es')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/rankings')
    await page.reload()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('es')
    expect(complaints).toEqual([])
  })
})
