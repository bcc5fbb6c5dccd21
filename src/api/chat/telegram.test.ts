import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ChatCode } from '#contract/chat.ts'
import type { MatchView } from '#contract/match.ts'
import type { UpcomingPicks } from '#contract/pick.ts'
import { linkGroup } from '#db/chat/chat-group.ts'
import { readChatSettings } from '#db/chat/chat-setting.ts'
import { mergeGuest } from '#db/person/manager-merge.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { worldDatabase } from '#jobs/testing/world-database.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testPassword } from '#api/testing/test-passwords.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import { startTelegramStandIn, TELEGRAM_TOKEN } from '#api/testing/telegram-stand-in.ts'

let app: TestApp
let telegram: Awaited<ReturnType<typeof startTelegramStandIn>>
let organiser: SignedIn
let leagueId: number
let match: MatchView
let other: MatchView

const GROUP = { id: -100123, type: 'supergroup', title: 'Bolão da Firma' }
const ANA = { id: 77, is_bot: false, first_name: 'Ana', username: 'ana' }
const ALONE = { id: ANA.id, type: 'private' }
const BOT = { id: 123456, is_bot: true, first_name: 'Craque', username: 'CraqueTesteBot' }

let updates = 1000
async function update(body: object, secret?: string) {
  const known = (await readChatSettings(app.db, 'telegram'))?.secret ?? ''
  const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret ?? known }
  return app.request('/api/chats/telegram', {
    method: 'POST',
    headers,
    body: JSON.stringify({ update_id: ++updates, ...body }),
  })
}

/** Writes to the bot. Returns its answers with the chats that they go to. */
async function write(text: string, { chat = ALONE as object, from = ANA, ...rest }: Record<string, unknown> = {}) {
  telegram.calls.length = 0
  const { status } = await update({ message: { message_id: 1, date: 0, chat, from, text, ...rest } })
  expect(status).toBe(200)
  return telegram.calls.map(({ body }) => ({ to: Number(body['chat_id']), text: String(body['text']) }))
}
const answer = async (text: string, options?: Record<string, unknown>) => (await write(text, options))[0]?.text ?? ''

const browserOf = ({ cookie }: SignedIn) => testBrowser(app, { cookie })
const newCode = async () =>
  ((await browserOf(organiser).post(`/api/leagues/${leagueId}/chats/codes`)).body as ChatCode).code

async function linkAna(person: SignedIn) {
  const [, code = ''] = /conversa=([\w-]+)/.exec(await answer('/conta')) ?? []
  return browserOf(person).post('/api/account/chats', { code })
}

const picksOf = async ({ managerId }: SignedIn) =>
  (
    await app.db
      .selectFrom('pick')
      .select(['match_id', 'home_goals', 'away_goals'])
      .where('manager_id', '=', managerId)
      .orderBy('match_id')
      .execute()
  ).map(({ match_id, home_goals, away_goals }) => [match_id, home_goals, away_goals])

beforeAll(async () => {
  telegram = await startTelegramStandIn()
  const chatHosts = { telegram: telegram.root, discord: telegram.root, slack: telegram.root, discordPatienceMs: 1_500 }
  app = await testApp({ database: await worldDatabase(), chatHosts, publicUrl: 'https://craque.example' })
  organiser = await signInAs(app.session, { name: 'Olga Organiza' })
  const operator = await signInAs(app.session, { operator: true })
  const connect = (token: string) => browserOf(operator).post('/api/operator/chats', { service: 'telegram', token })
  expect((await connect('999:wrong')).body).toMatchObject({ kind: 'chat_refused', facts: { reason: 'Unauthorized' } })
  expect(await readChatSettings(app.db, 'telegram')).toBeUndefined()
  expect((await connect(TELEGRAM_TOKEN)).body).toMatchObject({ botName: 'CraqueTesteBot', secret: null })
  const { body } = await browserOf(organiser).post('/api/leagues', {
    name: 'Bolão da Firma',
    format: 'bolao',
    visibility: 'private',
    prize: 0,
    squadId: null,
    startsAtMs: Date.UTC(2026, 4, 20),
    endsAtMs: Date.UTC(2026, 6, 20),
  })
  leagueId = (body as { league: { id: number } }).league.id
  const { matches } = (await testBrowser(app).get('/api/picks/upcoming')).body as UpcomingPicks
  ;[match, other] = matches.filter((one) => one.match.sport === 'futebol').map((one) => one.match) as [
    MatchView,
    MatchView,
  ]
})
afterAll(async () => {
  await app.close()
  await telegram.close()
})
let ana: SignedIn
beforeEach(async () => {
  for (const table of ['chat_group', 'chat_person', 'chat_code', 'chat_heard', 'rate_limit'] as const)
    await app.db.deleteFrom(table).execute()
  ana = await signInAs(app.session)
  telegram.calls.length = 0
})

test('BT5 BT7 Telegram learns our address and a secret, which every update must carry', async () => {
  const operator = await signInAs(app.session, { operator: true })
  await browserOf(operator).post('/api/operator/chats', { service: 'telegram', token: TELEGRAM_TOKEN })
  const { secret } = (await readChatSettings(app.db, 'telegram'))!
  expect(telegram.calls.find(({ method }) => method === 'setWebhook')?.body).toMatchObject({
    url: 'https://craque.example/api/chats/telegram',
    secret_token: secret,
  })
  const shown = await browserOf(operator).get('/api/operator/chats')
  expect(JSON.stringify(shown.body)).not.toMatch(new RegExp(`${secret}|${TELEGRAM_TOKEN}`))
  telegram.calls.length = 0
  expect((await update({ message: { chat: ALONE, from: ANA, text: '/ajuda' } }, 'guessed')).status).toBe(401)
  expect(telegram.calls).toEqual([])
  for (const body of [{}, { message: 7 }, { message: { chat: ALONE } }, { edited_message: {} }, { update_id: 'x' }])
    expect((await update(body)).status).toBe(200)
  expect(telegram.calls).toEqual([])
})

test('BT1 a code links a group to a bolão once, and only its organisers make one or end it', async () => {
  expect(await answer('/tabela', { chat: GROUP })).toContain('ainda não tem bolão')
  expect((await browserOf(ana).post(`/api/leagues/${leagueId}/chats/codes`)).status).toBe(404)
  const code = await newCode()
  expect(await answer(`/ligar ${code.toLowerCase()}`, { chat: GROUP })).toContain('“Bolão da Firma”')
  expect(await answer(`/ligar ${code}`, { chat: GROUP })).toContain('não vale')
  expect(await answer('/tabela', { chat: GROUP })).toMatch(/Bolão da Firma/)
  const list = (await browserOf(organiser).get(`/api/leagues/${leagueId}/chats`)).body
  expect(list).toMatchObject({
    groups: [{ service: 'telegram', title: 'Bolão da Firma', quietFrom: 1380, isGone: false }],
    services: [{ service: 'telegram', botName: '@CraqueTesteBot' }],
  })
  const at = `/api/leagues/${leagueId}/chats/${list.groups[0].id}`
  const wants = { saysDeadline: false, saysGoals: true, saysRound: true, quietFrom: null, quietTo: null }
  expect((await browserOf(organiser).put(at, wants)).body).toMatchObject(wants)
  expect((await browserOf(organiser).get(`${at}/preview`)).body.messages).toMatchObject([
    { topic: 'round', isNow: true },
  ])
  expect(await answer('/desligar', { chat: GROUP })).toContain('Só quem organiza')
  expect((await browserOf(organiser).delete(at)).status).toBe(204)
  expect(await answer('/tabela', { chat: GROUP })).toContain('ainda não tem bolão')
})

test('BT1 a code of a league that has ten groups by now links no further group', async () => {
  const code = await newCode()
  for (let count = 0; count < 10; count++)
    await linkGroup(app.db, {
      service: 'slack',
      address: `T0/B0/${count}`,
      title: 'Sala',
      leagueId,
      managerId: organiser.managerId,
      language: 'pt-BR',
    })
  const said = await answer(`/ligar ${code}`, { chat: GROUP })
  await app.db.deleteFrom('chat_group').where('league_id', '=', leagueId).execute()
  expect(said).toContain('até 10 grupos')
})

test('BT1 a code of a person who no longer runs the bolão links no group', async () => {
  const code = await newCode()
  const giveTo = ({ managerId }: SignedIn) =>
    app.db.updateTable('league').set({ owner_id: managerId }).where('id', '=', leagueId).execute()
  await giveTo(ana)
  const said = await answer(`/ligar ${code}`, { chat: GROUP })
  await giveTo(organiser)
  expect(said).toContain('não vale')
  expect(await answer('/tabela', { chat: GROUP })).toContain('ainda não tem bolão')
})

test('BT1 a group shows no table once the member who linked it may not see the league, whoever asks', async () => {
  const chat = GROUP
  await answer(`/ligar ${await newCode()}`, { chat })
  await linkAna(ana)
  const owner = (managerId: number) =>
    app.db.updateTable('league').set({ owner_id: managerId }).where('id', '=', leagueId).execute()
  const member = { league_id: leagueId, manager_id: organiser.managerId }
  const seat = await app.db
    .selectFrom('pool_member')
    .selectAll()
    .where('league_id', '=', member.league_id)
    .where('manager_id', '=', member.manager_id)
    .executeTakeFirstOrThrow()
  await app.db.updateTable('pool_member').set({ manager_id: ana.managerId }).where('league_id', '=', leagueId).execute()
  await owner(ana.managerId)
  const inGroup = await answer('/tabela', { chat })
  const alone = await answer('/tabela')
  await app.db.deleteFrom('pool_member').where('league_id', '=', leagueId).execute()
  await app.db.insertInto('pool_member').values(seat).execute()
  await owner(organiser.managerId)
  expect(inGroup).toContain('ainda não tem bolão')
  expect(alone).not.toContain('ainda não tem bolão')
  expect(await answer('/tabela', { chat }), 'she may see it again').toContain('Bolão da Firma')
})

test('BT2 in a group it hears commands, replies to itself and its name; alone everything', async () => {
  await answer(`/ligar ${await newCode()}`, { chat: GROUP })
  const chat = GROUP
  expect(await write('bom dia, quem lidera?', { chat })).toEqual([])
  expect(await write('/tabela@OutroBot', { chat })).toEqual([])
  expect(await write('quem lidera?', { chat, from: BOT })).toEqual([])
  expect(await write('quem lidera?', { chat, reply_to_message: { from: ANA } })).toEqual([])
  expect(await answer('quem lidera?', { chat, reply_to_message: { from: BOT } })).toContain('Bolão da Firma')
  expect(await answer('@CraqueTesteBot quem lidera?', { chat })).toContain('Bolão da Firma')
  expect(await answer('que jogos tem hoje?')).toContain(`${match.home.name} x ${match.away.name}`)
})

test('BT3 a person links an account by a link that works once and is never shown in a group', async () => {
  expect(await answer('/conta', { chat: GROUP })).toContain('no privado')
  const text = await answer('/conta')
  const [, code = ''] = /https:\/\/craque\.example\/conta\?conversa=([\w-]{32})/.exec(text) ?? []
  const asked = await browserOf(ana).get(`/api/account/chats/asked?code=${code}`)
  expect(asked.body).toEqual({ service: 'telegram', name: '@ana' })
  expect((await testBrowser(app).post('/api/account/chats', { code })).status).toBe(401)
  expect((await browserOf(ana).post('/api/account/chats', { code })).body.accounts).toMatchObject([{ name: '@ana' }])
  const bia = await signInAs(app.session)
  expect((await browserOf(bia).post('/api/account/chats', { code })).body.kind).toBe('chat_code_wrong')
  expect(await answer('/conta')).toContain('já está ligado')
  await answer('/sair')
  expect((await browserOf(ana).get('/api/account/chats')).body).toEqual({ accounts: [] })
})

test('BT4 PM4 picks are saved through the app and repeated; corrections and lists work in a later message', async () => {
  const name = match.home.name
  expect(await answer(`${name} 2x1`)).toContain('não salvei nada')
  await linkAna(ana)
  expect(await answer(`${name} 2x1`)).toContain(`Salvei:\n• ${name} 2 x 1 ${match.away.name}`)
  expect(await picksOf(ana)).toEqual([[match.id, 2, 1]])
  expect(await answer('na verdade 3x1')).toContain(`${name} 3 x 1`)
  expect(await picksOf(ana)).toEqual([[match.id, 3, 1]])
  // If one part is in doubt, nothing is saved.
  const doubt = await answer(`${other.home.name} 1x0, talvez ${name} 0x0`)
  expect(doubt).toContain('não salvei')
  expect(doubt).toContain(`${other.home.name} 1 x 0`)
  expect(await picksOf(ana)).toEqual([[match.id, 3, 1]])
  const list = await answer('o que falta?')
  expect(list).toMatch(/^Falta o seu palpite/)
  const [, number = ''] = new RegExp(`(\\d+)\\) ${other.home.name}`).exec(list) ?? []
  const reply = await answer(`${number}) 4x4`)
  expect(reply).toContain('4 x 4')
  expect(await picksOf(ana)).toContainEqual([expect.any(Number), 4, 4])
})

test('BT4 PK1 nothing is saved after kick-off, whatever the chat says', async () => {
  await linkAna(ana)
  await answer(`${match.home.name} 1x0`)
  await setGameTime(app.db, new Date(match.startsAtMs + 60_000))
  expect(await answer(`${match.home.name} 9x9 ${match.away.name}`)).not.toContain('Salvei')
  expect(await picksOf(ana)).toEqual([[match.id, 1, 0]])
  await setGameTime(app.db, new Date('2026-05-20T12:00:00Z'))
})

test('BT3 links move with a guest, are in the export and end with the account', async () => {
  const guest = await signInAs(app.session, { kind: 'guest' })
  await linkAna(guest)
  await answer(`${match.home.name} 2x2`)
  await mergeGuest(app.db, { guestId: guest.managerId, accountId: ana.managerId })
  expect((await browserOf(ana).get('/api/account/chats')).body.accounts).toHaveLength(1)
  const kept = (await browserOf(ana).get('/api/account/export')).body
  expect(kept.chatAccounts).toMatchObject([{ service: 'telegram', user_key: '77' }])
  expect(kept.chatMemories).toHaveLength(1)
  expect(kept.chatMessages.length).toBeGreaterThan(0)
  await browserOf(ana).post('/api/account/delete', { confirm: 'EXCLUIR', currentPassword: testPassword })
  for (const table of ['chat_person', 'chat_heard'] as const)
    expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([])
})

test('BT5 a group that removed the bot gets no more messages, and a busy Telegram repeats its update', async () => {
  await answer(`/ligar ${await newCode()}`, { chat: GROUP })
  telegram.failNext('busy')
  const busy = await update({ message: { chat: GROUP, from: ANA, text: '/tabela' } })
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '17'])
  telegram.failNext('broken')
  expect((await update({ message: { chat: GROUP, from: ANA, text: '/tabela' } })).status).toBe(503)
  const goneAt = async () => (await app.db.selectFrom('chat_group').select('gone_at').executeTakeFirst())?.gone_at
  expect(await goneAt()).toBeNull()
  // The bot may not start a private chat. That does not mean that the group is gone.
  telegram.failNext('kicked')
  await answer('/sair', { chat: GROUP })
  expect(await goneAt()).toBeNull()
  telegram.failNext('kicked')
  expect((await update({ message: { chat: GROUP, from: ANA, text: '/tabela' } })).status).toBe(200)
  expect(await goneAt()).not.toBeNull()
  await answer(`/ligar ${await newCode()}`, { chat: GROUP })
  expect(await goneAt()).toBeNull()
  await update({ my_chat_member: { chat: GROUP, new_chat_member: { status: 'kicked' } } })
  expect(await goneAt()).not.toBeNull()
})

const said = () => telegram.calls.map(({ body }) => String(body['text']))

test('BT5 an update that Telegram brings again is neither saved nor answered twice', async () => {
  await linkAna(ana)
  telegram.calls.length = 0
  const message = { chat: ALONE, from: ANA, text: `${match.home.name} 2x1` }
  expect((await update({ update_id: 7, message })).status).toBe(200)
  expect(said()).toEqual([expect.stringContaining('Salvei')])
  await browserOf(ana).put('/api/picks', {
    picks: [{ matchId: match.id, pick: { kind: 'score', score: { home: 0, away: 0 } } }],
  })
  expect((await update({ update_id: 7, message })).status).toBe(200)
  expect(said()).toHaveLength(1)
  expect(await picksOf(ana)).toEqual([[match.id, 0, 0]])
  // A process saved the pick and died before it answered. Another process answers, and saves nothing again.
  await app.db.updateTable('chat_heard').set({ is_over: false, said: 0, replies: null }).execute()
  expect((await update({ update_id: 7, message })).status).toBe(503)
  const long = new Date(Date.now() - 60_000)
  await app.db.updateTable('chat_heard').set({ taken_at: long }).execute()
  expect((await update({ update_id: 7, message })).status).toBe(200)
  expect(said()).toHaveLength(2)
  expect(await picksOf(ana)).toEqual([[match.id, 0, 0]])
})

test('BT5 of updates that come twice at once one is answered, and a code that was used counts for the answer that is owed', async () => {
  const both = await Promise.all(
    [1, 2].map(() => update({ update_id: 8, message: { chat: ALONE, from: ANA, text: '/ajuda' } })),
  )
  expect(both.map(({ status }) => status)).toContain(200)
  expect(said()).toHaveLength(1)
  const message = { chat: GROUP, from: ANA, text: `/ligar ${await newCode()}` }
  telegram.failNext('busy')
  expect((await update({ update_id: 9, message })).status).toBe(503)
  expect((await update({ update_id: 9, message })).status).toBe(200)
  expect(said().slice(1)).toEqual([
    expect.stringContaining('“Bolão da Firma”'),
    expect.stringContaining('“Bolão da Firma”'),
  ])
  expect((await update({ update_id: 9, message })).status).toBe(200)
  expect(said()).toHaveLength(3)
})

test('BT5 nobody floods, and nobody finds a code by trying', async () => {
  for (let turn = 0; turn < 10; turn++) await answer('/ligar BCDFGHJK', { chat: GROUP })
  expect(await write(`/ligar ${await newCode()}`, { chat: GROUP })).toEqual([])
  let answered = 0
  for (let turn = 0; turn < 25; turn++) answered += (await write('/ajuda')).length
  expect(answered).toBe(19)
})
