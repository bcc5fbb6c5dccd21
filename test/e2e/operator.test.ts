import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { expectNoAxeViolations, expectNoSidewaysScroll, phone, useBrowser } from './browser.ts'
import { createAccount, newcomer, open, password, signIn } from './people-helpers.ts'
import { startWorldServer, type WorldServer } from './world-server.ts'

const { visit } = useBrowser()
const email = 'olga@example.org'
let server: WorldServer
beforeAll(async () => {
  server = await startWorldServer(inject('worlds'), { CRAQUE_TRUST_PROXY: '1', CRAQUE_OPERATOR: email })
})
afterAll(() => server.stop())

const atDesk = () => visit(undefined, server.url)

async function asOperator(page: Page) {
  await open(page, '/operador')
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha').fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('heading', { name: /^Rodada \d+ da temporada \d+$/ }).waitFor()
}

test('the first operator comes in by the link in the log and finds the way from the account', async () => {
  const { page, complaints } = await atDesk()
  const [, token] = /recuperar-senha\?token=([\w-]+)/.exec(server.output()) ?? []
  await open(page, `/recuperar-senha?token=${token}`)
  await page.getByLabel('Nova senha').fill(password)
  await page.getByRole('button', { name: /senha/i }).click()
  await page.waitForURL('**/entrar')
  await signIn(page, { email })
  await page.waitForURL('**/profile')
  await open(page, '/conta')
  await page.getByRole('link', { name: 'Abrir a operação do jogo' }).click()
  await page.getByRole('heading', { name: /^Rodada \d+ da temporada \d+$/ }).waitFor()
  await page.getByText('Ninguém fez nada à mão ainda.').waitFor()
  await expectNoAxeViolations(page)
  expect(complaints).toEqual([])
})

test('everybody else is told whose page it is', async () => {
  const { page } = await atDesk()
  await open(page, '/operador')
  await page.getByText('Entre como operador').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click()
  await page.waitForURL('**/entrar?para=%2Foperador')
  await createAccount(page, newcomer())
  await open(page, '/operador')
  await page.getByText('Esta página é de quem opera o servidor').waitFor()
  await expectNoAxeViolations(page)
})

test('on a phone a result is corrected, the match says why, and every point still has its origin', async () => {
  const { page } = await visit(phone, server.url)
  await asOperator(page)
  await page.getByRole('link', { name: 'Rodada anterior' }).click()
  const correct = page.getByRole('button', { name: /^Corrigir .+ contra .+$/ }).first()
  await correct.click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: 'Corrigir e apurar de novo' })
  const goals = dialog.getByLabel(/^Placar: /).first()
  const before = Number(await goals.inputValue())
  expect(await submit.isDisabled()).toBe(true)
  await goals.fill('muitos')
  await dialog.getByText('Escreva um número inteiro, de 0 a 999.').waitFor()
  await goals.fill(String(before + 4))
  await submit.click()
  await dialog.getByText('Escreva por que o resultado muda').waitFor()
  expect(await goals.inputValue()).toBe(String(before + 4))
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByLabel('Motivo').fill('Gols validados pela súmula')
  await submit.click()
  await page.getByText('Corrigido. O que dependia do resultado foi apurado de novo.').waitFor()
  await expect.poll(() => dialog.count()).toBe(0)

  await correct.click()
  await dialog.getByText('Scouts de um jogador').click()
  await dialog.getByLabel('Jogador', { exact: true }).selectOption({ index: 1 })
  await dialog.getByLabel('Gol', { exact: true }).fill('5')
  await dialog.getByText(/^Pontos: de .+ para .+$/).waitFor()
  await dialog.getByLabel('Motivo').fill('Cinco gols dele')
  await submit.click()
  await expect.poll(() => dialog.count()).toBe(0)

  await page.getByRole('button', { name: 'Conferir todos os pontos' }).click()
  await page.getByText('Tudo confere: cada ponto tem origem.').waitFor()
  await page.getByText(/corrigiu .+ × .+: placar .+ \(Gols validados pela súmula\)/).waitFor()
  await page.getByText(/corrigiu .+ × .+: scouts de .+ \(Cinco gols dele\)/).waitFor()

  await page.getByRole('row').filter({ hasText: '2 correções' }).getByRole('link').click()
  await page.getByText('Gols validados pela súmula').waitFor()
  await page.getByText('Cinco gols dele').waitFor()
  await page.getByText(/^corrigido depois para \d+ a \d+$/).waitFor()
  await page.getByRole('link', { name: 'Corrigir este jogo' }).click()
  await dialog.getByLabel('Motivo').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.getByLabel('Número do jogo').fill('999999')
  await page.getByRole('button', { name: 'Abrir', exact: true }).click()
  await dialog.getByText('Não existe jogo com esse número.').waitFor()
})

test('the market closes and time runs faster only after a second word', async () => {
  const { page } = await atDesk()
  await asOperator(page)
  await page.getByRole('link', { name: 'Próxima rodada' }).click()
  await page.getByRole('button', { name: 'Fechar o mercado agora' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect.poll(() => dialog.count()).toBe(0)
  await page.getByRole('button', { name: 'Fechar o mercado agora' }).click()
  await dialog.getByRole('button', { name: 'Fechar o mercado agora' }).click()
  await page.getByText(/^O mercado da rodada \d+ fechou\.$/).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Fechar o mercado agora' }).count()).toBe(0)
  expect(await page.locator('[aria-current=step]').innerText()).toContain('Mercado fechado')

  await page.getByLabel('Novo ritmo').fill('parado')
  await page.getByRole('button', { name: 'Mudar o ritmo' }).click()
  await page.getByText('Escreva um número acima de 0, até 10.000.').waitFor()
  await page.getByLabel('Novo ritmo').fill('60')
  await page.getByRole('button', { name: 'Mudar o ritmo' }).click()
  await dialog.getByText('Prazos, jogos e apurações de todos').waitFor()
  await dialog.getByRole('button', { name: 'Mudar o ritmo' }).click()
  await page.getByText('O jogo anda em 60 vezes o tempo real.').waitFor()
  await page.getByText('mudou o ritmo para 60 vezes o tempo real').waitFor()
})

test('an address that makes no sense shows the current round', async () => {
  const { page } = await atDesk()
  await asOperator(page)
  await open(page, '/operador?rodada=abc&partida=-1')
  await page.getByRole('heading', { name: /^Rodada \d+ da temporada \d+$/ }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await open(page, '/operador?rodada=99999')
  await page.getByText('Essa rodada não existe.').waitFor()
  await page.getByRole('link', { name: 'Rodada atual' }).click()
  await page.getByRole('heading', { name: /^Rodada \d+ da temporada \d+$/ }).waitFor()
})
