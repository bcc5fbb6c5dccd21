import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
async function example(file: string, env: Record<string, string> = {}): Promise<string> {
  const program = path.join('examples', file)
  expect(readFileSync(program, 'utf8').split('\n').length).toBeLessThanOrEqual(100)
  const { stdout } = await run(process.execPath, [program], { env: { ...process.env, CRAQUE_URL: url, ...env } })
  return stdout
}

const ofAna = async () => {
  const { cookie } = await signInAs(app.session)
  return testBrowser(app, { cookie })
}

test('the score bot posts a live score once, and waits as long as Discord says', async () => {
  await app.db
    .updateTable('match')
    .set({ state: 'live', home_score: 2, away_score: 1, minute: 40 })
    .where('id', '=', (eb) =>
      eb.selectFrom('match').select('id').where('state', '=', 'scheduled').orderBy('starts_at').limit(1),
    )
    .execute()
  await app.versions.reload()
  const posted: string[] = []
  let refusals = 1
  const discord = createServer((request, response) => {
    if (refusals-- > 0) return void response.writeHead(429, { 'retry-after': '0' }).end()
    request.setEncoding('utf8').on('data', (text: string) => posted.push(text))
    request.on('end', () => response.writeHead(204).end())
    return undefined
  })
  await new Promise<void>((resolve) => discord.listen(0, '127.0.0.1', resolve))
  const { port } = discord.address() as AddressInfo
  const hook = `http://127.0.0.1:${port}/api/webhooks/1/x`
  await example('discord-score-bot/bot.mjs', { DISCORD_WEBHOOK_URL: hook, ASK_SECONDS: '0', TURNS: '2' })
  discord.close()
  expect(posted.filter((text) => text.includes('2 x 1'))).toHaveLength(1)
})

test('the sensor prints the deadline and what waits, with a token that only reads', async () => {
  const ana = await ofAna()
  const { body } = await ana.post('/api/account/tokens', { name: 'Casa', scopes: ['read'] })
  const said = await example('home-assistant/sensor.mjs', { CRAQUE_TOKEN: (body as { secret: string }).secret })
  expect(JSON.parse(said)).toEqual({
    round: expect.any(Number),
    minutes_left: expect.any(Number),
    rank: null,
    points: null,
    picks_waiting: expect.any(Number),
  })
})

test('the page of the bar shows frames that exist', async () => {
  const page = await example('tv-page/make-page.mjs', { TITLE: 'Bar <do> "Zé"' })
  expect(page).toContain('<h1>Bar &lt;do> &quot;Zé&quot;</h1>')
  const frames = [...page.matchAll(/src="([^"]+)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
  expect(frames).toHaveLength(2)
  for (const address of frames) expect((await fetch(address)).status).toBe(200)
})

test('the script adds up points from a display link', async () => {
  const ana = await ofAna()
  const { sheet } = (await ana.post('/api/links', { kind: 'pontos' })).body as { sheet: string }
  const address = `${url}${new URL(sheet).pathname}`
  expect(await example('spreadsheet/points.mjs', { CRAQUE_SHEET: address })).toBe('rodadas: 0\n')
  await expect(example('spreadsheet/points.mjs', { CRAQUE_SHEET: `${url}/api/sheets/no.csv` })).rejects.toThrow(
    'revoked',
  )
})

test('the static site has the table and a live frame', async () => {
  const page = await example('static-site/build.mjs')
  expect(page.match(/<tr><td>/g)?.length).toBeGreaterThan(5)
  expect(page).toContain(`${url}/embed/contagem`)
})
