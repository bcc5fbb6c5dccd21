import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { enter, newcomer, open, password, saveSquad, signIn, signUp } from './people-helpers.ts'
import { atLength } from '#test/gate.ts'

const { visit, url } = useBrowser()
/** Passkeys belong to a host name, so they do not work on an IP address. */
const byName = url.replace('127.0.0.1', 'localhost')

async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  // Detaching removes the authenticator, because later tests use the page again.
  onTestFinished(() => client.detach())
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function returnByPasskey(page: Page, { email }: { email: string }) {
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await page.waitForURL((at) => at.pathname === '/')
  await open(page, '/entrar')
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
  await page.waitForURL('**/profile')
  await page.getByText(email).waitFor()
}

test('an account works with a passkey alone: create, sign out, sign in', async () => {
  const { page } = await visit(undefined, byName)
  await addAuthenticator(page)
  const person = newcomer()
  await open(page, '/criar-conta')
  await page.getByLabel('Nome').fill(person.name)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Criar com chave de acesso' }).click()
  await page.waitForURL('**/profile')
  await open(page, '/conta')
  await page.getByText('Nenhuma: você entra com chave de acesso').waitFor()
  await page.getByRole('button', { name: /^Remover/ }).click()
  await page.getByText('Esta chave é a única forma de entrar').waitFor()
  await page.getByRole('button', { name: 'Criar senha' }).click()
  await page.getByLabel('Nova senha').fill(password)
  await page.getByRole('button', { name: 'Salvar senha' }).click()
  await page.getByText('Senha criada.').waitFor()
  await returnByPasskey(page, person)
})

test('at 1280 px the cards of the account page fill two columns, in the order of the keyboard', async () => {
  const { page } = await visit()
  await signUp(page, newcomer())
  await open(page, '/conta')
  await page.getByRole('region', { name: 'Onde você está conectado' }).waitFor()
  const readPlaces = () =>
    page.locator('main section').evaluateAll((cards) =>
      cards.map((card) => {
        const { x, top, bottom } = card.getBoundingClientRect()
        return { x, top, bottom }
      }),
    )
  /** Each card's distance to the one above it; for the first of a column, to the top of the first column. */
  const distances = async () => {
    const places = await readPlaces()
    return places.map(({ x, top }, at) => {
      const above = places[at - 1]
      return Math.round(above?.x === x ? top - above.bottom : top - (places[0]?.top ?? 0))
    })
  }
  // A card that still loads is no section yet, and leaves its place between two others.
  await expect.poll(async () => [...new Set(await distances())]).toEqual([0, 16])
  expect(new Set((await readPlaces()).map(({ x }) => x)).size).toBe(2)
  expect((await distances()).filter((distance) => distance === 0)).toHaveLength(2)
})

test('without scripts a wrong password is told, a right one signs in, and a button signs out', async () => {
  const { page } = await visit({ javaScriptEnabled: false })
  const person = newcomer()
  await signUp(page, person)
  await page.context().clearCookies()
  await page.goto('/entrar?para=/conta')
  const send = async (typed: string) => {
    await page.getByLabel('E-mail').fill(person.email)
    await page.getByLabel('Senha').fill(typed)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  }
  await send('outra coisa qualquer')
  await page.getByText('E-mail e senha não conferem.').waitFor()
  await send(password)
  await page.waitForURL('**/conta')
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await page.waitForURL((at) => at.pathname === '/')
  await page.goto('/conta')
  expect(await page.getByRole('button', { name: 'Sair', exact: true }).count()).toBe(0)
})

atLength(() => {
  test('a passkey is added to an account with a password and opens it', async () => {
    const { page } = await visit(undefined, byName)
    await addAuthenticator(page)
    const person = newcomer()
    await signUp(page, person)
    await open(page, '/conta')
    await page.getByRole('button', { name: 'Adicionar chave' }).click()
    await page.getByText('Chave de acesso 1').waitFor()
    await returnByPasskey(page, person)
  })
})

test('the list of sessions starts with this device, shows the age of each, and ends one or all of them', async () => {
  const person = newcomer()
  const here = await visit()
  await signUp(here.page, person)
  const there = await visit()
  await enter(there.page, person)
  await open(here.page, '/conta')
  const list = here.page.getByRole('listitem').filter({ hasText: 'Chrome no Linux' })
  const since = String.raw`desde \d\d\/\d\d\/\d{4},? \d\d:\d\d`
  await expect.poll(() => list.count()).toBe(2)
  expect(await list.nth(0).textContent()).toMatch(new RegExp(`este aparelhoativo agora · ${since}$`))
  expect(await list.nth(1).textContent()).toMatch(new RegExp(`visto .+ · ${since}Encerrar$`))
  await list
    .nth(1)
    .getByRole('button', { name: new RegExp(`^Encerrar a sessão de Chrome no Linux ${since}$`) })
    .click()
  await expect.poll(() => here.page.getByRole('button', { name: /^Encerrar a sessão/ }).count()).toBe(0)
  await open(there.page, '/profile')
  await there.page.getByText('Este perfil é um exemplo').waitFor()
  await here.page.getByRole('button', { name: 'Sair de todos os aparelhos' }).click()
  await here.page.waitForURL('**/entrar')
})

test('export works, and deletion asks twice', async () => {
  const person = newcomer()
  const { page } = await visit()
  await signUp(page, person)
  await saveSquad(page, 'Time para Exportar')
  await open(page, '/conta')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar meus dados (JSON)' }).click(),
  ])
  const exported = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(exported).toMatchObject({
    account: { email: person.email },
    profile: { name: person.name },
    squads: [{ name: 'Time para Exportar' }],
  })
  const managerId = exported.profile.id

  await page.getByRole('button', { name: 'Excluir conta' }).click()
  await page.getByRole('button', { name: 'Entendi, continuar' }).click()
  const last = page.getByRole('button', { name: 'Excluir para sempre' })
  await expect.poll(() => last.isDisabled()).toBe(true)
  await page.getByLabel('Para confirmar, escreva EXCLUIR').fill('EXCLUIR')
  await page.getByLabel('Senha atual').fill('não é esta senha')
  await last.click()
  await page.getByText('A senha atual não confere').waitFor()
  await page.getByLabel('Senha atual').fill(password)
  await last.click()
  await page.waitForURL((at) => at.pathname === '/')
  await open(page, `/participantes/${managerId}`)
  await page.getByRole('heading', { name: 'Participante removido' }).waitFor()
  await signIn(page, person)
  await page.getByText('E-mail e senha não conferem').waitFor()
})

atLength(() => {
  test('a person who guesses passwords has to wait', async () => {
    const { page } = await visit()
    await open(page, '/entrar')
    const statuses = await page.evaluate(async () => {
      const seen: number[] = []
      for (let i = 0; i < 12; i++) {
        const answer = await fetch('/api/account/sign-in', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'alvo@example.org', password: `palpite ${i}` }),
        })
        seen.push(answer.status)
      }
      return seen
    })
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    await page.getByLabel('E-mail').fill('alvo@example.org')
    await page.getByLabel('Senha').fill('mais uma tentativa')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toMatch(/muitas tentativas .*Tente de novo em \d+ segundos?\./)
  })
})
