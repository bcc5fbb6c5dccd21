import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect } from '#db/connection/connect.ts'
import { note } from '#test/figure.ts'
import { desktop, useBrowser } from './browser.ts'
import { newcomer, signUp } from './people-helpers.ts'
import { startServer, type ServerProcess } from './server-process.ts'
import { copyWorld, urlOf } from './world-server.ts'

const SCREENS = [
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const
/** On a screen of this many lines of the smallest text, people read it from across a room. */
const MOST_LINES = 45
const TURN_MS = 12_000
const STEP_MS = 600_000
const STEPS = 36
/** What goes away at which step, and comes back two steps later. */
const FAULTS: Record<number, 'server' | 'connection'> = {
  5: 'server',
  12: 'connection',
  19: 'server',
  27: 'connection',
}
const AWAY_STEPS = 2
const patience = { timeout: 60_000, interval: 200 }

let folder: string
let connection: Awaited<ReturnType<typeof copyWorld>>
let server: ServerProcess
const start = (port: string) =>
  startServer({ dataFolder: path.join(folder, 'data'), env: { DATABASE_URL: urlOf(connection), PORT: port } })

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'craque-tv-'))
  connection = await copyWorld(inject('worlds'))
  server = await start('0')
})
afterAll(async () => {
  if (server.child.exitCode === null) await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const { visit } = useBrowser()

/** What is wrong with the part that the screen shows. */
const faultsOf = (page: Page) =>
  page.evaluate((mostLines) => {
    const shown = [...document.querySelectorAll<HTMLElement>('main > section')].filter(({ hidden }) => !hidden)
    const root = document.documentElement
    const texts = [document.querySelector('header')!, ...shown].flatMap((part) =>
      [...part.querySelectorAll<HTMLElement>('*')].filter(({ childNodes }) =>
        [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
      ),
    )
    const visible = texts.filter((text) => text.getClientRects().length > 0)
    const outside = visible.filter((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect()
      return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1
    })
    const small = visible.filter((text) => parseFloat(getComputedStyle(text).fontSize) * mostLines < innerHeight)
    return {
      parts: shown.length,
      scrolls: root.scrollWidth > innerWidth || root.scrollHeight > innerHeight,
      outside: outside.map(({ textContent }) => textContent),
      small: small.map(({ textContent }) => textContent),
    }
  }, MOST_LINES)

const FINE = { parts: 1, scrolls: false, outside: [], small: [] }

/** The owner of a public bolão of sixty people, and the address of its board. */
async function makeBoard() {
  const { page } = await visit(desktop, server.url)
  await signUp(page, newcomer())
  const made = await page.request.post('/api/leagues', {
    data: {
      name: 'Bolão do bar',
      format: 'bolao',
      visibility: 'public',
      prize: 0,
      squadId: null,
      startsAtMs: Date.now(),
      endsAtMs: Date.now() + 60 * 86_400_000,
    },
  })
  expect(made.status()).toBe(201)
  const { league } = (await made.json()) as { league: { id: number } }
  const { db, close } = connect({ connection, applicationName: 'board test' })
  await sql`
    insert into pool_member (league_id, manager_id, joined_at)
    select ${league.id}, id, now() from manager where kind = 'bot' order by length(name) desc, id limit 60`.execute(db)
  await close()
  const link = await page.request.post('/api/links', { data: { kind: 'painel', leagueId: league.id } })
  const { board } = (await link.json()) as { board: string }
  const rename = async (name: string) => {
    const renamed = await page.request.patch(`/api/leagues/${league.id}`, { data: { name } })
    expect(renamed.status()).toBe(200)
    return name
  }
  return { board, rename }
}

test(
  'TV1 TV2 a board at 1080p and 4K runs for six hours, through restarts and lost connections',
  { timeout: 900_000 },
  async (context) => {
    const { board, rename } = await makeBoard()
    const { page, context: screen } = await visit({ viewport: SCREENS[0] }, server.url)
    let requests = 0
    page.on('request', () => requests++)
    await page.clock.install()
    const { pathname, search } = new URL(board)
    await page.goto(`${pathname}${search}&titulo=${encodeURIComponent('Bar do Zé, o da esquina')}`)
    const parts = await page.locator('main > section').count()
    expect(parts).toBeGreaterThan(2)
    for (const size of SCREENS) {
      await page.setViewportSize(size)
      for (let part = 0; part < parts; part++) {
        expect(await faultsOf(page), `${size.height} lines, part ${part}`).toEqual(FINE)
        await page.clock.fastForward(TURN_MS)
      }
    }

    const title = () => page.evaluate(() => document.querySelector('main h1')?.textContent ?? '')
    const isAway = () => page.evaluate(() => !document.querySelector<HTMLElement>('#note')!.hidden)
    let name = await rename('Bolão das zero horas')
    let away: { what: 'server' | 'connection'; until: number } | undefined
    const times = { server: 0, connection: 0 }
    for (let step = 0; step < STEPS; step++) {
      const fault = FAULTS[step]
      if (fault) {
        away = { what: fault, until: step + AWAY_STEPS }
        times[fault]++
        if (fault === 'server') await server.stop()
        else await screen.setOffline(true)
      }
      if (away?.until === step) {
        if (away.what === 'server') server = await start(new URL(server.url).port)
        else await screen.setOffline(false)
        name = await rename(`Bolão depois do passo ${step}`)
        away = undefined
      }
      await page.setViewportSize(SCREENS[step % SCREENS.length]!)
      await page.clock.fastForward(STEP_MS)
      // While it is away, the last content stays with a note. Then fresh content comes without a touch.
      await expect.poll(isAway, patience).toBe(away !== undefined)
      await expect.poll(title, patience).toBe(name)
      if (!away) expect(await faultsOf(page), `step ${step}`).toEqual(FINE)
    }
    expect(times).toEqual({ server: 2, connection: 2 })
    note(
      context,
      `${parts} parts at 1080p and 4K; six hours, ${requests} requests, 2 restarts, 2 cuts, back every time`,
    )
  },
)
