import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, phone, useBrowser } from './browser.ts'
import { newcomer, open, password, saveSquad, signIn, signUp } from './people-helpers.ts'
import { atLength } from '#test/gate.ts'

const { visit, useVisit } = useBrowser()

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent) ?? ''
  })

describe('the page of an account', () => {
  const owner = useVisit(desktop, async ({ page }) => {
    await signUp(page, newcomer())
    await open(page, '/conta')
  })

  test('a form that opens takes the focus, and returns it', async () => {
    const { page } = owner()
    for (const [opener, field] of [
      ['Mudar e-mail', 'E-mail'],
      ['Mudar senha', 'Senha atual'],
    ] as const) {
      await page.getByRole('button', { name: opener }).click()
      await expect.poll(() => focused(page)).toBe(field)
      await page.getByRole('button', { name: 'Cancelar' }).click()
      await expect.poll(() => focused(page)).toBe(opener)
    }
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Senha atual')
    await page.keyboard.type(password)
    await page.getByLabel('Nova senha').fill('outro jabuti na porta')
    await page.keyboard.press('Enter')
    await page.getByText('Senha alterada.').waitFor()
    await expect.poll(() => focused(page)).toBe('Mudar senha')
  })

  test('a proxy’s page instead of an answer is explained in words', async () => {
    const { page } = owner()
    const proxy = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }
    await page.route('**/api/account/sessions', (route) => route.fulfill(proxy))
    await page.getByRole('button', { name: 'Sair de todos os aparelhos' }).click()
    await page.getByText('O servidor respondeu algo inesperado.').waitFor()
    expect(await page.getByText('unreadable').count()).toBe(0)
  })
})

atLength(() => {
  test('an expired link leads to a new one', async () => {
    const { page } = await visit()
    await open(page, '/recuperar-senha?token=nunca-existiu')
    await page.getByLabel('Nova senha').fill(password)
    await page.getByRole('button', { name: 'Salvar nova senha' }).click()
    await page.getByRole('alert').filter({ hasText: 'Este link já foi usado ou venceu' }).waitFor()
    expect(await page.getByLabel('Nova senha').count()).toBe(0)
    await page.getByRole('link', { name: 'Pedir outro link' }).click()
    await page.getByLabel('E-mail').fill('alguem@example.org')
    await page.getByRole('button', { name: 'Enviar link' }).click()
    await page.getByText('Confira seu e-mail').waitFor()
  })
})

atLength(() => {
  test('a guest is not asked about a password and an e-mail that they never had', async () => {
    const { page } = await visit(phone)
    await saveSquad(page, 'Time Passageiro')
    await open(page, '/conta')
    await page.getByRole('button', { name: 'Excluir meus dados' }).click()
    const dialog = page.getByRole('dialog', { name: 'Excluir de vez?' })
    await dialog.waitFor()
    const said = [await dialog.textContent()]
    await dialog.getByRole('button', { name: 'Entendi, continuar' }).click()
    await dialog.getByLabel('Para confirmar, escreva EXCLUIR').waitFor()
    said.push(await dialog.textContent())
    for (const text of said) {
      expect(text).not.toMatch(/e-mail|senha|conta\b/i)
      expect(text).toContain('Manter meus dados')
    }
  })
})

test('a guest who signs in reads what was merged, and which squad has a new name', async () => {
  const first = await visit()
  const person = newcomer()
  await signUp(first.page, person)
  await saveSquad(first.page, 'Meu time')
  const second = await visit()
  await saveSquad(second.page, 'Meu time')
  await signIn(second.page, person)
  const dialog = second.page.getByRole('dialog', { name: 'Seu jogo de convidado veio junto' })
  await dialog.getByText('1 time agora é da conta.').waitFor()
  await dialog.getByText('Um time de nome repetido agora se chama Meu time 2.').waitFor()
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await second.page.waitForURL('**/profile')
  await expect.poll(() => second.page.getByText(/^Criou o time Meu time/).count()).toBe(2)
  await open(second.page, '/fantasy')
  const names = await second.page.getByRole('option', { name: /^Meu time/ }).allTextContents()
  expect(names.toSorted()).toEqual(['Meu time', 'Meu time 2'])
})

test('at 360 px words have distance from a button’s edge, and the rows of an account are aligned', async () => {
  const { page } = await visit(phone)
  await open(page, '/criar-conta')
  const room = await page.getByRole('button', { name: 'Criar com chave de acesso' }).evaluate((button) => {
    const words = document.createRange()
    words.selectNodeContents(button)
    const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()]
    return Math.min(inner.top - outer.top, outer.bottom - inner.bottom)
  })
  expect(room).toBeGreaterThanOrEqual(6)
  const { name, email } = newcomer()
  await signUp(page, { name, email: `um-endereco-bem-comprido-${email}` })
  await open(page, '/conta')
  const left = async (button: string) => (await page.getByRole('button', { name: button }).boundingBox())?.x
  expect(await left('Mudar e-mail')).toBe(await left('Mudar senha'))
})
