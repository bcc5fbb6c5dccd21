import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeChatSettings } from '#db/chat/chat-setting.ts'
import { worldDatabase } from '#jobs/testing/world-database.ts'
import { DISCORD_PUBLIC_KEY, signDiscord } from './testing/discord-stand-in.ts'
import { contractOf } from './testing/every-route.ts'
import { testApp, type TestApp } from './testing/test-app.ts'

/** Routes that the contract does not describe: chat services, assistants, frames, sheets and boards use them. */
const OTHERS = ['POST /api/chats/telegram', 'POST /api/chats/discord', 'POST /api/chats/whatsapp', 'POST /mcp'] as const
const SHOWN = ['GET /api/sheets/:file', 'GET /embed/:kind', 'GET /embed/:kind/:id', 'GET /tv'] as const

const SECRET = 'telegram-secret'
let app: TestApp
beforeAll(async () => {
  app = await testApp({
    database: await worldDatabase(),
    limits: { address: { tries: 8, windowSeconds: 60 } },
  })
  const { db } = app
  await storeChatSettings(db, 'telegram', { token: '1:x', secret: SECRET, botName: 'Bot' })
  await storeChatSettings(db, 'discord', {
    applicationId: '42',
    publicKey: DISCORD_PUBLIC_KEY,
    token: 'x',
    botName: 'Bot',
  })
  await storeChatSettings(db, 'whatsapp', { secret: 's', address: null })
})
afterAll(() => app.close())

test('every route outside the contract is in the lists of this file', () => {
  const described = new Set(
    Object.entries(contractOf(app).paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    ),
  )
  const found = app.app.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/(?:api\/(?:chats|sheets)|mcp|embed|tv)(?:\/|$)/.test(path))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !described.has(route) && !route.startsWith('GET /mcp') && !route.startsWith('DELETE /mcp'))
  expect(new Set(found)).toEqual(new Set([...OTHERS, ...SHOWN]))
})

const bodies = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '{}',
  '{"__proto__":{"x":1}}',
  '{"update_id":1,"message":{"chat":{"id":1e400}}}',
  String.raw`{"update_id":2,"message":{"chat":{"id":1,"type":"private"},"from":{"id":1},"text":"a\u0000\ud800b"}}`,
  String.raw`{"id":"1","type":2,"token":"t","application_id":"42","channel_id":"9","user":{"id":"1","username":"a\u0000"},"data":{"name":"palpite","options":[{"name":"t","value":"\ud800"}]}}`,
  `{"chat":"${'x'.repeat(5000)}","isGroup":true}`,
  `{"name":"${'a'.repeat(30_000)}"}`,
]

test.each(OTHERS)('%s refuses invalid requests without a failure, and limits a sender who continues', async (route) => {
  const path = route.split(' ')[1]!
  const send = (body: string, headers: Record<string, string> = {}) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${path.length}`, ...headers },
      body,
    })
  const statuses: number[] = []
  for (const body of bodies) statuses.push((await send(body)).status)
  expect(statuses.filter((status) => ![400, 401, 429].includes(status))).toEqual([])
  // Tries are limited, so that nobody guesses the secret of a chat. A personal token is too long to guess.
  if (path !== '/mcp') expect(statuses.slice(-2)).toEqual([429, 429])
})

test('BT5 no body causes a failure, even with the right secret', async () => {
  for (const body of bodies) {
    const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': SECRET }
    const telegram = await app.request('/api/chats/telegram', { method: 'POST', headers, body })
    // 503, because no Telegram receives the answer in this test.
    expect([200, 400, 503], body.slice(0, 60)).toContain(telegram.status)
    const discord = await app.request('/api/chats/discord', { method: 'POST', headers: signDiscord(body), body })
    expect([200, 400], body.slice(0, 60)).toContain(discord.status)
  }
})

const words = ['0', '-1', '%00', '%F0%9F%98%80', '%ED%A0%80', 'x'.repeat(3000), "1'--", '../../etc', '9'.repeat(30)]

test('DL1 EB2 TV1 no address of a frame, sheet or board causes a failure, and guesses are limited', async () => {
  const paths = words.flatMap((word) => [
    `/embed/${word}`,
    `/embed/bolao/${word}`,
    `/embed/bolao/1?chave=${word}`,
    `/embed/tabela?linhas=${word}&campeonato=${word}&esporte=${word}&cor=${word}`,
    `/tv?chave=${word}`,
    `/tv?campeonato=${word}`,
    `/api/sheets/${word}.csv`,
  ])
  for (const [at, path] of paths.entries()) {
    const { status } = await app.request(path, { headers: { 'x-forwarded-for': `198.51.100.${at}` } })
    expect([200, 400, 404], path.slice(0, 60)).toContain(status)
  }
  const guesses = []
  for (let turn = 0; turn < 10; turn++)
    guesses.push(
      (await app.request(`/tv?chave=${'y'.repeat(43)}`, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status,
    )
  expect([guesses[0], guesses.at(-1)]).toEqual([404, 429])
})
