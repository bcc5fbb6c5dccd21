import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MarketView } from '#contract/market.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import { worldDatabase } from '#jobs/testing/world-database.ts'
import { testApp, type TestApp } from './testing/test-app.ts'
import { testBrowser } from './testing/test-browser.ts'
import { signInAs } from './testing/test-people.ts'

const run = promisify(execFile)
let app: TestApp
let url: string
let server: ReturnType<typeof serve>
beforeAll(async () => {
  app = await testApp({ database: await worldDatabase() })
  url = await new Promise((resolve) => {
    server = serve({ fetch: app.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    )
  })
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await app.close()
})

/** Runs a program of `examples/` as its readers would. */
async function example(file: string, env: Record<string, string> = {}, ...args: string[]): Promise<string> {
  const program = path.join('examples', file)
  expect(readFileSync(program, 'utf8').split('\n').length).toBeLessThanOrEqual(100)
  const options = { env: { ...process.env, CRAQUE_URL: url, ...env } }
  const { stdout } = await run(process.execPath, [program, ...args], options)
  return stdout
}

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'craque-example-'))
const framesOf = (page: string) =>
  [...page.matchAll(/src="([^"]+)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

const ofAna = async () => {
  const { cookie } = await signInAs(app.session)
  return testBrowser(app, { cookie })
}

test('the score bot posts each live score once, as plain text, and waits as long as Discord says', async () => {
  const { id, home_club_id } = await app.db
    .selectFrom('match')
    .select(['id', 'home_club_id'])
    .where('state', '=', 'scheduled')
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirstOrThrow()
  await app.db.updateTable('club').set({ name: '@everyone *FC*' }).where('id', '=', home_club_id).execute()
  const score = async (home: number) => {
    const live = { state: 'live', home_score: home, away_score: 1, minute: 40 } as const
    await app.db.updateTable('match').set(live).where('id', '=', id).execute()
    await bumpVersion(app.db, firstChampionship, 'match')
    await app.versions.reload()
  }
  const posted: { content: string; allowed_mentions: object }[] = []
  const askedAtMs: number[] = []
  const discord = createServer((request, response) => {
    askedAtMs.push(Date.now())
    if (askedAtMs.length === 1) return void response.writeHead(429, { 'retry-after': '1' }).end()
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      posted.push(JSON.parse(text) as (typeof posted)[0])
      response.writeHead(204).end()
    })
    return undefined
  })
  await new Promise<void>((resolve) => discord.listen(0, '127.0.0.1', resolve))
  const { port } = discord.address() as AddressInfo
  const env = {
    DISCORD_WEBHOOK_URL: `http://127.0.0.1:${port}/api/webhooks/1/x`,
    STATE_FILE: path.join(newFolder(), 'scores.json'),
  }
  for (const home of [2, 2, 3]) {
    await score(home)
    await example('discord-score-bot/bot.mjs', env, '--once')
  }
  discord.close()
  const ours = posted.filter(({ content }) => content.includes('everyone'))
  expect(ours.map(({ content }) => /\d x \d/.exec(content)?.[0])).toEqual(['2 x 1', '3 x 1'])
  expect(ours[0]?.content).toContain('\\@everyone \\*FC\\*')
  expect(ours[0]?.allowed_mentions).toEqual({ parse: [] })
  expect(askedAtMs[1]! - askedAtMs[0]!).toBeGreaterThanOrEqual(1000)
})

test('the sensor prints the deadline, my rank and whether my team plays, with a token that only reads', async () => {
  const ana = await ofAna()
  const { body } = await ana.post('/api/account/tokens', { name: 'Casa', scopes: ['read'] })
  const said = async () =>
    JSON.parse(await example('home-assistant/sensor.mjs', { CRAQUE_TOKEN: (body as { secret: string }).secret }))
  expect(await said()).toEqual({
    state: 'unranked',
    rank: null,
    of: expect.any(Number),
    points: 0,
    is_live: false,
    round_points: null,
    next_round: expect.any(Number),
    next_deadline: expect.stringMatching(/^\d{4}-.*Z$/),
    team_saved: false,
    name: expect.any(String),
  })
  const { round, players } = (await ana.get('/api/market')).body as MarketView
  const cheapest = (players ?? []).toSorted((a, b) => a.price - b.price)
  const playerIds = Object.entries({ Goleiro: 1, Defensor: 4, 'Meio-Campo': 3, Atacante: 3 }).flatMap(([line, count]) =>
    cheapest
      .filter(({ position }) => position === line)
      .slice(0, count)
      .map(({ id }) => id),
  )
  const squad = { name: 'Da Ana', playerIds, captainId: null, roundId: round?.id }
  expect((await ana.post('/api/squads', squad)).status).toBe(201)
  expect(await said()).toMatchObject({ team_saved: true })
})

test('the page of the bar shows its title as text, and frames that exist', async () => {
  const page = await example('tv-page/make-page.mjs', { BAR_TITLE: 'Bar <do> "Zé"' })
  expect(page).toContain('<h1>Bar &lt;do&gt; &quot;Zé&quot;</h1>')
  const frames = framesOf(page)
  expect(frames).toHaveLength(3)
  for (const address of frames) expect((await fetch(address)).status).toBe(200)
  const hidden = example('tv-page/make-page.mjs', { CRAQUE_FRAME: `/embed/bolao/999999?chave=${'x'.repeat(43)}` })
  await expect(hidden).rejects.toThrow('cannot be shown')
})

test('the script prints the leaders of a bolão from a display link, until it is revoked', async () => {
  const ana = await ofAna()
  const nowMs = Date.now()
  const made = await ana.post('/api/leagues', {
    name: 'Bolão da firma',
    format: 'bolao',
    visibility: 'private',
    prize: 0,
    squadId: null,
    startsAtMs: nowMs,
    endsAtMs: nowMs + 60 * 86_400_000,
  })
  const { league } = made.body as { league: { id: number } }
  await app.db
    .updateTable('manager')
    .set({ name: 'Ana "Craque", da firma' })
    .where('id', '=', (eb) => eb.selectFrom('league').select('owner_id').where('id', '=', league.id))
    .execute()
  const answer = await ana.post('/api/links', { kind: 'bolao', leagueId: league.id })
  const { link, sheet } = answer.body as { link: { id: number }; sheet: string }
  const env = { CRAQUE_SHEET: new URL(sheet).pathname }
  expect(await example('spreadsheet/points.mjs', env)).toBe('– Ana "Craque", da firma: 0\n')
  expect((await ana.delete(`/api/links/${link.id}`)).status).toBe(204)
  await expect(example('spreadsheet/points.mjs', env)).rejects.toThrow('revoked')
})

test('the static site has today’s matches and the table in a frame, with its title as text', async () => {
  const folder = newFolder()
  await example('static-site/build.mjs', { SITE_FOLDER: folder, SITE_TITLE: 'Jogos <hoje>' })
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8')
  expect(page).toContain('<h1>Jogos &lt;hoje&gt;</h1>')
  expect(page.match(/<tr><td>/g)?.length).toBeGreaterThan(1)
  const frames = framesOf(page)
  expect(frames).toHaveLength(1)
  expect((await fetch(frames[0]!)).status).toBe(200)
})

test('the programs of docs/building.md that need no package run as they stand', async () => {
  const ana = await ofAna()
  const { body } = await ana.post('/api/account/tokens', { name: 'Docs', scopes: ['read'] })
  const env = { ...process.env, CRAQUE_URL: url, CRAQUE_TOKEN: (body as { secret: string }).secret }
  const text = readFileSync('docs/building.md', 'utf8')
  const [, section = ''] = /## Plain requests\n(.*?)\n## /s.exec(text) ?? []
  const programs = [...section.matchAll(/```js\n(.*?)```/gs)].map(([, program = '']) => program)
  const said = []
  for (const program of programs)
    said.push((await run(process.execPath, ['--input-type=module', '-e', program], { env })).stdout)
  expect(said).toEqual([expect.stringContaining(' x '), 'not in: 0 of 11 players\n'])
})
