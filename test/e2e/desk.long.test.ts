import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addOrganiser } from '#db/championship/change-championship.ts'
import { createChampionship } from '#db/championship/championships.ts'
import { startClock } from '#db/clock/clock.ts'
import { connect } from '#db/connection/connect.ts'
import { int, rowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { createProviders } from '#jobs/providers.ts'
import { queueDueWork } from '#jobs/queue-due-work.ts'
import { note } from '#test/figure.ts'
import { expectNoAxeViolationsInBothThemes, expectNoSidewaysScroll, phone, useBrowser } from './browser.ts'
import { openLivePage } from './live-page.ts'
import { createAccount, newcomer, open } from './people-helpers.ts'
import { managerOf, reportAtDesk, waitForScore, writeMatches } from './written-match.ts'
import { startWorldServer, type WorldServer } from './world-server.ts'

const { visit } = useBrowser()
const slug = 'varzea'
const minute = 60_000
let server: WorldServer
let connected: ReturnType<typeof connect>
let db: Kysely<Tables>
let championshipId: ChampionshipId

beforeAll(async () => {
  server = await startWorldServer(inject('worlds'), { CRAQUE_TRUST_PROXY: '1' })
  connected = connect({ connection: server.connection, poolSize: 2, statementTimeoutMs: 0 })
  ;({ db } = connected)
  championshipId = (await db
    .transaction()
    .execute((trx) =>
      createChampionship(trx, { slug, name: 'Várzea', source: 'desk', modality: 'futsal' }),
    )) as ChampionshipId
})
afterAll(async () => {
  await connected.close()
  await server.stop()
})

test('two people report a match over a connection that breaks twice, while a third watches the ranking', async (context) => {
  const { roundId, matchId, startsAtMs, own } = await writeMatches(db, championshipId)
  const organiser = await visit(phone, server.url)
  await createAccount(organiser.page, newcomer())
  const managerId = await managerOf(organiser.page)
  expect(await addOrganiser(db, { id: championshipId, managerId, appointedBy: null })).toBe(true)
  const watcher = await visit(phone, server.url)
  await openLivePage(watcher.page, `/rankings?campeonato=${slug}`)
  const saved = await watcher.page.evaluate(
    async ([path, squad]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(path as string, { method: 'POST', headers, body: JSON.stringify(squad) })).status
    },
    [`/api/squads?championship=${slug}`, { name: 'Time', playerIds: own.slice(0, 5), captainId: own[1], roundId }],
  )
  expect(saved).toBe(201)
  await startClock(db, championshipId, { at: new Date(startsAtMs + minute) })
  await queueDueWork(db, createProviders(db))

  // From the organisers' part of the championship to the desk, with a link for a helper.
  const desk = organiser.page
  await open(desk, `/campeonatos/${slug}?campeonato=${slug}`)
  await desk.locator('label', { hasText: 'Jogos' }).tap()
  await expectNoSidewaysScroll(desk)
  await desk.getByRole('link', { name: 'Mesa: Azul x Verde' }).tap()
  await desk.getByRole('heading', { name: 'Mesa: Azul x Verde' }).waitFor({ state: 'attached' })
  await desk.getByText('Chamar um ajudante').tap()
  await desk.getByRole('button', { name: 'Criar link' }).tap()
  const link = await desk.getByLabel('Link do ajudante').inputValue()
  const helper = await visit(phone, server.url)
  const second = helper.page
  await second.goto(link)

  await desk.getByRole('button', { name: 'Pontapé inicial' }).tap()
  await second.getByText('1º tempo').first().waitFor()
  await expectNoAxeViolationsInBothThemes(desk)
  await expectNoSidewaysScroll(desk)

  // A person on the rankings sees the first goal.
  const seen = watcher.page.getByText(/Az2/).first().waitFor()
  await desk.getByRole('button', { name: 'Az2' }).tap()
  await desk.getByRole('button', { name: 'Gol', exact: true }).tap()
  const tappedAt = performance.now()
  await desk.getByRole('dialog').getByRole('button', { name: 'Az1' }).tap()
  await seen
  const ms = Math.round(performance.now() - tappedAt)
  note(context, `desk to an open ranking page: ${ms} ms`)
  process.stdout.write(`desk to an open ranking page: ${ms} ms\n`)

  // Both saw the goal, but the second phone reports another scorer.
  await waitForScore(second, '1 x 0')
  await reportAtDesk(second, 'Az3', 'Gol', 'Sem assistência')
  await desk.getByRole('heading', { name: 'É o mesmo lance?' }).waitFor()
  await desk.getByRole('button', { name: 'É o mesmo' }).tap()
  await second.getByRole('heading', { name: 'É o mesmo lance?' }).waitFor({ state: 'detached' })

  // The connection breaks. The phone continues alone and sends everything in order afterwards.
  await organiser.context.setOffline(true)
  await reportAtDesk(desk, 'Az4', 'Gol', 'Sem assistência')
  await reportAtDesk(desk, 'Az5', 'Amarelo')
  await waitForScore(desk, '2 x 0')
  await desk.getByText('2 anotações por enviar').waitFor()
  await waitForScore(second, '1 x 0')
  await organiser.context.setOffline(false)
  await desk.getByText('Tudo enviado').waitFor()
  expect(await desk.locator('[data-outbox] button').count(), 'the sign of the outbox covers the score').toBe(0)
  await waitForScore(second, '2 x 0')

  await desk.getByRole('button', { name: 'Intervalo' }).tap()
  await desk.getByRole('button', { name: 'Começar o 2º tempo' }).tap()
  await organiser.context.setOffline(true)
  await reportAtDesk(desk, 'Az5', 'Amarelo')
  await reportAtDesk(desk, 'Az1', 'Vermelho')
  await desk.getByRole('button', { name: 'Desfazer' }).tap()
  await organiser.context.setOffline(false)
  await desk.getByText('Tudo enviado').waitFor()

  await desk.getByRole('button', { name: 'Fim de jogo' }).tap()
  const summary = desk.getByRole('dialog', { name: 'Encerrar o jogo?' })
  await summary.getByText('Azul 2 x 0 Verde').waitFor()
  await summary.getByText(/Segundo amarelo, Az5/).waitFor()
  await summary.getByRole('button', { name: 'Encerrar' }).tap()
  await desk.getByRole('heading', { name: 'Súmula' }).waitFor()
  // The phone that reports the end shows it at once, the other phone when the event arrives.
  await second.getByRole('heading', { name: 'Súmula' }).waitFor()
  await waitForScore(second, '2 x 0')

  const { rows: events } = await rowOf({ kind: text }).sql`
    select kind from match_event where match_id = ${matchId} order by seq`.execute(db)
  expect(events.map(({ kind }) => kind)).toEqual([
    'kick_off',
    'goal',
    'goal',
    'yellow',
    'half_time',
    'second_half',
    'second_yellow',
    'full_time',
  ])
  // Goals 8.0 each, the captain's assist 5.0 plus a half, clean sheet 5.0. The fifth player is not in the squad.
  const expected = 80 + 80 + 75 + 50
  await expect
    .poll(
      async () =>
        (
          await rowOf({ points: int }).sql`
      select point_tenths as points from lineup_score where round_id = ${roundId}`.execute(db)
        ).rows,
    )
    .toEqual([{ points: expected }])
  const shown = await watcher.page.evaluate(
    async (path) =>
      ((await (await fetch(path)).json()) as { items: { score: number }[] }).items.map((entry) => entry.score),
    `/api/rankings?championship=${slug}`,
  )
  // The person at the desk has no team, so they have no rank (RK4).
  expect(shown).toEqual([expected])
  expect(organiser.complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
