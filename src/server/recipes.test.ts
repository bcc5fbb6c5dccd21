import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createDesk } from '#jobs/desk/create-desk.ts'
import { runDue } from '#jobs/testing/run-due.ts'
import { createProviders } from '#jobs/providers.ts'
import { buildClient } from '#api/testing/built-client.ts'
import { deskGame } from '#api/testing/desk-game.ts'
import { testPassword } from '#api/testing/test-passwords.ts'
import type { TestApp } from '#api/testing/test-app.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import { wholeApp } from './testing/whole-app.ts'

const URL_OF_SERVER = 'http://server.test'
const document = readFileSync('docs/api.md', 'utf8')
const recipes = new Map(
  document
    .split('\n## ')
    .flatMap((part) => /^([^\n]+)\n[^]*?```js\n([^]*?)```/.exec(part) ?? [])
    .flatMap((text, at, all) => (at % 3 === 1 ? [[text, all[at + 1] ?? ''] as const] : [])),
)

let app: TestApp
let desk: Awaited<ReturnType<typeof deskGame>>
let operator: SignedIn
let token: string
let asked: Pick<TestApp, 'request'>
let heard: { event: string; data: unknown }[] = []
let client: Awaited<ReturnType<typeof buildClient>>

const post = async <Body>(who: SignedIn, address: string, body: unknown, of: Pick<TestApp, 'request'> = app) => {
  const headers = { cookie: who.cookie, 'content-type': 'application/json' }
  const answer = await of.request(address, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status, `${address} ${await answer.clone().text()}`).toBeLessThan(300)
  return (await answer.json()) as Body
}
const makeToken = async (who: SignedIn, scopes: string[], of?: Pick<TestApp, 'request'>) =>
  (await post<{ secret: string }>(who, '/api/account/tokens', { name: 'Robô', scopes }, of)).secret

/** Answers the client's requests: by the app, and for the stream with the events of a test. */
const answer = async (address: string, init?: RequestInit) => {
  const asks = address.replace(URL_OF_SERVER, '')
  if (!asks.startsWith('/api/stream')) return asked.request(asks, init)
  const text = heard.map(({ event, data }, at) => `id: ${at}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  return new Response(text.join(''), { headers: { 'content-type': 'text/event-stream' } })
}

beforeAll(async () => {
  const built = buildClient()
  app = await wholeApp()
  desk = await deskGame({ desk: (db) => createDesk(db, createProviders(db)) })
  operator = await signInAs(app.session, { operator: true })
  token = await makeToken(await signInAs(app.session), ['read', 'squads', 'picks', 'leagues'])
  client = await built
  asked = app
  vi.stubGlobal('fetch', answer)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await Promise.all([app.close(), desk.close()])
  client.remove()
})

let count = 0
/** Runs a program with these settings and returns what it prints. */
async function run(code: string, settings: Record<string, string> = {}): Promise<string> {
  const file = path.join(client.folder, `program-${count++}.mjs`)
  writeFileSync(file, code.replace("'craque-client'", "'./client/index.js'"))
  const given = { CRAQUE_URL: URL_OF_SERVER, CRAQUE_TOKEN: token, ...settings }
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value)
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((...words: unknown[]) => void lines.push(words.join(' ')))
  try {
    await import(/* @vite-ignore */ pathToFileURL(file).href)
  } finally {
    log.mockRestore()
    vi.unstubAllEnvs()
  }
  return lines.join('\n')
}
const cook = (name: string, settings?: Record<string, string>) => run(recipes.get(name) ?? '', settings)

test('the client is small, and there are ten recipes of at most thirty lines', () => {
  expect(client.brotliBytes).toBeGreaterThan(1_000)
  expect(client.brotliBytes).toBeLessThan(6 * 1024)
  expect(recipes.size).toBe(10)
  for (const [name, code] of recipes) expect(code.split('\n').length, name).toBeLessThanOrEqual(31)
  expect(readFileSync('examples/bot.mjs', 'utf8').split('\n').length).toBeLessThanOrEqual(61)
})

describe('the recipes of docs/api.md, without a change', () => {
  test('read what anyone may read', async () => {
    expect(await cook('Matches in play, next and just over')).toMatch(/^\d\d:\d\d .+ x .+/)
    const match = { minute: 90, homeName: 'A', homeScore: 2, awayScore: 1, awayName: 'B', moments: [] }
    heard = [
      { event: 'match', data: { ...match, matchId: 8, state: 'live' } },
      { event: 'match', data: { ...match, matchId: 7, state: 'final' } },
    ]
    expect(await cook('Follow a match', { CRAQUE_MATCH: '7' })).toBe("90' A 2 x 1 B")
  })

  test('act for somebody with a token', async () => {
    expect(await cook('Save a squad')).toMatch(/^squad \d+ is saved$/)
    heard = [
      { event: 'you', data: { rank: 3, roundTenths: 125 } },
      { event: 'changed', data: { what: 'round' } },
    ]
    expect(await cook('My points, live')).toContain('place 3, 12.5 points in this round')
    const first = await cook('Ten palpites with one key')
    expect(first.match(/\d+ saved/g)).toHaveLength(10)
    expect(await cook('Ten palpites with one key')).toBe(first)
  })

  test('read a bolão and friends', async () => {
    const owner = await signInAs(app.session)
    const now = Date.now()
    const wanted = { name: 'Firma', format: 'bolao', visibility: 'public', prize: 1, squadId: null }
    const { league } = await post<{ league: { id: number } }>(owner, '/api/leagues', {
      ...wanted,
      startsAtMs: now,
      endsAtMs: now + 20 * 86_400_000,
    })
    expect(await cook('The table of my bolão as CSV', { CRAQUE_POOL: String(league.id) })).toMatch(
      /Pos\..*Participante/,
    )
    const { items } = (await (await app.request('/api/rankings')).json()) as { items: { managerId: number }[] }
    const own = await makeToken(owner, ['read'])
    const follow = `/api/managers/${items[0]?.managerId}/follow`
    await app.request(follow, { method: 'PUT', headers: { cookie: owner.cookie } })
    expect(await cook('The ranking of my friends', { CRAQUE_TOKEN: own })).toMatch(/^\d+ .+ \d+/)
  })

  test('import a championship, and export what is stored about a person', async () => {
    const settings = { CRAQUE_EMAIL: operator.email, CRAQUE_PASSWORD: testPassword, CRAQUE_FOLDER: 'LICENSES' }
    expect(JSON.parse(await cook('Export my data', settings))).toBeTypeOf('object')
    expect(await cook('Import a championship', settings)).toMatch(/refused/)
  })

  test('post a result', async ({ onTestFinished }) => {
    asked = desk.app
    onTestFinished(() => void (asked = app))
    await desk.goTo(120)
    await runDue(desk.db, desk.championshipId)
    const organiser = await makeToken(desk.organiser, ['read', `organise:${desk.slug}`], desk.app)
    const settings = { CRAQUE_TOKEN: organiser, CRAQUE_CHAMPIONSHIP: desk.slug, CRAQUE_MATCH: String(desk.matchId) }
    expect(await cook('Post a result', { ...settings, CRAQUE_RESULT: '2x1' })).toBe('7 taps')
    const { body } = await desk.ask(undefined, `/api/matches/${desk.matchId}`)
    expect(body['match']).toMatchObject({ state: 'final', homeScore: 2, awayScore: 1 })
  })
})

test('the example bot joins a league, saves a squad and prints its rank', async () => {
  const owner = await signInAs(app.session)
  const now = Date.now()
  const { league } = await post<{ league: { id: number } }>(owner, '/api/leagues', {
    name: 'Liga do robô',
    format: 'pontos-corridos',
    visibility: 'private',
    prize: 1,
    squadId: null,
    startsAtMs: now,
    endsAtMs: now + 40 * 86_400_000,
  })
  const page = await app.request(`/api/leagues/${league.id}`, { headers: { cookie: owner.cookie } })
  const { inviteCode } = (await page.json()) as { inviteCode: string }
  const bot = await makeToken(await signInAs(app.session), ['read', 'squads', 'leagues'])
  heard = [
    { event: 'changed', data: { what: 'league' } },
    { event: 'changed', data: { what: 'round' } },
  ]
  const told = await run(readFileSync('examples/bot.mjs', 'utf8'), { CRAQUE_TOKEN: bot, CRAQUE_INVITE: inviteCode })
  expect(told.split('\n')).toEqual([expect.stringMatching(/^Liga do robô: /), expect.stringMatching(/^Liga do robô: /)])
})
