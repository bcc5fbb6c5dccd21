import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { PickHistory } from '#contract/pick.ts'
import type { OwnRanking } from '#contract/ranking.ts'
import { championshipBySlug } from '#db/championship/championships.ts'
import { startClock } from '#db/clock/clock.ts'
import { connect } from '#db/connection/connect.ts'
import {
  desktop,
  expectNoAxeViolationsInBothThemes,
  expectNoSidewaysScroll,
  phone,
  useBrowser,
  waitForTakeOver,
} from './browser.ts'
import { autoPick, openFantasy, save } from './fantasy-helpers.ts'
import { open, password, signIn, signUp } from './people-helpers.ts'
import { root, startServer, type ServerProcess } from './server-process.ts'
import { emptyDatabase } from './world-server.ts'
import { atLength } from '#test/gate.ts'

// The three stories of docs/championships.md, in its order and its words, on one server that begins empty.
const { visit } = useBrowser()
const email = 'olga@example.org'
const file = (name: string) => path.join(root, 'test', 'e2e', 'files', name)

let server: ServerProcess
let connection: { connectionString: string }
let operator: BrowserContextOptions
beforeAll(async () => {
  const databaseUrl = await emptyDatabase(inject('worlds'), `stories_${randomBytes(6).toString('hex')}`)
  connection = { connectionString: databaseUrl }
  server = await startServer({
    env: { DATABASE_URL: databaseUrl, CRAQUE_WORLD: 'none', CRAQUE_TRUST_PROXY: '1', CRAQUE_OPERATOR: email },
  })
})
afterAll(() => server.stop())

/** Days pass: what the championship's clock says from now on. */
async function itIs(slug: string, at: string): Promise<void> {
  const { db, close } = connect({ connection, poolSize: 1 })
  const championship = await championshipBySlug(db, slug)
  if (championship) await startClock(db, championship.id, { at: new Date(at) })
  await close()
}

/** The same for the operator's upload and for the one of organisers. */
async function upload(page: Page, files: string[]): Promise<void> {
  await page.getByLabel('Arquivos').setInputFiles(files.map(file))
  await page.getByRole('button', { name: 'Ver a prévia' }).click()
  await page.getByRole('button', { name: 'Importar', exact: true }).click()
  await page.getByText('Importado.', { exact: true }).waitFor()
}

async function bring(page: Page, files: string[], to: { into: string } | { name: string }): Promise<void> {
  await open(page, '/operador')
  if ('into' in to) await page.getByLabel('Para onde').selectOption({ label: to.into })
  else await page.getByLabel('Nome do campeonato').fill(to.name)
  await upload(page, files)
}

/** The link that organisers send. */
async function invitationOn(page: Page): Promise<string> {
  const { pathname, search } = new URL(await page.getByLabel('Convite', { exact: true }).inputValue())
  return pathname + search
}

async function enter(page: Page, invitation: string, name: string): Promise<void> {
  await open(page, invitation)
  await page.getByRole('button', { name: 'Entrar no campeonato' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await waitForTakeOver(page)
}

/** Asked again until the round is settled, and shown then. */
async function expectPoints(page: Page, search = ''): Promise<void> {
  const points = async () => {
    const { own } = (await (await page.request.get(`/api/rankings/own${search}`)).json()) as OwnRanking
    return own?.score
  }
  await expect.poll(points, { interval: 200 }).toBeGreaterThan(99)
  await page.goto(`/rankings${search}`)
  expect(await page.getByRole('region', { name: 'Sua Posição' }).innerText()).toMatch(/\d{3} pontos|Pontos\s+\d{3}/)
}

test('the first day: a visitor is told who can begin, the operator is led to it', async () => {
  const { page: visitor, complaints } = await visit(phone, server.url)
  await visitor.goto('/')
  await visitor.getByRole('heading', { level: 1, name: 'Ainda não há jogos aqui' }).waitFor()
  await visitor.getByRole('link', { name: 'Entrar como operador' }).waitFor()
  await expectNoAxeViolationsInBothThemes(visitor)

  const { page, context } = await visit(phone, server.url)
  const [, token] = /recuperar-senha\?token=([\w-]+)/.exec(server.output()) ?? []
  await open(page, `/recuperar-senha?token=${token}`)
  await page.getByLabel('Nova senha').fill(password)
  await page.getByRole('button', { name: /senha/i }).click()
  await page.waitForURL('**/entrar')
  await signIn(page, { email })
  await page.getByRole('link', { name: 'Começar o primeiro dia' }).click()
  await page.getByRole('heading', { level: 1, name: 'Primeiro dia' }).waitFor()
  await page.getByText('Mundo de exemplo', { exact: true }).click()
  await page.getByRole('button', { name: 'Criar o mundo de exemplo' }).waitFor()
  await expectNoAxeViolationsInBothThemes(page)
  await expectNoSidewaysScroll(page)
  operator = { ...desktop, storageState: await context.storageState() }
  expect(complaints).toEqual([])
})

test('JN1 IM7 CP20 clubs with two names are joined in the preview, an import is undone, and a championship is deleted', async () => {
  const { page, complaints } = await visit({ ...operator, viewport: { width: 360, height: 780 } }, server.url)
  const sheet = (name: string, lines: string[]) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  })
  await open(page, '/operador')
  await page.getByLabel('Nome do campeonato').fill('Copa dos nomes')
  await page
    .getByLabel('Arquivos')
    .setInputFiles([
      sheet('jogadores.csv', ['nome;clube;posição', 'Zé;Leão da Ilha;goleiro', 'Tom;Náutico;goleiro', '']),
      sheet('jogos.csv', ['rodada;data;hora;mandante;visitante', '1;02/11/2031;16:00;Ilha;Náutico', '']),
    ])
  await page.getByRole('button', { name: 'Ver a prévia' }).click()
  await page.getByLabel('“Leão da Ilha” é o mesmo que').selectOption({ label: 'Ilha' })
  await expectNoAxeViolationsInBothThemes(page)
  await page.getByRole('button', { name: 'Juntar e rever a prévia' }).click()
  await page.getByText('Já juntos: leao-da-ilha = Ilha.').waitFor()
  await page.getByRole('button', { name: 'Importar', exact: true }).click()
  await page.getByText('Importado.', { exact: true }).waitFor()

  await open(page, '/campeonatos/copa-dos-nomes')
  await page.getByRole('button', { name: 'Enviar arquivos' }).click()
  await page.getByRole('button', { name: 'Desfazer esta importação' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Os pontos de ninguém mudam.').waitFor()
  await expectNoAxeViolationsInBothThemes(page)
  await dialog.getByRole('button', { name: 'Desfazer esta importação' }).click()
  await page.getByText('Nada foi importado ainda.').waitFor()
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Apagar campeonato' }).click()
  const goes = dialog.getByRole('button', { name: 'Apagar para sempre' })
  expect(await goes.isDisabled()).toBe(true)
  await dialog.getByLabel('Digite “Copa dos nomes” para confirmar').fill('Copa dos nomes')
  await goes.click()
  await page.waitForURL('**/campeonatos')
  expect((await page.request.get('/api/championships/copa-dos-nomes')).status()).toBe(404)
  expect(complaints).toEqual([])
})

atLength(() => {
  test('friends and the Brasileirão', async () => {
    const { page } = await visit(operator, server.url)
    await bring(page, ['brasileirao/rodada-0.csv', 'brasileirao/jogos.txt'], { name: 'Brasileirão 2031' })

    const { page: friend } = await visit(phone, server.url)
    await openFantasy(friend)
    await autoPick(friend)
    await save(friend)

    await itIs('brasileirao-2031', '2031-04-13T12:00:00Z')
    await bring(page, ['brasileirao/rodada-1.csv', 'brasileirao/jogos-com-resultados.txt'], {
      into: 'Brasileirão 2031',
    })
    await expectPoints(friend)
  })

  test('an office and its World Cup', async () => {
    const { page } = await visit(operator, server.url)
    await bring(page, ['copa/copa.json'], { name: 'Copa do escritório' })
    await page.getByRole('link', { name: 'Abrir o campeonato' }).click()
    await page.getByRole('heading', { level: 1, name: 'Copa do escritório' }).waitFor()
    await waitForTakeOver(page)
    await page.getByRole('switch', { name: 'Público: aparece para todos' }).click()
    const invitation = await invitationOn(page)
    await itIs('copa-do-escritorio', '2031-06-10T12:00:00Z')

    const { page: colleague } = await visit(phone, server.url)
    await enter(colleague, invitation, 'Copa do escritório')
    await colleague.getByRole('region', { name: 'Grupo A' }).getByRole('table').waitFor()
    await colleague.getByRole('region', { name: 'Mata-mata' }).getByText('1º do grupo A').first().waitFor()
    await colleague.getByRole('link', { name: 'Dar palpites' }).click()
    await colleague.waitForURL(/\/palpites/)
    await colleague.locator('[data-live-ticker]').waitFor({ state: 'attached' })
    const first = colleague.getByRole('listitem').filter({ hasText: 'Marte' }).first()
    const more = first.getByRole('button', { name: /^Mais um gol/ })
    await more.first().tap()
    await more.first().tap()
    await more.last().tap()
    await first.getByText(/^Salvo às/).waitFor()

    await itIs('copa-do-escritorio', '2031-06-12T12:00:00Z')
    await bring(page, ['copa/copa-com-resultados.json'], { into: 'Copa do escritório' })
    const settled = async () => {
      const answer = await colleague.request.get('/api/picks/history?campeonato=copa-do-escritorio')
      return ((await answer.json()) as PickHistory).record?.settled
    }
    await expect.poll(settled, { interval: 200 }).toBe(1)
    await colleague.goto('/palpites?campeonato=copa-do-escritorio&ver=historico')
    expect(await colleague.getByRole('row', { name: /Lua/ }).innerText()).toContain('25')
  })

  test('the Sunday league', async () => {
    const { page: ana } = await visit(phone, server.url)
    await signUp(ana, { name: 'Ana da Várzea', email: 'ana@example.org' })
    const { page } = await visit(operator, server.url)
    await open(page, '/campeonatos?novo=1')
    await page.getByLabel('Nome').fill('Copa de Domingo')
    await page.getByLabel('Modalidade').selectOption({ label: 'Fut7, 7 jogadores' })
    await page.getByLabel('Quem vê').selectOption({ label: 'Por convite: só entra quem tem o link' })
    await page.getByRole('button', { name: 'Criar campeonato' }).click()
    await page.waitForURL('**/campeonatos/copa-de-domingo?campeonato=copa-de-domingo')
    await waitForTakeOver(page)
    await page.getByLabel('Quem mais organiza').fill('Ana da V')
    await page.getByRole('button', { name: 'Adicionar Ana da Várzea' }).click()
    await page.getByRole('button', { name: 'Remover Ana da Várzea' }).waitFor()

    const address = '/campeonatos/copa-de-domingo?campeonato=copa-de-domingo'
    await open(ana, address)
    await ana.getByRole('button', { name: 'Enviar arquivos' }).click()
    const sheets = ['varzea/clubes.csv', 'varzea/jogadores.csv']
    await upload(ana, [...sheets, 'varzea/jogos.csv'])
    const invitation = await invitationOn(ana)

    const { page: friend } = await visit(phone, server.url)
    await enter(friend, invitation, 'Copa de Domingo')
    await openFantasy(friend, '/fantasy?campeonato=copa-de-domingo')
    await friend.getByRole('button', { name: 'Escalação automática' }).first().click()
    await friend.getByRole('button', { name: 'Usar esta escalação' }).click()
    await friend.getByText('7 de 7 jogadores', { exact: true }).waitFor()
    await save(friend)
    await expectNoSidewaysScroll(friend)

    await itIs('copa-de-domingo', '2031-03-02T20:00:00Z')
    await open(ana, address)
    await ana.getByRole('button', { name: 'Enviar arquivos' }).click()
    await upload(ana, [...sheets, 'varzea/jogos-com-resultados.csv', 'varzea/sumula.csv'])
    await expectPoints(friend, '?campeonato=copa-de-domingo')
  })
})
