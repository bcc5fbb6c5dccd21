import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatCode } from '#contract/chat.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { storeChatSettings } from '#db/chat/chat-setting.ts'
import { worldDatabase } from '#jobs/testing/world-database.ts'
import { startTelegramStandIn, TELEGRAM_TOKEN } from '#api/testing/telegram-stand-in.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import { createPoster } from './create-poster.ts'

const ELSEWHERE = 2
const MATCH = 9_000_001
const GROUP = { id: -5, type: 'group', title: 'Dois campeonatos' }

let app: TestApp
let telegram: Awaited<ReturnType<typeof startTelegramStandIn>>
let olga: SignedIn
let updates = 0

/** A public championship with the time of the first one, and a match in three hours. */
async function addChampionship() {
  await sql`
    insert into championship (id, slug, name, source, modality, rules)
    select ${ELSEWHERE}, 'copa', 'Copa da Vila', 'file', modality, rules from championship where id = ${firstChampionship}`.execute(
    app.db,
  )
  await sql`
    insert into championship_clock select ${ELSEWHERE}, real_anchor, game_anchor, pace from championship_clock
    where championship_id = ${firstChampionship}`.execute(app.db)
  await sql`
    insert into season (id, sport, number, starts_on, ends_on, championship_id)
    values (9001, 'futebol', 1, '2026-01-01', '2026-12-31', ${ELSEWHERE})`.execute(app.db)
  await sql`
    insert into club (id, sport, slug, name, short_name, code, city, color_primary, color_secondary, pattern, championship_id)
    select 9000 + n, 'futebol', code, name, name, code, 'Vila', '#fff', '#000', 'plain', ${ELSEWHERE}
    from (values (1, 'Vila Nova', 'VNO'), (2, 'Ferroviário', 'FER')) v (n, name, code)`.execute(app.db)
  await sql`
    insert into match (id, sport, season_id, home_club_id, away_club_id, starts_at)
    select ${MATCH}, 'futebol', 9001, 9001, 9002, game_now(${ELSEWHERE}) + interval '3 hours'`.execute(app.db)
}

async function say(text: string, chat: object = GROUP) {
  telegram.calls.length = 0
  const answer = await app.request('/api/chats/telegram', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': 's' },
    body: JSON.stringify({
      update_id: ++updates,
      message: { chat, from: { id: 77, first_name: 'Olga' }, text },
    }),
  })
  expect(answer.status).toBe(200)
  return (telegram.calls[0]?.body['text'] ?? '') as string
}

beforeAll(async () => {
  telegram = await startTelegramStandIn()
  const hosts = { telegram: telegram.root, discord: telegram.root, slack: telegram.root, discordPatienceMs: 1_500 }
  app = await testApp({ database: await worldDatabase(), chatHosts: hosts, publicUrl: 'https://craque.example' })
  await addChampionship()
  await app.versions.reload()
  olga = await signInAs(app.session, { name: 'Olga Organiza' })
  const browser = testBrowser(app, { cookie: olga.cookie })
  const { body } = await browser.post('/api/leagues', {
    name: 'Dois campeonatos',
    format: 'bolao',
    visibility: 'private',
    prize: 0,
    squadId: null,
    startsAtMs: Date.UTC(2026, 4, 20),
    endsAtMs: Date.UTC(2026, 6, 20),
    pool: { sport: 'futebol', championships: ['copa'] },
  })
  const leagueId = (body as { league: { id: number } }).league.id
  await storeChatSettings(app.db, 'telegram', { token: TELEGRAM_TOKEN, secret: 's', botName: 'CraqueTesteBot' })
  const { code } = (await browser.post(`/api/leagues/${leagueId}/chats/codes`)).body as ChatCode
  expect(await say(`/ligar ${code}`)).toContain('Dois campeonatos')
  const [, link] = /conversa=([\w-]+)/.exec(await say('/conta', { id: 77, type: 'private' })) ?? []
  expect((await browser.post('/api/account/chats', { code: link })).status).toBe(201)
  await app.db.updateTable('chat_group').set({ quiet_from: null, quiet_to: null }).execute()
})
afterAll(async () => {
  await app.close()
  await telegram.close()
})

test('BT4 BL17 a bolão of several championships lists, saves and shows the matches of all', async () => {
  expect(await say('/jogos')).toMatch(/\d+\) Vila Nova x Ferroviário/)
  expect(await say('/falta')).toContain('Vila Nova')
  expect(await say('/palpite Vila Nova 2x1')).toContain('Vila Nova 2 x 1 Ferroviário')
  expect(await say('/falta')).not.toContain('Vila Nova')
  const saved = await app.db
    .selectFrom('pick')
    .select(['home_goals', 'away_goals'])
    .where('match_id', '=', MATCH)
    .execute()
  expect(saved).toEqual([{ home_goals: 2, away_goals: 1 }])
  await sql`update match set state = 'live', minute = 10, home_score = 1, away_score = 0 where id = ${MATCH}`.execute(
    app.db,
  )
  await app.versions.reload()
  expect(await say('/placar')).toContain("Vila Nova 1 x 0 Ferroviário (10')")
})

test('BT6 BL17 the round of each championship is told with its name', async () => {
  const post = createPoster({
    db: app.db,
    log: pino({ level: 'silent' }),
    askApp: app.app.request,
    site: 'https://craque.example',
    hosts: { telegram: telegram.root, discord: telegram.root, slack: telegram.root, discordPatienceMs: 1_500 },
    drawLeague: async () => new Uint8Array([1]),
  })
  await post()
  await sql`
    insert into round (id, season_id, number, state, deadline_at, ends_at, settled_at, settlements, championship_id)
    select 9001, 9001, 3, 'settled', '2026-01-02', '2026-01-03', game_now(${ELSEWHERE}), 1, ${ELSEWHERE}`.execute(
    app.db,
  )
  await sql`update chat_group set look_at = now(), said_at = null`.execute(app.db)
  telegram.calls.length = 0
  expect(await post()).toBe(1)
  expect(telegram.calls).toMatchObject([{ method: 'sendPhoto', hasFile: true }])
  expect(String(telegram.calls[0]?.body['caption'])).toContain('Rodada 3 encerrada (Copa da Vila)')
})
