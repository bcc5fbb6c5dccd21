import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connect } from '#db/connection/connect.ts'
import { copyChampionship, secondChampionship } from '#db/testing/second-championship.ts'
import {
  desktop,
  expectNoAxeViolationsInBothThemes,
  expectNoSidewaysScroll,
  phone,
  useBrowser,
  waitForHydration,
} from './browser.ts'
import { startWorldServer, type WorldServer } from './world-server.ts'
import { atLength, someInGate } from '#test/gate.ts'

const { visit, url } = useBrowser()
const name = 'Copa da Várzea'
let server: WorldServer
beforeAll(async () => {
  server = await startWorldServer(inject('worlds'), { CRAQUE_TRUST_PROXY: '1' })
  const { pool, close } = connect({ connection: server.connection, poolSize: 1, statementTimeoutMs: 0 })
  await copyChampionship(pool, { id: secondChampionship, slug: 'varzea', name })
  await pool.query(`select bump_version('championship')`)
  await close()
})
afterAll(() => server.stop())

const chooser = (of: string) => ({ name: `Campeonato: ${of}. Trocar` })

test('with one championship there is nothing to choose', async () => {
  const { page } = await visit(desktop, url)
  await page.goto('/')
  await waitForHydration(page)
  expect(await page.getByRole('button', { name: /^Campeonato/ }).count()).toBe(0)
})

test.each(
  someInGate([
    ['a phone', phone],
    ['a desk', desktop],
  ] as const),
)('CP3: on %s the choice stays in the address from page to page', async (_, screen) => {
  const { page, complaints } = await visit(screen, server.url)
  await page.goto('/analytics')
  await waitForHydration(page)
  await page.getByRole('button', { name: /^Campeonato: / }).click()
  await page.getByRole('link', { name }).click()
  await page.waitForURL('**/analytics?campeonato=varzea')
  await waitForHydration(page)
  await page.getByRole('button', chooser(name)).waitFor()
  const requested = page.waitForRequest((request) => request.url().includes('/api/rankings'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rankings' }).click()
  await page.waitForURL('**/rankings?campeonato=varzea')
  expect((await requested).url()).toContain('championship=varzea')
  await expectNoSidewaysScroll(page)
  expect(complaints).toEqual([])
})

test.each(someInGate(['/campeonatos/varzea', '/?campeonato=varzea', '/campeonatos', '/rankings/servidor']))(
  'axe finds nothing on %s, and nothing scrolls sideways on a phone',
  async (path) => {
    const { page, complaints } = await visit(phone, server.url)
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectNoAxeViolationsInBothThemes(page)
    await expectNoSidewaysScroll(page)
    expect(complaints).toEqual([])
  },
)

test('the page of a championship leads into its game', async () => {
  const { page } = await visit(desktop, server.url)
  await page.goto('/campeonatos')
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('link', { name: 'Jogar', exact: true }).click()
  await page.waitForURL('**/fantasy?campeonato=varzea')
})

test('CP4: a championship that does not exist leads to the form for an invitation', async () => {
  const { page } = await visit(desktop, server.url)
  await page.goto('/fantasy?campeonato=nenhum')
  await page.waitForURL('**/campeonatos?desconhecido=nenhum')
  await page.getByText('“nenhum” não existe ou é por convite').waitFor()
  await page.getByLabel('Código do convite').waitFor()
})

describe('a championship that is not public', () => {
  const run = async (...statements: string[]) => {
    const { pool, close } = connect({ connection: server.connection, poolSize: 1, statementTimeoutMs: 0 })
    for (const statement of [...statements, `select bump_version('championship')`]) await pool.query(statement)
    await close()
  }
  const turn = (columns: string) => run(`update championship set ${columns} where id = ${secondChampionship}`)
  beforeAll(() =>
    run(`
      insert into league (id, championship_id, name, format, visibility, prize, starts_at, ends_at, invite_code, created_at)
      values (900001, ${secondChampionship}, 'Bolão da rua', 'bolao', 'private', 0, game_now(${secondChampionship}) - interval '1 day',
        game_now(${secondChampionship}) + interval '9 days', 'RRVVCCDD', now());
      insert into pool (league_id, sport, exact, winner_goals, difference, draw, loser_goals, winner)
      values (900001, 'futebol', 25, 18, 15, 15, 12, 10)`),
  )
  afterAll(() => turn('is_public = true'))

  atLength(() => {
    test('CP4: an open page of a person outside says so at once', async () => {
      const { page } = await visit(phone, server.url)
      const isListening = page.waitForResponse((answer) => answer.url().includes('/api/stream'))
      await page.goto('/rankings?campeonato=varzea')
      await waitForHydration(page)
      await isListening
      await turn('is_public = false')
      await page.waitForURL('**/campeonatos?desconhecido=varzea')
    })
  })

  test('CP9: the link of a league says what is missing, and lets a newcomer in once leagues invite', async () => {
    await turn('is_public = false, leagues_invite = false')
    const { page, complaints } = await visit(phone, server.url)
    await page.goto('/ligas/900001?convite=RRVVCCDD')
    await page.waitForURL('**/campeonatos?convite=RRVVCCDD')
    await page.getByText('O link de uma liga não basta').waitFor()
    await page.getByText('Quem pode dar o convite: os operadores deste servidor.').waitFor()
    await expectNoAxeViolationsInBothThemes(page)
    await expectNoSidewaysScroll(page)
    await turn('leagues_invite = true')
    await page.goto('/ligas/900001?convite=RRVVCCDD&campeonato=varzea')
    await page.getByRole('button', { name: 'Entrar com este convite' }).click()
    await page.waitForURL('**/ligas/900001?convite=RRVVCCDD&campeonato=varzea')
    await page.getByRole('heading', { level: 1, name: 'Bolão da rua' }).waitFor()
    expect(complaints).toEqual([])
  })
})
