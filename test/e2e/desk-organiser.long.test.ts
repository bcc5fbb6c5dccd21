import { sql, type Kysely } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addOrganiser } from '#db/championship/change-championship.ts'
import { createChampionship } from '#db/championship/championships.ts'
import { startClock } from '#db/clock/clock.ts'
import { connect } from '#db/connection/connect.ts'
import { rowOf, time } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { createProviders } from '#jobs/providers.ts'
import { queueDueWork } from '#jobs/queue-due-work.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll, phone, useBrowser, type Visit } from './browser.ts'
import { openLivePage } from './live-page.ts'
import { createAccount, newcomer, open } from './people-helpers.ts'
import { managerOf, reportAtDesk, waitForScore, writeMatches } from './written-match.ts'
import { startWorldServer, type WorldServer } from './world-server.ts'
import { atLength } from '#test/gate.ts'

const { visit } = useBrowser()
const slug = 'varzea'
const minute = 60_000
let server: WorldServer
let connected: ReturnType<typeof connect>
let db: Kysely<Tables>
let championshipId: ChampionshipId
let game: Awaited<ReturnType<typeof writeMatches>>
let organiser: Visit
const person = newcomer()

beforeAll(async () => {
  server = await startWorldServer(inject('worlds'), { CRAQUE_TRUST_PROXY: '1' })
  connected = connect({ connection: server.connection, poolSize: 2, statementTimeoutMs: 0 })
  ;({ db } = connected)
  const draft = { slug, name: 'Várzea', source: 'desk', modality: 'futsal' } as const
  championshipId = (await db.transaction().execute((trx) => createChampionship(trx, draft))) as ChampionshipId
  game = await writeMatches(db, championshipId, 3)
  organiser = await visit(phone, server.url)
  await createAccount(organiser.page, person)
  await addOrganiser(db, { id: championshipId, managerId: await managerOf(organiser.page), appointedBy: null })
})
afterAll(async () => {
  await connected.close()
  await server.stop()
})

const goTo = async (atMs: number) => {
  await startClock(db, championshipId, { at: new Date(atMs) })
  await queueDueWork(db, createProviders(db))
}
const stateOf = async (matchId: number) =>
  db.selectFrom('match').select(['state', 'home_score', 'round_id']).where('id', '=', matchId).executeTakeFirstOrThrow()

/** Opens the decisions, chooses one, types a reason, and confirms. */
async function decide(
  page: Page,
  opener: string,
  kind: string,
  fill?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  await page.getByRole('button', { name: opener }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.locator('label', { hasText: kind }).tap()
  await fill?.(dialog)
  await dialog.getByLabel('Motivo').fill('temporal')
  await dialog.getByRole('button', { name: 'Decidir e avisar' }).tap()
  await dialog.waitFor({ state: 'detached' })
}
/** In the format of a date-and-time input, in the device's time zone. */
const typedMoment = (page: Page, atMs: number) =>
  page.evaluate((ms) => {
    const at = new Date(ms - new Date(ms).getTimezoneOffset() * 60_000)
    return at.toISOString().slice(0, 16)
  }, atMs)

atLength(() => {
  test('MT1 MT2 MT4 MT12 an organiser postpones, moves and awards a match on its page', async () => {
    const { page } = organiser
    const matchId = game.matchIds[1]!
    await openLivePage(page, `/partidas/${matchId}`)
    const opener = 'Adiar, mudar, W.O. ou interromper'
    await page.getByRole('heading', { name: 'Para quem organiza' }).waitFor()
    await expectNoSidewaysScroll(page)
    await decide(page, opener, 'Adiar')
    await page.getByText('Adiada').first().waitFor()
    const moment = await typedMoment(page, game.startsAtMs + 120 * minute)
    await decide(page, opener, 'Nova data', (dialog) => dialog.getByLabel(/^Novo início/).fill(moment))
    await page.getByText('Remarcada').first().waitFor()
    await decide(page, opener, 'W.O.', async (dialog) => {
      await dialog.getByLabel('Placar: Azul').fill('3')
      await dialog.getByLabel('Placar: Verde').fill('0')
    })
    await page.getByText('W.O.').first().waitFor()
    await page.getByText(`temporal · por ${person.name}`).first().waitFor()
    expect(await stateOf(matchId)).toMatchObject({ state: 'final', home_score: 3, round_id: null })
  })
})

test('MT3 MT11 an organiser stops a match at the desk, and it goes on from that minute', async () => {
  const { page } = organiser
  const { matchId, startsAtMs } = game
  await goTo(startsAtMs + minute)
  await openLivePage(page, `/partidas/${matchId}`)
  await page.getByRole('link', { name: 'Abrir a mesa do jogo' }).tap()
  await page.getByRole('button', { name: 'Pontapé inicial' }).tap()
  await reportAtDesk(page, 'Az2', 'Gol', 'Sem assistência')
  await page.getByText('Tudo enviado').waitFor()
  await expect.poll(async () => (await stateOf(matchId)).state).toBe('live')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Adiar, mudar, W.O. ou interromper' }).waitFor()
  await decide(page, 'Adiar, mudar, W.O. ou interromper', 'Abandonado', (dialog) =>
    dialog.getByLabel('Parou no minuto').fill('7'),
  )
  await page.getByRole('heading', { name: 'Jogo parado no minuto 7' }).waitFor()
  expect(await stateOf(matchId)).toMatchObject({ state: 'abandoned', round_id: null })
  await expectNoSidewaysScroll(page)
  await decide(page, 'Retomar, nova data ou W.O.', 'Retomar')
  await page.getByRole('button', { name: 'Recomeçar o jogo' }).tap()
  await page.getByRole('button', { name: /^Relógio: 0?[67]:/ }).waitFor()
  await expect.poll(() => stateOf(matchId)).toEqual({ state: 'live', home_score: 1, round_id: game.roundId })
})

/** The paths of all files in the device's caches for desks. */
const keptOfDesks = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of (await caches.keys()).filter((one) => one.startsWith('craque-desk-')))
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
    return found
  })
const beyondFiles = async (page: Page) =>
  (await keptOfDesks(page)).filter((path) => !path.startsWith('/assets/')).sort()
const workers = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )

atLength(() => {
  test('NT13 DK11 DK14 a helper’s desk opens again offline, and nothing of it stays when the link stops working', async () => {
    const { page } = organiser
    const { matchId, startsAtMs } = game
    // More than a minute after the other phone's goal, because a closer one would raise a question (DK5).
    await goTo(startsAtMs + 12 * minute)
    await open(page, `/mesa/${matchId}`)
    await page.getByText('Chamar um ajudante').tap()
    await page.getByRole('button', { name: 'Criar link' }).tap()
    const link = await page.getByLabel('Link do ajudante').inputValue()
    const helper = await visit(phone, server.url)
    const desk = helper.page
    await desk.goto(link)
    await waitForScore(desk, '1 x 0')
    await reportAtDesk(desk, 'Az3', 'Gol', 'Sem assistência')
    await waitForScore(page, '2 x 0')
    await expect.poll(() => beyondFiles(desk)).toEqual([`/api/desk/${matchId}`, `/mesa/${matchId}`])
    expect(await workers(desk)).toEqual(['/mesa/'])

    // The phone goes offline and opens the desk again.
    await helper.context.setOffline(true)
    await desk.goto('about:blank')
    await desk.goto(`${server.url}/mesa/${matchId}`)
    await waitForScore(desk, '2 x 0')
    await desk.getByText(/^Sem conexão: continue anotando/).waitFor()
    await reportAtDesk(desk, 'Az4', 'Gol', 'Sem assistência')
    await waitForScore(desk, '3 x 0')
    await desk.goto('about:blank')
    await desk.goto(`${server.url}/mesa/${matchId}`)
    await waitForScore(desk, '3 x 0')
    await helper.context.setOffline(false)
    await waitForScore(page, '3 x 0')
    await desk.getByText('Tudo enviado').waitFor()

    // A new phone uses the same link after the end.
    await page.getByRole('button', { name: 'Fim de jogo' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Encerrar' }).tap()
    await page.getByRole('heading', { name: 'Súmula' }).waitFor()
    await expect.poll(async () => (await stateOf(matchId)).state).toBe('final')
    const token = link.slice(link.indexOf('=') + 1)
    const [first] = (
      await rowOf({ at: time }).sql`select at from desk_tap where match_id = ${matchId} order by seq`.execute(db)
    ).rows
    const said = { kind: 'deed', deed: 'goal', clubId: 0, playerId: null, minute: 3 }
    const { home } = (await (await page.request.get(`${server.url}/api/desk/${matchId}`)).json()) as {
      home: { id: number }
    }
    const late = await desk.request.post(`${server.url}/api/desk/${matchId}/taps`, {
      headers: { 'craque-desk': token },
      data: {
        taps: [
          {
            id: 'late-tap-1',
            deviceId: 'another-phone',
            atMs: first!.at.getTime() + 1,
            said: { ...said, clubId: home.id },
          },
        ],
      },
    })
    expect(await late.json()).toEqual({ taken: 0, held: 1 })
    await page.getByRole('heading', { name: '1 anotação depois do fim' }).waitFor()
    await page.getByText('Se você aceitar tudo, o placar fica 4 x 0.').waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Aceitar tudo' }).tap()
    await waitForScore(page, '4 x 0')

    // The organiser loses the right. The link stops working, and the phone deletes its data.
    await sql`delete from championship_organiser where championship_id = ${championshipId}`.execute(db)
    await desk.reload()
    await desk
      .getByText(/Peça um novo a quem organiza/)
      .first()
      .waitFor()
    await expect.poll(() => keptOfDesks(desk)).toEqual([])
    await expect.poll(() => workers(desk)).toEqual([])
    expect(
      await desk.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('craque.mesa.'))),
    ).toEqual([])
  })
})
