import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startFeedServer, type FeedServer } from '#jobs/feed/feed-server.test-helper.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll, phone, useBrowser } from './browser.ts'
import { enter, newcomer, open, password, signIn, signUp } from './people-helpers.ts'
import { startWorldServer, type WorldServer } from './world-server.ts'

const { visit } = useBrowser()
const email = 'olga@example.org'
let server: WorldServer
let source: FeedServer
beforeAll(async () => {
  source = await startFeedServer()
  const env = { CRAQUE_TRUST_PROXY: '1', CRAQUE_OPERATOR: email, CRAQUE_FEED_HOSTS: source.host }
  server = await startWorldServer(inject('worlds'), env)
})
afterAll(() => Promise.all([server.stop(), source.close()]))

const atDesk = () => visit(undefined, server.url)

const showsRound = (page: Page) => page.getByRole('heading', { name: /^Rodada \d+ da temporada \d+$/ }).waitFor()

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
  await showsRound(page)
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
  await signUp(page, newcomer())
  await open(page, '/operador')
  await page.getByText('Esta página é de quem opera o servidor').waitFor()
  await expectNoAxeViolations(page)
})

test('on a phone a result is corrected, the match says why, and every point still has its origin', async () => {
  const { page } = await visit(phone, server.url)
  await enter(page, { email })
  await open(page, '/operador')
  await showsRound(page)
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
  await open(page, '/operador')
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha').fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await showsRound(page)
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

test('FD1 FD6 a feed brings the result by itself, breaks, is held and comes back, and the page tells it all', async () => {
  const { page, complaints } = await visit(phone, server.url)
  await asOperator(page)
  const date = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const match = { round: 'Matchday 1', date, time: '12:00', team1: 'Vila', team2: 'União' }
  const liga = (more: object) => JSON.stringify({ name: 'Liga da Vila', matches: [{ ...match, ...more }] })
  source.serve({ '/liga.json': { body: liga({ score: { ft: [2, 1] } }) } })
  const file = { name: 'liga.json', mimeType: 'application/json', buffer: Buffer.from(liga({})) }
  await page.getByLabel('Arquivos').setInputFiles(file)
  await page.getByRole('button', { name: 'Ver a prévia' }).click()
  await page.getByRole('button', { name: 'Importar', exact: true }).click()
  await page.getByText('Importado.').waitFor()

  const card = page.getByRole('region', { name: 'Fontes automáticas' })
  const turnOn = async (address: string) => {
    await card.getByLabel('Campeonato').selectOption({ label: 'Liga da Vila' })
    await card.getByLabel('Fonte', { exact: true }).selectOption({ label: 'Arquivo openfootball' })
    await card.getByLabel('Endereço').fill(address)
    await card.getByRole('button', { name: 'Ligar a fonte' }).click()
  }
  await turnOn('https://outro.example/liga.json')
  await card.getByText(/CRAQUE_FEED_HOSTS nomeia/).waitFor()
  await turnOn(`${source.base}/liga.json`)
  await card.getByText(/novidades: 1 resultado/).waitFor()
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)

  source.serve({ '/liga.json': { status: 500 } })
  await card.getByRole('button', { name: 'Segurar' }).click()
  await card.getByText('segurada', { exact: true }).waitFor()
  await card.getByRole('button', { name: 'Retomar' }).click()
  await card.getByText(/respondeu com erro 500 \(1 falha/).waitFor()
  source.serve({ '/liga.json': { body: liga({ score: { ft: [3, 1] } }) } })
  await card.getByRole('button', { name: 'Segurar' }).click()
  await card.getByRole('button', { name: 'Retomar' }).click()
  await card.getByText('voltou: 1 falha seguida').waitFor()
  await expect.poll(() => card.getByText('com problema').count()).toBe(0)
  await open(page, '/campeonatos/liga-da-vila')
  await page.getByText('3').first().waitFor()
  expect(complaints.filter((one) => !one.includes('422'))).toEqual([])
})

test('an address that makes no sense shows the current round', async () => {
  const { page } = await atDesk()
  await enter(page, { email })
  await open(page, '/operador?rodada=abc&partida=-1')
  await showsRound(page)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await open(page, '/operador?rodada=99999')
  await page.getByText('Essa rodada não existe.').waitFor()
  await page.getByRole('link', { name: 'Rodada atual' }).click()
  await showsRound(page)
})
