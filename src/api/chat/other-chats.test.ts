import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { ChatCode } from '#contract/chat.ts'
import type { MatchView } from '#contract/match.ts'
import type { UpcomingPicks } from '#contract/pick.ts'
import { worldDatabase } from '#jobs/testing/world-database.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import { adapterOf } from './adapter-of.ts'
import type { ChatHosts, Sent } from './chat-adapter.ts'
import { DISCORD_PUBLIC_KEY, DISCORD_TOKEN, signDiscord, startDiscordStandIn } from '#api/testing/discord-stand-in.ts'

let app: TestApp
let discord: Awaited<ReturnType<typeof startDiscordStandIn>>
let hosts: ChatHosts
let organiser: SignedIn
let operator: SignedIn
let leagueId: number
let match: MatchView

const browserOf = ({ cookie }: SignedIn) => testBrowser(app, { cookie })
const connect = (body: object) => browserOf(operator).post('/api/operator/chats', body)
const DISCORD = { service: 'discord', applicationId: '42', publicKey: DISCORD_PUBLIC_KEY, token: DISCORD_TOKEN }

async function ask(path: string, body: string, headers: Record<string, string>) {
  const answer = await app.request(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  })
  return {
    status: answer.status,
    body: (await answer.json()) as {
      kind?: string
      type?: number
      data?: { content: string; flags?: number; custom_id?: string }
      replies?: { text: string; isPrivate: boolean }[]
    },
  }
}

let sent = 0
const interact = (interaction: object) => {
  const body = JSON.stringify({
    id: String(++sent),
    token: 'token-of-the-interaction',
    application_id: '42',
    channel_id: '900',
    guild_id: '9',
    channel: { id: '900', name: 'bolao' },
    member: { user: { id: '77', username: 'ana' } },
    ...interaction,
  })
  return ask('/api/chats/discord', body, signDiscord(body))
}
const command = async (name: string, value?: string) =>
  interact({ type: 2, data: { name, ...(value !== undefined && { options: [{ name: 'texto', type: 3, value }] }) } })

const newCode = async () =>
  ((await browserOf(organiser).post(`/api/leagues/${leagueId}/chats/codes`)).body as ChatCode).code

beforeAll(async () => {
  discord = await startDiscordStandIn()
  hosts = { telegram: discord.root, discord: discord.root, slack: discord.root, discordPatienceMs: 5_000 }
  app = await testApp({ database: await worldDatabase(), chatHosts: hosts, publicUrl: 'https://craque.example' })
  organiser = await signInAs(app.session)
  operator = await signInAs(app.session, { operator: true })
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
  match = matches.find((one) => one.match.sport === 'futebol')!.match
})
afterAll(async () => {
  await app.close()
  await discord.close()
})
beforeEach(async () => {
  for (const table of ['chat_group', 'chat_person', 'chat_code', 'chat_heard', 'rate_limit'] as const)
    await app.db.deleteFrom(table).execute()
  discord.calls.length = 0
})

test('BT5 BT7 Discord learns the commands, and only what its key signed is heard', async () => {
  expect((await connect({ ...DISCORD, token: 'wrong' })).body).toMatchObject({
    kind: 'chat_refused',
    facts: { reason: '401: Unauthorized' },
  })
  expect((await connect(DISCORD)).body).toMatchObject({ botName: 'CraqueTeste' })
  expect(discord.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /users/@me',
    'PUT /applications/42/commands',
  ])
  expect((await interact({ type: 1 })).body).toEqual({ type: 1 })
  const body = JSON.stringify({ id: '1', type: 1, token: 't', application_id: '42' })
  for (const headers of [
    signDiscord(`${body} `),
    { ...signDiscord(body), 'x-signature-timestamp': '1700000001' },
    { ...signDiscord(body), 'x-signature-ed25519': 'zz' },
    {},
  ])
    expect((await ask('/api/chats/discord', body, headers as Record<string, string>)).status).toBe(401)
})

test('BT1 BT2 BT3 BT4 on Discord commands and a form link, pick and answer; the link is for one person alone', async () => {
  await connect(DISCORD)
  expect((await command('tabela')).body.data?.content).toContain('ainda não tem bolão')
  expect((await command('ligar', await newCode())).body.data?.content).toContain('“Bolão da Firma”')
  expect((await command('palpite', `${match.home.name} 2x1`)).body.data?.content).toContain('não salvei')
  const link = (await command('conta')).body.data
  expect(link?.flags).toBe(64)
  const ana = await signInAs(app.session)
  const [, code] = /conversa=([\w-]+)/.exec(link?.content ?? '') ?? []
  expect((await browserOf(ana).post('/api/account/chats', { code })).body.accounts).toMatchObject([
    { service: 'discord', name: 'ana' },
  ])
  const saved = await command('palpite', `${match.home.name} 2x1`)
  expect(saved.body).toMatchObject({ type: 4, data: { content: expect.stringContaining(`${match.home.name} 2 x 1`) } })
  expect((await command('palpite')).body).toMatchObject({ type: 9, data: { custom_id: 'palpites' } })
  const form = {
    custom_id: 'palpites',
    components: [{ components: [{ custom_id: 'text', value: `${match.home.name} 3x1` }] }],
  }
  expect((await interact({ type: 5, data: form })).body.data?.content).toContain('3 x 1')
  expect((await command('tabela')).body.data?.content).toContain('Bolão da Firma')
  expect((await interact({ type: 3, data: { custom_id: 'x' } })).status).toBe(400)
  // An answer that takes longer than Discord waits is sent later, with the token of the interaction.
  hosts.discordPatienceMs = 0
  discord.calls.length = 0
  expect((await command('tabela')).body).toEqual({ type: 5 })
  await vi.waitFor(() => expect(discord.calls).toHaveLength(1))
  expect(discord.calls[0]).toMatchObject({
    method: 'PATCH',
    path: '/webhooks/42/token-of-the-interaction/messages/@original',
    body: { content: expect.stringContaining('Bolão da Firma') },
  })
  // An answer for one person stays private, even if it is sent late.
  for (const [name, said] of [
    ['conta', 'já está ligado'],
    ['sair', 'não está mais ligada'],
    ['conta', 'conversa='],
  ] as const) {
    discord.calls.length = 0
    expect((await command(name)).body, name).toEqual({ type: 5, data: { flags: 64 } })
    await vi.waitFor(() => expect(discord.calls).toHaveLength(1))
    expect(discord.calls[0]).toMatchObject({ method: 'PATCH', body: { content: expect.stringContaining(said) } })
  }
  hosts.discordPatienceMs = 5_000
})

test('BT5 Slack gets messages at the address of its webhook and nowhere else', async () => {
  const add = (address: string) =>
    browserOf(organiser).post(`/api/leagues/${leagueId}/chats`, { title: '#firma', address })
  for (const wrong of [
    'http://hooks.slack.com/services/T0/B0/abcdef',
    'https://evil.example/services/T0/B0/abcdef',
    'https://hooks.slack.com@evil.example/services/aaaaaaaaaaaa',
    'https://hooks.slack.com/api/x',
  ])
    expect((await add(wrong)).body.kind, wrong).toBe('chat_address_wrong')
  const made = await add('https://hooks.slack.com/services/T000/B000/XXXXXXXX')
  expect(made.body).toMatchObject({ service: 'slack', title: '#firma' })
  expect(JSON.stringify(made.body)).not.toContain('XXXXXXXX')
  const slack = (await adapterOf('slack', app.db, hosts))!
  expect(await slack.tell('/services/T000/B000/XXXXXXXX', { text: 'A < B & C' })).toEqual({ kind: 'sent' })
  expect(discord.calls.at(-1)).toMatchObject({
    path: '/services/T000/B000/XXXXXXXX',
    body: { text: 'A &lt; B &amp; C' },
  })
})

test.each([
  ['kicked', { kind: 'gone' }],
  ['unknown', { kind: 'gone' }],
  ['busy', { kind: 'later', seconds: 12 }],
  ['broken', { kind: 'later', seconds: 60 }],
] as const)('BT5 a channel of Discord that answers %s', async (failure, expected: Sent) => {
  await connect(DISCORD)
  const adapter = (await adapterOf('discord', app.db, hosts))!
  discord.failNext(failure)
  expect(await adapter.tell('900', { text: '@everyone' })).toEqual(expected)
  expect(discord.calls.at(-1)?.body).toMatchObject({ allowed_mentions: { parse: [] } })
  expect(await adapter.tell('900', { text: 'Rodada 7', picture: new Uint8Array([1]) })).toEqual({ kind: 'sent' })
  expect(discord.calls.at(-1)).toMatchObject({ path: '/channels/900/messages', hasFile: true })
})

test('BT5 a gateway and Craque sign what they send each other; what is old or changed is refused', async () => {
  const { secret, address } = (await connect({ service: 'whatsapp', address: `${discord.root}/gateway` })).body as {
    secret: string
    address: string
  }
  expect(address).toBe('https://craque.example/api/chats/whatsapp')
  const send = (message: object, { at = Math.floor(Date.now() / 1000), key = secret, id = `m${++sent}` } = {}) => {
    const body = JSON.stringify(message)
    const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')
    return ask('/api/chats/whatsapp', body, {
      'webhook-id': id,
      'webhook-timestamp': String(at),
      'webhook-signature': `v1,${signature}`,
    })
  }
  const message = {
    chat: '123@g.us',
    isGroup: true,
    title: 'Família',
    from: { id: '5511', name: 'Ana' },
    text: '/tabela',
  }
  expect((await send(message)).body.replies?.[0]?.text).toContain('ainda não tem bolão')
  expect((await send({ ...message, text: `/ligar ${await newCode()}` })).body.replies?.[0]?.text).toContain(
    'Bolão da Firma',
  )
  expect((await send({ ...message, text: 'bom dia' })).body).toEqual({ replies: [] })
  const alone = { ...message, chat: '5511@c.us', isGroup: false }
  expect((await send({ ...alone, text: '/conta' })).body.replies?.[0]).toMatchObject({ isPrivate: true })
  const [first, again] = [
    await send({ ...alone, text: '/conta' }, { id: 'm' }),
    await send({ ...alone, text: '/conta' }, { id: 'm' }),
  ]
  expect(first.body.replies).toHaveLength(1)
  expect(again.body, 'brought again').toEqual(first.body)
  expect((await send(message, { id: 'x'.repeat(200) })).status).toBe(400)
  expect((await send(message, { key: 'another' })).status).toBe(401)
  expect((await send(message, { at: 1_700_000_000 })).status).toBe(401)
  expect((await send({ chat: 7 })).status).toBe(400)
  const bridge = (await adapterOf('whatsapp', app.db, hosts))!
  expect(await bridge.tell('123@g.us', { text: 'Oi', picture: new Uint8Array([1, 2]) })).toEqual({ kind: 'sent' })
  expect(discord.calls.at(-1)).toMatchObject({
    path: '/gateway',
    body: { chat: '123@g.us', text: 'Oi', picture: 'AQI=' },
  })
  expect((await send({ left: '123@g.us' })).status).toBe(200)
  const group = await app.db.selectFrom('chat_group').select('gone_at').executeTakeFirst()
  expect(group?.gone_at).not.toBeNull()
})

test('nobody can make a demonstration send to chats or push services (BT6, NT10)', async () => {
  const demo = await testApp({ isDemo: true })
  onTestFinished(() => demo.close())
  const { put, post } = testBrowser(demo, { cookie: (await signInAs(demo.session)).cookie })
  const slack = { title: '#firma', address: 'https://hooks.slack.com/services/T000/B000/XXXXXXXX' }
  const push = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/x',
    keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
  }
  const answers = [
    await post('/api/leagues/1/chats', slack),
    await post('/api/leagues/1/chats/codes'),
    await put('/api/notices/push', push),
  ]
  expect(answers.map(({ status, body }) => [status, (body as { kind?: string }).kind])).toEqual([
    [403, 'chats_off'],
    [403, 'chats_off'],
    [403, 'push_off'],
  ])
})
