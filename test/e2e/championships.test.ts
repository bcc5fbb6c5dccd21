import { randomBytes } from 'node:crypto'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { PickHistory } from '#contract/pick.ts'
import {
  desktop,
  expectNoAxeViolationsInBothThemes,
  expectNoSidewaysScroll,
  phone,
  useBrowser,
  waitForHydration,
} from './browser.ts'
import {
  bolaoLink,
  bring,
  chooseTarget,
  decide,
  enterChampionship,
  expectPoints,
  invitationOn,
  openFiles,
  openMatch,
  ownPoints,
  pickTwoToOne,
  preview,
  setClock,
  undo,
  upload,
} from './championship-story.ts'
import { autoPick, openFantasy, save } from './fantasy-helpers.ts'
import { openLivePage } from './live-page.ts'
import { open, password, signIn, signUp } from './people-helpers.ts'
import { startServer, type ServerProcess } from './server-process.ts'
import { emptyDatabase } from './world-server.ts'
import { atLength } from '#test/gate.ts'

// The three stories of docs/championships.md in the same order, on one server that starts empty.
const { visit } = useBrowser()
const email = 'olga@example.org'
/** The server may settle rounds of an import while a page polls. */
const WITHIN = { timeout: 20_000 }

let server: ServerProcess
let databaseUrl: string
let operator: BrowserContextOptions
beforeAll(async () => {
  databaseUrl = await emptyDatabase(inject('worlds'), `stories_${randomBytes(6).toString('hex')}`)
  server = await startServer({
    env: { DATABASE_URL: databaseUrl, CRAQUE_WORLD: 'none', CRAQUE_TRUST_PROXY: '1', CRAQUE_OPERATOR: email },
  })
})
afterAll(() => server.stop())

const itIs = (slug: string, at: string) => setClock(databaseUrl, slug, at)

test('on the first day a visitor reads who can begin, and the operator gets a link to it', async () => {
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

atLength(() => {
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
})

atLength(() => {
  test('the story of friends and the Brasileirão works', async () => {
    const slug = 'brasileirao-2031'
    const into = 'Brasileirão 2031'
    const { page } = await visit(operator, server.url)
    await bring(page, ['brasileirao/rodada-0.csv', 'brasileirao/jogos.txt'], { name: into })

    const { page: friend } = await visit(phone, server.url)
    await openFantasy(friend)
    await autoPick(friend)
    await save(friend)

    await itIs(slug, '2031-04-13T12:00:00Z')
    await bring(page, ['brasileirao/rodada-1.csv', 'brasileirao/jogos-com-resultados.txt'], { into })
    const first = await expectPoints(friend, slug)

    // Week two: a match is postponed, and the same files arrive twice.
    await itIs(slug, '2031-04-20T12:00:00Z')
    const second = ['brasileirao/rodada-2.csv', 'brasileirao/jogos-semana-2.txt']
    await bring(page, second, { into, says: ['Rodada 2: pontos de 12 jogadores.'] })
    const afterSecond = await expectPoints(friend, slug, first)
    await chooseTarget(page, { into })
    await preview(page, second)
    await page.getByText('Rodada 2: nada muda.').waitFor()
    await page.getByText('Tudo já está no campeonato: nada muda, e não há o que importar.').waitFor()
    expect(await page.getByRole('button', { name: 'Importar', exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Escolher outros arquivos' }).click()

    // Week three: nobody sends round 3, and the file of round 4 waits for it.
    await itIs(slug, '2031-04-27T12:00:00Z')
    await itIs(slug, '2031-05-04T12:00:00Z')
    const waits =
      'Rodada 4: espera o arquivo da rodada 3, porque os scouts são totais da temporada. Envie-o quando puder; até lá, nada muda.'
    await bring(page, ['brasileirao/rodada-4.csv', 'brasileirao/jogos-semana-4.txt'], { into, says: [waits] })
    expect(await ownPoints(friend, slug)).toBe(afterSecond)
    await open(friend, `/campeonatos/${slug}?campeonato=${slug}`)
    await friend.getByText(/^Rodada 3: os resultados já estão aqui/).waitFor()
    await bring(page, ['brasileirao/rodada-3.csv'], { into, says: ['Rodada 3: pontos de 24 jogadores.'] })
    const published = (count: number) => `Todos os ${count} pontos publicados saem iguais aqui.`
    await expectPoints(friend, slug, afterSecond)
    await expect
      .poll(async () => {
        await openFiles(page, slug)
        await page.getByRole('status').filter({ hasText: 'pontos publicados' }).waitFor()
        return page.getByText(published(84)).isVisible()
      }, WITHIN)
      .toBe(true)
    const correction = 'Rodada 4: muda 1 jogo encerrado (1 jogador), como correção que cita estes arquivos.'
    await bring(page, ['brasileirao/rodada-4-corrigida.csv'], { into, says: [correction] })
    await openFiles(page, slug)
    await undo(page, 'Escalações e extrato ficam como estão')
  })

  test('the story of an office and its World Cup works', async () => {
    const slug = 'copa-do-escritorio'
    const into = 'Copa do escritório'
    const { page } = await visit(operator, server.url)
    await bring(page, ['copa/copa.json'], { name: into })
    await page.getByRole('link', { name: 'Abrir o campeonato' }).click()
    await page.getByRole('heading', { level: 1, name: into }).waitFor()
    await waitForHydration(page)
    await page.getByRole('switch', { name: 'Público: aparece para todos' }).click()
    const invitation = await invitationOn(page)
    await itIs(slug, '2031-06-10T12:00:00Z')

    const { page: colleague } = await visit(phone, server.url)
    await enterChampionship(colleague, invitation, into)
    await colleague.getByRole('region', { name: 'Grupo A' }).getByRole('table').waitFor()
    await colleague.getByRole('region', { name: 'Mata-mata' }).getByText('1º do grupo A').first().waitFor()
    await colleague.getByRole('link', { name: 'Dar palpites' }).click()
    await colleague.waitForURL(/\/palpites/)
    await pickTwoToOne(colleague, 'Marte')

    await itIs(slug, '2031-06-12T12:00:00Z')
    await bring(page, ['copa/copa-com-resultados.json'], { into })
    const record = async () => {
      const answer = await colleague.request.get(`/api/picks/history?championship=${slug}`)
      return ((await answer.json()) as PickHistory).record
    }
    await expect.poll(async () => (await record())?.settled, { interval: 200 }).toBe(1)
    await colleague.goto(`/palpites?campeonato=${slug}&ver=historico`)
    expect(await colleague.getByRole('row', { name: /Lua/ }).innerText()).toContain('25')

    // Week two: a colleague joins late through the link of a bolão, and the source corrects a result.
    await open(page, `/campeonatos/${slug}?campeonato=${slug}`)
    await page.getByRole('switch', { name: 'As ligas podem convidar para o campeonato' }).click()
    const { page: late } = await visit(phone, server.url)
    await open(late, await bolaoLink(colleague, slug))
    await late.getByRole('button', { name: 'Entrar com este convite' }).click()
    await late.waitForURL('**/ligas/**')
    await waitForHydration(late)
    await late.getByRole('button', { name: 'Participar de Bolão da firma' }).click()
    await late.getByRole('button', { name: 'Desfazer: sair de Bolão da firma' }).waitFor()
    await itIs(slug, '2031-06-16T12:00:00Z')
    await bring(page, ['copa/copa-semana-2.json'], { into })
    const corrected = 'Rodada 1: muda 1 jogo encerrado (0 jogadores), como correção que cita estes arquivos.'
    await bring(page, ['copa/copa-semana-2-corrigida.json'], { into, says: [corrected] })
    const shown = async () => {
      await colleague.goto(`/palpites?campeonato=${slug}&ver=historico`)
      return colleague.getByRole('row', { name: /Lua/ }).innerText()
    }
    await expect.poll(shown, WITHIN).not.toContain('25')

    // Week three: the group is over, the finalists are known, and a wrong file is undone.
    await itIs(slug, '2031-06-20T12:00:00Z')
    await bring(page, ['copa/copa-semana-3.json'], { into })
    const finalists = async () => {
      await open(late, `/campeonatos/${slug}?campeonato=${slug}`)
      return late.getByRole('region', { name: 'Mata-mata' }).innerText()
    }
    await expect.poll(finalists, WITHIN).toMatch(/Lua[\s\S]*Marte/)
    await openFiles(page, slug)
    await undo(page, '2 resultados voltam ao que eram antes.')
  })

  test('the story of the Sunday league works', async () => {
    const slug = 'copa-de-domingo'
    const { page: ana } = await visit(phone, server.url)
    await signUp(ana, { name: 'Ana da Várzea', email: 'ana@example.org' })
    const { page } = await visit(operator, server.url)
    await open(page, '/campeonatos?novo=1')
    await page.getByLabel('Nome').fill('Copa de Domingo')
    await page.getByLabel('Modalidade').selectOption({ label: 'Fut7, 7 jogadores' })
    await page.getByLabel('Quem vê').selectOption({ label: 'Por convite: só entra quem tem o link' })
    await page.getByRole('button', { name: 'Criar campeonato' }).click()
    await page.waitForURL(`**/campeonatos/${slug}?campeonato=${slug}`)
    await waitForHydration(page)
    await page.getByLabel('Quem mais organiza').fill('Ana da V')
    await page.getByRole('button', { name: 'Adicionar Ana da Várzea' }).click()
    await page.getByRole('button', { name: 'Remover Ana da Várzea' }).waitFor()

    await openFiles(ana, slug)
    const sheets = ['varzea/clubes.csv', 'varzea/jogadores.csv']
    await upload(ana, [...sheets, 'varzea/jogos.csv'])
    const invitation = await invitationOn(ana)

    const { page: friend } = await visit(phone, server.url)
    await enterChampionship(friend, invitation, 'Copa de Domingo')
    await openFantasy(friend, `/fantasy?campeonato=${slug}`)
    await friend.getByRole('button', { name: 'Escalação automática' }).first().click()
    await friend.getByRole('button', { name: 'Usar esta escalação' }).click()
    await friend.getByText('7 de 7 jogadores', { exact: true }).waitFor()
    await save(friend)
    await expectNoSidewaysScroll(friend)

    await itIs(slug, '2031-03-02T20:00:00Z')
    await openFiles(ana, slug)
    await upload(ana, [...sheets, 'varzea/jogos-com-resultados.csv', 'varzea/sumula.csv'])
    const first = await expectPoints(friend, slug)

    // Week two: it rains, and one of two matches is played.
    await itIs(slug, '2031-03-08T20:00:00Z')
    const postponed = await openMatch(ana, slug, { round: 'Rodada 2', name: 'Só Canelas x Ponte Preta da Vila' })
    await decide(ana, 'Adiar')
    await ana.getByText('Adiada').first().waitFor()
    await itIs(slug, '2031-03-09T20:00:00Z')
    await openFiles(ana, slug)
    await upload(ana, ['varzea/jogos-semana-2.csv', 'varzea/sumula-semana-2.csv'])
    const second = await expectPoints(friend, slug, first)

    // Week three: last week's sheet is corrected, and the postponed match is played.
    await openFiles(ana, slug)
    await upload(ana, ['varzea/jogos-semana-2.csv', 'varzea/sumula-semana-2-corrigida.csv'])
    await openLivePage(ana, postponed)
    await decide(ana, 'Nova data', '2031-03-16T10:00')
    await ana.getByText('Remarcada').first().waitFor()
    await itIs(slug, '2031-03-16T20:00:00Z')
    await openFiles(ana, slug)
    await upload(ana, ['varzea/jogos-semana-3.csv'])
    await openFiles(ana, slug)
    await undo(ana, '1 resultado volta ao que era antes.')
    expect(await ownPoints(friend, slug)).toBeGreaterThan(second - 100)
  })
})
