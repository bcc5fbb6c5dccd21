import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { connect } from '#db/connection/connect.ts'
import { startFeedServer, type FeedServer } from '#jobs/testing/feed-server.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll, phone, useBrowser } from './browser.ts'
import { fedChampionship, fedMatch } from './fed-championship.ts'
import { enter, newcomer, open, password, signIn, signUp } from './people-helpers.ts'
import { startWorldServer, type WorldServer } from './world-server.ts'
import { atLength } from '#test/gate.ts'

const { visit } = useBrowser()
const email = 'olga@example.org'
let source: FeedServer
let server: WorldServer
beforeAll(async () => {
  source = await startFeedServer()
  server = await startWorldServer(inject('worlds'), {
    CRAQUE_TRUST_PROXY: '1',
    CRAQUE_OPERATOR: email,
    CRAQUE_FEED_HOSTS: source.host,
    CRAQUE_FOOTBALL_DATA_TOKEN: 'segredo',
  })
})
afterAll(async () => {
  await server.stop()
  await source.close()
})

const atDesk = () => visit(undefined, server.url)

const showsRound = (page: Page) => page.getByRole('heading', { name: /^Rodada \d+ da temporada \d+$/ }).waitFor()

test('the first operator signs in by the link on the terminal and finds the page from the account', async () => {
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

test('everybody else reads who runs the page', async () => {
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

atLength(() => {
  test('on a phone a result is corrected, the match says why, and every point still has its origin', async () => {
    const { page } = await visit(phone, server.url)
    await enter(page, { email })
    await open(page, '/operador')
    await showsRound(page)
    await page.getByRole('link', { name: 'Rodada anterior' }).click()
    await page.getByRole('link', { name: 'Rodada atual' }).waitFor()
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
})

atLength(() => {
  test('the market closes and time runs faster only after a confirmation', async () => {
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
    await expect.poll(() => page.locator('[aria-current=step]').innerText()).toContain('Mercado fechado')

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
})

atLength(() => {
  test('an invalid address shows the current round', async () => {
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
})

atLength(() => {
  test('a feed that is silent, back, wrong, paused and back again is shown as such, and every round is settled correctly', async () => {
    const connected = connect({ connection: server.connection, poolSize: 2, statementTimeoutMs: 0 })
    onTestFinished(() => connected.close())
    const { page } = await visit(phone, server.url)
    await enter(page, { email })
    const liga = await fedChampionship(connected.db, page, { slug: 'liga', name: 'Liga' })
    const tells = (...rounds: Parameters<typeof fedMatch>[3][]) =>
      source.serve({
        '/v4/competitions/LIGA/matches': {
          body: JSON.stringify({
            matches: [
              fedMatch(1, '2030-05-04', ['Vila', 'União'], rounds[0]),
              fedMatch(2, '2030-05-04', ['Porto', 'Serra'], rounds[1]),
              fedMatch(3, '2030-05-11', ['União', 'Porto'], rounds[2]),
            ],
          }),
        },
      })
    const over = (home: number, away: number) => ({ status: 'FINISHED', score: [home, away] }) as const
    /** Opens the card again, because it refreshes only rarely by itself. */
    const card = async () => {
      await open(page, '/operador')
      return page.getByRole('region', { name: 'Fontes automáticas' })
    }

    tells()
    await liga.goTo('2030-05-04T12:00:00Z')
    const form = await card()
    await form.getByLabel('Campeonato').selectOption('Liga')
    await form.getByLabel('Fonte', { exact: true }).selectOption('football-data.org')
    await form.getByLabel('Endereço').fill(`${source.base}/v4/competitions/LIGA`)
    await form.getByRole('button', { name: 'Ligar a fonte' }).tap()
    await liga.happened('on', 'changed')
    await (await card()).getByText('Liga: novidades: 3 jogos').waitFor()

    // The feed stops in the middle of a match. The page of the match shows how old the numbers are.
    const [matchId = 0, , lastId = 0] = await liga.matchIds()
    tells({ status: 'IN_PLAY', score: [1, 0] })
    await liga.ask('2030-05-04T19:20:00Z')
    await liga.stands('live 1:0 :', 'open :')
    source.serve({})
    await liga.ask('2030-05-04T19:21:00Z')
    await liga.happened('on', 'changed', 'changed', 'failed')
    await liga.age(3)
    await open(page, `/partidas/${matchId}?campeonato=liga`)
    await page.getByText(/^Dados de há \d+ minutos$/).waitFor()
    await expectNoSidewaysScroll(page)
    await (await card()).getByText('respondeu com erro 404 (1 falha seguida)').waitFor()

    // The feed is back, and the round is settled. Then the feed takes a goal back.
    tells(over(2, 1), over(0, 0))
    await liga.ask('2030-05-04T21:00:00Z')
    await liga.stands('settled 2:1 0:0', 'open :')
    tells(over(1, 1), over(0, 0))
    await liga.ask('2030-05-04T21:10:00Z')
    await liga.happened('on', 'changed', 'changed', 'failed', 'back', 'changed', 'failed')
    const doubted = await card()
    await doubted.getByText(/^voltou atrás em 1 jogo: vale se ela confirmar/).waitFor()
    await doubted.getByRole('button', { name: 'Confiar na fonte' }).waitFor()
    await doubted.getByText('Liga: voltou').waitFor()
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)

    // The feed is paused, and the next match is reported by hand. Afterwards the feed continues from there.
    await doubted.getByRole('button', { name: 'Pausar' }).tap()
    await doubted.getByText('pausada', { exact: true }).waitFor()
    await liga.goTo('2030-05-11T22:00:00Z')
    const startsAtMs = Date.parse('2030-05-11T19:00:00Z')
    const period = (name: string, atMs: number) => ({
      id: `tap-of-${name}`,
      deviceId: 'phone-of-olga',
      atMs,
      said: { kind: 'period', period: name },
    })
    const taps = [period('first_half', startsAtMs), period('full_time', startsAtMs + 6_000_000)]
    expect((await page.request.post(`/api/desk/${lastId}/taps`, { data: { taps } })).status()).toBe(200)
    await liga.stands('settled 2:1 0:0', 'settled 0:0')
    tells(over(2, 1), over(0, 0), over(0, 1))
    await (await card()).getByRole('button', { name: 'Retomar' }).tap()
    await liga.stands('settled 2:1 0:0', 'settled 0:1')
    const end = await card()
    await end.getByText('ligada', { exact: true }).waitFor()
    for (const text of ['Liga: retomada', 'Liga: pausada: os jogos são lançados à mão'])
      await end.getByText(text).waitFor()
  })
})
