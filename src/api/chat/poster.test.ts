import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MatchView } from '#contract/match.ts'
import type { UpcomingPicks } from '#contract/pick.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import { linkGroup } from '#db/chat/chat-group.ts'
import { storeChatSettings } from '#db/chat/chat-setting.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { worldDatabase } from '#jobs/testing/world-database.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import type { AskApp } from '#api/http/page.ts'
import { createChat } from './create-chat.ts'
import { createPoster } from './create-poster.ts'
import { startTelegramStandIn, TELEGRAM_TOKEN } from '#api/testing/telegram-stand-in.ts'

let app: TestApp
let telegram: Awaited<ReturnType<typeof startTelegramStandIn>>
let olga: SignedIn
let ana: SignedIn
let leagueId: number
let match: MatchView
let post: () => Promise<number>
let drawn = 0
let isBroken = false
/** Null: the API answers. Otherwise it answers every request with this status. */
let failsWith: number | null = null
let askApp: AskApp

beforeAll(async () => {
  telegram = await startTelegramStandIn()
  app = await testApp({ database: await worldDatabase() })
  const { db } = app
  ;[olga, ana] = [
    await signInAs(app.session, { name: 'Olga Organiza' }),
    await signInAs(app.session, { name: 'Ana Acerta' }),
  ]
  const { body } = await testBrowser(app, { cookie: olga.cookie }).post('/api/leagues', {
    name: 'Bolão da Firma',
    format: 'bolao',
    visibility: 'public',
    prize: 0,
    squadId: null,
    startsAtMs: Date.UTC(2026, 4, 20),
    endsAtMs: Date.UTC(2026, 6, 20),
  })
  leagueId = (body as { league: { id: number } }).league.id
  const asAna = testBrowser(app, { cookie: ana.cookie })
  await asAna.post(`/api/pools/${leagueId}/members`, {})
  const { matches } = (await asAna.get('/api/picks/upcoming')).body as UpcomingPicks
  match = matches.find((one) => one.match.sport === 'futebol')!.match
  await asAna.put('/api/picks', {
    picks: [{ matchId: match.id, pick: { kind: 'score', score: { home: 1, away: 0 } } }],
  })
  await storeChatSettings(db, 'telegram', { token: TELEGRAM_TOKEN, secret: 's', botName: 'CraqueTesteBot' })
  await linkGroup(db, {
    service: 'telegram',
    address: '-100',
    title: 'Grupo',
    leagueId,
    managerId: olga.managerId,
    language: 'pt-BR',
  })
  await db.updateTable('chat_group').set({ quiet_from: null, quiet_to: null }).execute()
  const hosts = { telegram: telegram.root, discord: telegram.root, slack: telegram.root, discordPatienceMs: 1_500 }
  askApp = async (...asked) =>
    failsWith === null ? app.app.request(...asked) : Response.json({}, { status: failsWith })
  const look = createPoster({
    db,
    log: pino({ level: 'silent' }),
    askApp,
    site: 'https://craque.example',
    hosts,
    drawLeague: async () => {
      if (isBroken) throw new Error('no such letter')
      return new Uint8Array([++drawn])
    },
  })
  post = async () => {
    telegram.calls.length = 0
    await sql`update chat_group set look_at = now()`.execute(db)
    return look()
  }
})
afterAll(async () => {
  await app.close()
  await telegram.close()
})

const said = () => telegram.calls.map(({ body }) => String(body['text'] ?? body['caption']))
/** As if the group's last message was six minutes ago. */
const wait = () => sql`update chat_group set said_at = now() - interval '6 minutes'`.execute(app.db)
const isGone = async () =>
  (await app.db.selectFrom('chat_group').select('gone_at').executeTakeFirst())?.gone_at !== null

async function play(home: number, away: number) {
  await app.db.transaction().execute(async (trx) => {
    await sql`update match set state = 'live', minute = 10, home_score = ${home}, away_score = ${away} where id = ${match.id}`.execute(
      trx,
    )
    await bumpVersion(trx, firstChampionship, 'match')
  })
  await app.versions.reload()
}

test('BT6 a new group gets no old news; before kick-off it is told once who lacks a pick, outside quiet hours', async () => {
  expect(await post()).toBe(0)
  await setGameTime(app.db, new Date(match.startsAtMs - 3 * 3_600_000))
  expect(await post()).toBe(0)
  await setGameTime(app.db, new Date(match.startsAtMs - 3_600_000))
  await sql`update chat_group set quiet_from = 0, quiet_to = 1439`.execute(app.db)
  expect(await post(), 'in quiet hours').toBe(0)
  await sql`update chat_group set quiet_from = null, quiet_to = null`.execute(app.db)
  expect(await post()).toBe(1)
  expect(said()[0]).toContain('Sem palpite: ')
  expect(said()[0]).toContain('Olga Organiza')
  expect(await post()).toBe(0)
})

test('BT6 goals that change the table are told together, five minutes apart', async () => {
  await setGameTime(app.db, new Date(match.startsAtMs + 600_000))
  await play(1, 0)
  await sql`update chat_group set said_at = now() - interval '4 minutes'`.execute(app.db)
  expect(await post()).toBe(0)
  await wait()
  expect(await post()).toBe(1)
  expect(said()[0]).toContain(`⚽ ${match.home.name} 1 x 0 ${match.away.name}`)
  expect(said()[0]).toMatch(/1\. Ana Acerta: \d+ pontos/)
  await wait()
  expect(await post(), 'the same score').toBe(0)
})

test('BT6 a message that Telegram does not take now is sent as soon as it allows, and once', async () => {
  await play(4, 0)
  await wait()
  telegram.failNext('busy')
  expect(await post()).toBe(0)
  const { rows } = await rowOf({ seconds: int }).sql`
    select extract(epoch from look_at - now())::integer as seconds from chat_group`.execute(app.db)
  expect(rows[0]?.seconds).toBeGreaterThanOrEqual(15)
  telegram.failNext('broken')
  expect(await post()).toBe(0)
  expect(await post()).toBe(1)
  expect(said()[0]).toContain('4 x 0')
  expect(await post()).toBe(0)
})

test('BT6 the table of a settled round comes with a picture, and one refused message loses no group', async () => {
  await wait()
  await sql`update chat_group set told = told - 'roundId'`.execute(app.db)
  telegram.failNext('moved')
  expect(await post()).toBe(0)
  expect(await post()).toBe(1)
  expect(telegram.calls).toMatchObject([{ method: 'sendPhoto', hasFile: true, body: { chat_id: '-1009999' } }])
  expect(said()[0]).toMatch(/Rodada \d+ encerrada/)
  expect(drawn).toBeGreaterThan(0)
  // The table is sent even without its picture.
  isBroken = true
  await wait()
  await sql`update chat_group set told = told - 'roundId'`.execute(app.db)
  expect(await post()).toBe(1)
  expect(telegram.calls).toMatchObject([{ method: 'sendMessage' }])
  expect(said()[0]).toMatch(/Rodada \d+ encerrada/)
  isBroken = false
})

test('BT6 the table of a round that waits when the quiet hours begin is sent after them, unless it is out of date', async () => {
  const isWaiting = async () =>
    (await app.db.selectFrom('chat_group').select('waiting').executeTakeFirstOrThrow()).waiting !== null
  const letWait = async () => {
    await wait()
    await sql`update chat_group set told = told - 'roundId'`.execute(app.db)
    telegram.failNext('busy')
    expect(await post()).toBe(0)
    await sql`update chat_group set quiet_from = 0, quiet_to = 1439`.execute(app.db)
    expect([await post(), telegram.calls], 'in quiet hours').toEqual([0, []])
  }
  await letWait()
  expect(await isWaiting()).toBe(true)
  await sql`update chat_group set quiet_from = null, quiet_to = null`.execute(app.db)
  expect(await post()).toBe(1)
  expect(said()[0]).toMatch(/Rodada \d+ encerrada/)
  expect([await post(), await isWaiting()], 'once').toEqual([0, false])
  await letWait()
  await sql`update chat_group set waiting = jsonb_set(waiting, '{untilMs}', '1')`.execute(app.db)
  expect([await post(), await isWaiting()]).toEqual([0, false])
  await sql`update chat_group set quiet_from = null, quiet_to = null`.execute(app.db)
  expect(await post()).toBe(0)
})

test.each([503, 500, 429])('BT1 BT4 an API that answers %i for a moment silences no group', async (status) => {
  const ask = (text: string) =>
    createChat({ db: app.db, askApp, site: 'https://craque.example', digest: (key) => key })({
      service: 'telegram',
      key: `${status} ${text}`,
      address: '-1009999',
      isGroup: true,
      title: 'Grupo',
      from: { key: `${status}`, name: 'Rui' },
      text,
      isForBot: true,
    })
  failsWith = status
  expect([await post(), await isGone()]).toEqual([0, false])
  for (const text of ['/tabela', '/placar', '/palpite Fla 2x1'])
    expect(await ask(text), text).toEqual([{ text: expect.stringContaining('Tente de novo') }])
  failsWith = null
  expect(await ask('/tabela')).toMatchObject([{ text: expect.stringContaining('Bolão da Firma') }])
})

test('BT5 a group that removed the bot gets no more messages', async () => {
  await play(0, 5)
  await wait()
  telegram.failNext('kicked')
  expect(await post()).toBe(0)
  expect(await isGone()).toBe(true)
  await play(6, 6)
  expect(await post()).toBe(0)
  expect(telegram.calls).toEqual([])
})

test('BT1 a group gets no messages once the member who linked it may not see the bolão', async () => {
  await sql`update chat_group set gone_at = null`.execute(app.db)
  await sql`update league set visibility = 'private', owner_id = ${ana.managerId} where id = ${leagueId}`.execute(
    app.db,
  )
  await app.db.deleteFrom('pool_member').where('manager_id', '=', olga.managerId).execute()
  await wait()
  expect(await post()).toBe(0)
  expect(await isGone()).toBe(true)
})
