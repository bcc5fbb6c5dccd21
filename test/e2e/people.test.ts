import { expect, test } from 'vitest'
import { expectNoAxeViolations, expectNoSidewaysScroll, phone, useBrowser, type Visit } from './browser.ts'
import { createAccount, newcomer, open, password, saveSquad, signIn, signUp } from './people-helpers.ts'
import { atLength } from '#test/gate.ts'

const { visit } = useBrowser()

/** All cookies except a `craque_guest` that ends with the browser: every visitor has such a random id. */
const lastingCookies = async ({ context }: Pick<Visit, 'context'>) =>
  (await context.cookies()).filter(({ name, expires }) => name !== 'craque_guest' || expires !== -1)

test('visitor, guest with a squad, account, signed out, signed in elsewhere: everything is there', async () => {
  const here = await visit()
  await open(here.page, '/profile')
  await here.page.getByText('Este perfil é um exemplo').waitFor()
  for (const value of ['15.420', '#1.247', '3', '2']) {
    await expect
      .poll(() => here.page.getByRole('definition').getByText(value, { exact: true }).count())
      .toBeGreaterThan(0)
  }
  expect(await lastingCookies(here)).toEqual([])

  expect(await saveSquad(here.page, 'Time do Quintal')).toBeLessThan(300)
  await open(here.page, '/profile')
  await here.page.getByText('convidado', { exact: true }).waitFor()
  await here.page.getByText('Criou o time Time do Quintal').waitFor()

  const person = newcomer()
  await createAccount(here.page, person)
  await here.page.getByText('Criou o time Time do Quintal').waitFor()
  await open(here.page, '/conta')
  await here.page.getByRole('button', { name: 'Sair', exact: true }).click()
  await here.page.waitForURL((url) => url.pathname === '/')
  await open(here.page, '/profile')
  await here.page.getByText('Este perfil é um exemplo').waitFor()

  const there = await visit(phone)
  await signIn(there.page, person)
  await there.page.waitForURL('**/profile')
  await there.page.getByText('Criou o time Time do Quintal').waitFor()
  await there.page.getByText(person.email).waitFor()
  expect(here.complaints.concat(there.complaints)).toEqual([])
})

atLength(() => {
  test('a wrong password says so and keeps the e-mail, and unknown e-mails get the same words', async () => {
    const { page } = await visit()
    const person = newcomer()
    await signUp(page, person)
    const stranger = await visit()
    const words: string[] = []
    for (const email of [person.email, 'ninguem@example.org']) {
      await open(stranger.page, '/entrar')
      await stranger.page.getByLabel('E-mail').fill(email)
      await stranger.page.getByLabel('Senha').fill('errada de propósito')
      await stranger.page.getByRole('button', { name: 'Entrar', exact: true }).click()
      words.push((await stranger.page.getByRole('alert').textContent()) ?? '')
      await expect.poll(() => stranger.page.getByLabel('E-mail').inputValue()).toBe(email)
    }
    expect(words[0]).toBe(words[1])
  })
})

test('home leads to the game and creates nothing that lasts', async () => {
  const { page, context } = await visit()
  await open(page, '/')
  await page.getByRole('link', { name: 'Criar Conta Grátis' }).first().click()
  await page.waitForURL('**/fantasy', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: 'Fantasy Sports' }).waitFor()
  expect(await lastingCookies({ context })).toEqual([])
})

atLength(() => {
  test('an account’s own pages have no axe findings and fit 360 px, also while editing', async () => {
    const { page } = await visit(phone)
    await signUp(page, newcomer())
    await open(page, '/profile')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Editar Perfil' }).click()
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await open(page, '/conta')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Mudar senha' }).click()
    await page.getByRole('button', { name: 'Excluir conta' }).click()
    // During its animation the dialog is half transparent, which would distort the contrast check.
    await page
      .getByRole('dialog')
      .evaluate((dialog) => Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)))
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
  })
})

atLength(() => {
  test('signing up works by keyboard alone', async () => {
    const { page } = await visit()
    const person = newcomer()
    await open(page, '/criar-conta')
    const reach = async (name: string) => {
      for (let presses = 0; presses < 40; presses++) {
        const focused = await page.evaluate(() => {
          const element = document.activeElement
          const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent
          return label ?? ''
        })
        if (focused === name) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`${name} cannot be reached by Tab`)
    }
    await reach('Nome')
    await page.keyboard.type(person.name)
    await reach('E-mail')
    await page.keyboard.type(person.email)
    await reach('Senha')
    await page.keyboard.type(password)
    await reach('Criar conta')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/profile')
  })
})
