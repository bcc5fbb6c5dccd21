import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { LeaguePageView } from '#contract/league.ts'
import type { PoolBracket } from '#contract/pool-bracket.ts'
import { audit } from '#db/audit/audit.ts'
import { connect } from '#db/connection/connect.ts'
import { POOL_PRESETS } from '#domain/pool/pool-scoring.ts'
import {
  desktop,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  phone,
  useBrowser,
  waitForTakeOver,
} from './browser.ts'
import { startServer, type ServerProcess } from './server-process.ts'
import { bringCup, missing, winnersByStage } from './world-cup-2022.ts'
import { emptyDatabase } from './world-server.ts'

const { visit } = useBrowser()
const name = 'Copa 2022'
const EXTRAS = {
  goesOn: 2,
  afterExtraTime: false,
  knockoutTimes: 1,
  semifinalTimes: 2,
  finalTimes: 3,
  hasJoker: true,
  bracketPoints: 2,
  vacationPicks: 0,
  countsSquads: false,
}

/** Everything that can be picked now, all alike. */
async function pickAll(page: Page, slug: string, score: { home: number; away: number }): Promise<number> {
  const answer = await page.request.get(`/api/picks/upcoming?campeonato=${slug}`)
  const { matches } = (await answer.json()) as { matches: { match: { id: number } }[] }
  const picks = matches.map(({ match }) => ({ matchId: match.id, pick: { kind: 'score', score } }))
  for (let at = 0; at < picks.length; at += 40)
    await page.request.put('/api/picks', { data: { picks: picks.slice(at, at + 40) } })
  return picks.length
}

const readJson = async <T>(page: Page, path: string) => (await (await page.request.get(path)).json()) as T

describe.skipIf(missing !== '')(`the World Cup of 2022${missing}`, () => {
  let server: ServerProcess
  let game: ReturnType<typeof connect>
  beforeAll(async () => {
    const databaseUrl = await emptyDatabase(inject('worlds'), `cup_${randomBytes(6).toString('hex')}`)
    game = connect({ connection: { connectionString: databaseUrl }, poolSize: 2, statementTimeoutMs: 0 })
    server = await startServer({
      env: { DATABASE_URL: databaseUrl, CRAQUE_WORLD: 'none', CRAQUE_TRUST_PROXY: '1' },
    })
  })
  afterAll(async () => {
    await game.close()
    await server.stop()
  })

  test('BL7 BL8 BL10 BL11 BL12 a bolão runs itself: groups, questions, bracket, final table; its owner watches', async () => {
    const { db } = game
    const slug = await bringCup(db, { name }, { stage: -1, at: '2022-11-18T12:00:00Z' })
    const owner = await visit(phone, server.url)
    const startsAtMs = Date.parse('2022-11-18T12:00:00Z')
    const make = async (called: string, extras: object) => {
      const made = await owner.page.request.post(`/api/leagues?campeonato=${slug}`, {
        data: {
          name: called,
          format: 'bolao',
          visibility: 'public',
          prize: 1000,
          startsAtMs,
          endsAtMs: Date.parse('2022-12-20T12:00:00Z'),
          squadId: null,
          pool: { scoring: POOL_PRESETS.kicktipp, extras },
        },
      })
      expect(made.status()).toBe(200)
      return ((await made.json()) as { league: { id: number } }).league
    }
    const league = await make('Bolão da Copa', EXTRAS)
    const early = await make('Bolão antes dos grupos', { ...EXTRAS, bracketEarly: true })
    const at = (path = '') => `/api/leagues/${league.id}${path}`
    const closesAtMs = Date.parse('2022-11-20T10:00:00Z')
    for (const asked of [{ kind: 'champion' }, { kind: 'groupWinner', group: 'C' }])
      await owner.page.request.post(at('/questions'), { data: { ...asked, points: 10, closesAtMs } })

    const friend = await visit(desktop, server.url)
    const { page } = friend
    const shown = `/ligas/${league.id}?campeonato=${slug}`
    await page.goto(shown)
    await waitForTakeOver(page)
    await page.getByRole('button', { name: 'Participar de Bolão da Copa' }).click()
    await page.getByText('A chave abre quando os confrontos do mata-mata forem conhecidos.').waitFor()
    for (const place of [0, 1])
      await page.getByRole('combobox', { name: 'Sua resposta' }).nth(place).selectOption({ label: 'Argentina' })
    await page.getByText('Resposta salva.').nth(1).waitFor()
    expect(await pickAll(page, slug, { home: 1, away: 0 })).toBeGreaterThan(15)
    expect(await pickAll(owner.page, slug, { home: 0, away: 0 })).toBeGreaterThan(15)

    // PK3: no page tells another person what nobody else has picked.
    const secret = { home: 17, away: 13 }
    await pickAll(page, slug, secret)
    const { viewer } = await readJson<{ viewer: { managerId: number } }>(page, '/api/viewer')
    const tells = /17 x 13|home\\?":17|>17</
    for (const path of [`/ligas/${league.id}`, `/participantes/${viewer.managerId}`, '/palpites', '/', '/rodadas']) {
      const html = await (await owner.page.request.get(`${path}?campeonato=${slug}`)).text()
      expect(html, path).not.toMatch(tells)
    }
    expect(await (await page.request.get(`/palpites?campeonato=${slug}`)).text(), 'her own').toMatch(tells)
    await pickAll(page, slug, { home: 1, away: 0 })

    // BL18: where it is asked for before, the first two of each group are tapped too, and nobody else sees them.
    await page.goto(`/ligas/${early.id}?campeonato=${slug}`)
    await waitForTakeOver(page)
    await page.getByRole('button', { name: 'Participar de Bolão antes dos grupos' }).click()
    const groups = page.getByRole('region', { name: 'Quem passa dos grupos' })
    for (const club of ['Netherlands', 'Senegal', 'England']) {
      await groups.getByRole('button', { name: club }).click()
      await groups.getByRole('button', { name: club, pressed: true }).waitFor()
    }
    await page
      .getByRole('list')
      .filter({ has: page.getByRole('heading', { name: 'Oitavas de final' }) })
      .getByRole('button', { name: 'Netherlands' })
      .click()
    await page.getByText('4 de 31 escolhas').waitFor()
    await page.getByText('Chave salva.').waitFor()
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    const earlyBracket = (who: Page) => readJson<PoolBracket>(who, `/api/leagues/${early.id}/bracket`)
    expect(await earlyBracket(owner.page)).toMatchObject({ people: [], mine: null, isClosed: false })

    // The groups are over: the bracket opens, is filled by taps, and nobody else sees it.
    await bringCup(db, { into: slug }, { stage: 0, at: '2022-12-03T05:00:00Z' })
    const throughGroups = await earlyBracket(owner.page)
    expect(throughGroups, 'three of three clubs came out of their groups').toMatchObject({
      isClosed: true,
      people: [{ points: 3 * EXTRAS.bracketPoints }],
    })
    await page.goto(`/palpites?campeonato=${slug}`)
    await waitForTakeOver(page)
    await page.getByRole('button', { name: 'Preencher com 1 x 1' }).click()
    await page.getByRole('radio', { name: 'Netherlands' }).check()
    await pickAll(owner.page, slug, { home: 1, away: 0 })
    await page.goto(shown)
    await waitForTakeOver(page)
    const stages = page.getByRole('list').filter({ has: page.getByRole('heading', { name: 'Oitavas de final' }) })
    for (const [stage, winners] of winnersByStage().entries())
      for (const winner of winners) {
        const ties = stages.locator('> li').nth(stage)
        await ties.getByRole('button', { name: winner, exact: true }).click()
        await ties.getByRole('button', { name: winner, exact: true, pressed: true }).waitFor()
      }
    await page.getByText('15 de 15 escolhas').waitFor()
    await page.getByText('Chave salva.').waitFor()
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
    const hidden = await readJson<PoolBracket>(owner.page, at('/bracket'))
    expect(hidden).toMatchObject({ people: [], mine: null, isClosed: false })
    const settled = await readJson<{ questions: { kind: string; right: number[] | null }[] }>(
      owner.page,
      at('/questions'),
    )
    expect(settled.questions.map(({ kind, right }) => [kind, right?.length])).toEqual([
      ['champion', undefined],
      ['groupWinner', 1],
    ])

    for (const [stage, day] of [
      [1, '2022-12-07T06:00:00Z'],
      [2, '2022-12-11T06:00:00Z'],
      [3, '2022-12-15T06:00:00Z'],
    ] as const) {
      await bringCup(db, { into: slug }, { stage, at: day })
      await pickAll(page, slug, { home: 1, away: 0 })
      await pickAll(owner.page, slug, { home: 0, away: 1 })
    }
    await bringCup(db, { into: slug }, { stage: 4, at: '2022-12-21T06:00:00Z' })

    // The queue of the server ends it: nobody does anything.
    const table = async () => readJson<LeaguePageView>(owner.page, at())
    await expect.poll(async () => (await table()).league.endedAtMs !== null, { timeout: 30_000 }).toBe(true)
    const { pool } = await table()
    expect(pool).toMatchObject({ matches: 64, counted: 64 })
    await owner.page.goto(shown)
    await owner.page.getByText('Resposta certa: Argentina').first().waitFor()
    await owner.page.getByText('Você não preencheu a chave.').waitFor()
    await page.goto(shown)
    await page.getByText('Sua chave fez 52 pontos.').waitFor()
    await page.getByRole('heading', { name: 'A corrida' }).waitFor()
    const rows = page.getByRole('table', { name: 'Classificação do bolão' }).getByRole('row')
    await rows.nth(1).getByText('(você)').waitFor()
    await expectNoSidewaysScroll(page)
    expect((await audit(db)).filter((finding) => finding.wrong > 0)).toEqual([])
    expect([...owner.complaints, ...friend.complaints]).toEqual([])
  })
})
