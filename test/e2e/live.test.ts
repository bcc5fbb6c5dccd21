import { execFile } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { playStep } from '#api/stream/test-round.ts'
import { connect } from '#db/connection/connect.ts'
import { desktop, useBrowser } from './browser.ts'
import { autoPick, openFantasy, save } from './fantasy-helpers.ts'
import { lockOpenRound } from './live-game.ts'
import { openLivePage } from './live-page.ts'
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
  expect(await ticker.getByRole('status').getAttribute('aria-live')).toBe('polite')
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

test('a goal of one’s own player is told as such, one of somebody else’s is not claimed', async () => {
  const { page, complaints } = await visit(desktop, server.url)
  await openFantasy(page)
  await autoPick(page)
  await save(page)
  const { db, close } = connect({ connection: server.connection })
  try {
    const roundId = await lockOpenRound(db)
    const lineupOfMine = async () =>
      (
        await sql<{ playerIds: number[]; captainId: number }>`
          select player_ids as "playerIds", captain_id as "captainId" from lineup l join manager m on m.id = l.manager_id
          where l.round_id = ${roundId} and m.kind = 'guest' order by m.id desc limit 1`.execute(db)
      ).rows[0]
    const { playerIds, captainId } = (await lineupOfMine())!
    const { rows: players } = await sql<{ id: number; name: string; matchId: number }>`
      select p.id, p.short_name as name, m.id as "matchId" from match m
      join player p on p.club_id in (m.home_club_id, m.away_club_id)
      where m.round_id = ${roundId} and m.state = 'scheduled' order by p.id`.execute(db)
    const mine = players.find(({ id }) => playerIds.includes(id) && id !== captainId)!
    const other = players.find(({ id, matchId }) => matchId === mine.matchId && !playerIds.includes(id))!

    const listens = page.waitForResponse((answer) => answer.url().endsWith('/api/stream'))
    await openLivePage(page, '/rankings')
    await listens
    const ticker = page.locator('[data-live-ticker]')
    const scores = (who: { id: number }, seq: number) =>
      playStep(db, { matchId: mine.matchId, seq, points: new Map([[who.id, 80]]), scouts: { goal: 1 } })
    await scores(other, 901)
    await ticker.getByText(`Gol de ${other.name}`).first().waitFor()
    expect(await ticker.getByText('do seu').count()).toBe(0)
    await scores(mine, 902)
    await ticker.getByText(`Gol do seu ${mine.name}: +8,0`).last().waitFor()
    expect(complaints).toEqual([])
  } finally {
    await close()
  }
}, 150_000)
