import { createServer, type AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { client, signInProvider, wrongTokens, type SignInProvider, type Someone } from '#test/sign-in-provider.ts'
import { desktop, expectNoAxeViolations, phone, useBrowser } from './browser.ts'
import { newcomer, open, signUp } from './people-helpers.ts'
import { craque, startServer, type ServerProcess } from './server-process.ts'

const { visit } = useBrowser()
let there: SignInProvider
let server: ServerProcess
let only: ServerProcess

const settings = (issuer: string) => ({
  CRAQUE_OIDC_ISSUER: issuer,
  CRAQUE_OIDC_CLIENT_ID: client.id,
  CRAQUE_OIDC_CLIENT_SECRET: client.secret,
  CRAQUE_OIDC_NAME: 'Escola',
  CRAQUE_OIDC_OPERATORS: 'groups=craque',
})

/** The provider must know the addresses before the servers start. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const held = createServer().listen(0, '127.0.0.1', () => {
      const { port } = held.address() as AddressInfo
      held.close(() => resolve(port))
    })
  })

beforeAll(async () => {
  const ports = [await freePort(), await freePort()]
  there = await signInProvider(ports.map((port) => `http://localhost:${port}/entrar/provedor`))
  // Signing in needs no matches, and an empty server starts in seconds.
  const env = { ...settings(there.issuer), CRAQUE_WORLD: 'none' }
  server = await startServer({ env: { ...env, PORT: String(ports[0]) } })
  only = await startServer({ env: { ...env, PORT: String(ports[1]), CRAQUE_OIDC_ONLY: 'true' } })
})
afterEach(() => Object.assign(there.state, { isDisabled: false, tamper: undefined, person: undefined }))
afterAll(async () => {
  for (const one of [server, only]) await one.stop()
  await there.close()
})

let count = 0
function someone(more: Partial<Someone> = {}): Someone {
  count += 1
  const email = `pessoa${count}@escola.example`
  return { sub: `sub-${count}`, email, email_verified: true, name: `Pessoa Escolar ${count}`, groups: [], ...more }
}

async function begin(page: Page, person: Someone) {
  there.state.person = person
  await open(page, '/entrar')
  await page.getByRole('button', { name: 'Entrar com Escola' }).click()
}
const refusal = (page: Page) => page.getByRole('alert')

test('a person signs in at the provider, plays, and signs out at both', async () => {
  const { page } = await visit(phone, server.url)
  const person = someone({ groups: ['craque'] })
  await begin(page, person)
  await page.waitForURL(`${server.url}/`)
  await open(page, '/conta')
  await page.getByText('Nenhuma: você entra com Escola').waitFor()
  await page.getByRole('link', { name: 'Abrir a operação do jogo' }).waitFor()
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await page.getByRole('button', { name: 'Sair daqui' }).click()
  await page.waitForURL(`${server.url}/`)
  await open(page, '/conta')
  await page.getByText('Você ainda não tem conta').waitFor()
  expect(there.state.signOuts).toHaveLength(1)
})

test.each(Object.keys(wrongTokens))('%s signs nobody in, and the page says so', async (name) => {
  there.state.tamper = wrongTokens[name]
  const { page } = await visit(desktop, server.url)
  await begin(page, someone())
  await expect.poll(() => refusal(page).textContent()).toContain('Comece de novo')
  await page.getByRole('link', { name: 'Voltar para entrar' }).click()
  await page.getByRole('button', { name: 'Entrar com Escola' }).waitFor()
})

test('a disabled person reads whom to ask', async () => {
  there.state.isDisabled = true
  const { page } = await visit(desktop, server.url)
  await begin(page, someone())
  await expect.poll(() => refusal(page).textContent()).toContain('não deixou você entrar')
})

test('an unverified e-mail joins no account, and one that is verified on both sides does', async () => {
  const person = newcomer()
  const { page } = await visit(desktop, server.url)
  const managerId = await signUp(page, person)
  await page.context().clearCookies()
  const same = someone({ email: person.email, email_verified: false })
  await begin(page, same)
  await expect.poll(() => refusal(page).textContent()).toContain('Já existe uma conta com este e-mail')
  await craque(['account', 'confirm', person.email], { CRAQUE_DATA: server.dataFolder })
  // Otherwise the provider would reuse the claims of its own session.
  await page.context().clearCookies()
  await begin(page, { ...same, email_verified: true })
  await page.waitForURL(`${server.url}/`)
  const { viewer } = (await (await page.request.get('/api/viewer')).json()) as { viewer: { managerId: number } }
  expect(viewer.managerId).toBe(managerId)
})

test('if the provider is the only way, the pages offer nothing else', async () => {
  const { page } = await visit(phone, only.url)
  for (const address of ['/entrar', '/criar-conta']) {
    await open(page, address)
    await page.getByRole('button', { name: 'Entrar com Escola' }).waitFor()
    expect(await page.getByLabel('Senha').count()).toBe(0)
    await expectNoAxeViolations(page)
  }
  await begin(page, someone())
  await page.waitForURL(`${only.url}/`)
})
