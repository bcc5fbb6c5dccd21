import { execFile } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { desktop, useBrowser } from './browser.ts'
import { startWorldServer, type WorldServer } from './world-server.ts'

const { visit } = useBrowser()
const cli = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'dist', 'server', 'cli.js')
let server: WorldServer

/** A day of the game in about half a minute: the next match is never far. */
const quick = '2400'

beforeAll(async () => {
  server = await startWorldServer(inject('worlds'))
})
afterAll(async () => {
  await server.stop()
})

const craque = (...words: string[]) =>
  promisify(execFile)(process.execPath, [cli, ...words], { env: { ...process.env, DATABASE_URL: server.databaseUrl } })

test('an event appears on an open ranking page without reload and is told politely', async () => {
  const { page, complaints } = await visit(desktop, server.url)
  await page.goto('/rankings')
  const ticker = page.locator('[data-live-ticker]')
  await ticker.waitFor({ state: 'attached' })
  expect(await ticker.getAttribute('aria-live')).toBe('polite')
  await page.evaluate(() => {
    document.title = 'not reloaded'
  })
  let streams = 0
  let refetched = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/stream')) streams++
    if (request.url().includes('/api/rankings?')) refetched++
  })
  await craque('pace', quick)
  await ticker
    .getByText(/Gol de|Bola rolando|Fim de jogo/)
    .first()
    .waitFor({ timeout: 90_000 })
  await expect.poll(() => refetched, { timeout: 20_000 }).toBeGreaterThan(0)
  await craque('pace', '1')
  expect(streams).toBe(0)
  expect(await page.title()).toBe('not reloaded')
  expect(complaints).toEqual([])
}, 150_000)
