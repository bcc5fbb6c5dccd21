import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { startClock } from '#db/clock/clock.ts'
import { connect } from '#db/connection/connect.ts'
import type { Tables } from '#db/schema/schema.ts'
import { POOL_PRESETS } from '#domain/pool/pool-scoring.ts'
import { importChampionship, type Target } from '#jobs/import/import-championship.ts'
import { playThrough } from '#jobs/import/provider/play-through.ts'
import { loadPaths } from '#jobs/import/read/load-paths.ts'
import { readFiles } from '#jobs/import/read/read-files.ts'
import { createProviders } from '#jobs/providers.ts'
import { queueDueWork } from '#jobs/queue-due-work.ts'
import { startServer, type ServerProcess } from './server-process.ts'
import { emptyDatabase } from './world-server.ts'

export const CUP_EXTRAS = {
  goesOn: 2,
  afterExtraTime: false,
  knockoutTimes: 1,
  semifinalTimes: 2,
  finalTimes: 3,
  hasJoker: true,
  bracketPoints: 2,
  vacationPicks: 0,
  countsSquads: false,
}

/** A server without a sample world, for imported cups. */
export function useCupServer() {
  let server: ServerProcess
  let game: ReturnType<typeof connect>
  beforeAll(async () => {
    const databaseUrl = await emptyDatabase(inject('worlds'), `cup_${randomBytes(6).toString('hex')}`)
    game = connect({ connection: { connectionString: databaseUrl }, poolSize: 2, statementTimeoutMs: 0 })
    server = await startServer({
      env: { DATABASE_URL: databaseUrl, CRAQUE_WORLD: 'none', CRAQUE_TRUST_PROXY: '1' },
    })
  })
  afterAll(async () => {
    await game.close()
    await server.stop()
  })
  return { url: () => server.url, db: () => game.db }
}

/** Moves the clock and imports the file of that day. Results appear, and the next ties follow by themselves. */
export async function bringCup(db: Kysely<Tables>, to: Target, { content, at }: { content: object; at: string }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'craque-cup-'))
  const file = path.join(folder, 'worldcup.json')
  await writeFile(file, JSON.stringify(content))
  const loaded = await loadPaths([file])
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error))
  const brought = await importChampionship(db, {
    model: await readFiles(loaded.value),
    to,
    files: ['worldcup.json'],
    managerId: null,
  })
  await rm(folder, { recursive: true })
  if (!brought.ok) throw new Error(JSON.stringify(brought.error))
  const { championshipId, slug } = brought.value
  await startClock(db, championshipId, { at: new Date(at) })
  const providers = createProviders(db)
  const provider = await providers.of({ championshipId })
  if (!provider) throw new Error('the championship has no provider of matches')
  await playThrough(db, provider)
  await queueDueWork(db, providers)
  return slug
}

interface WantedPool {
  slug: string
  called: string
  extras: object
  days: [starts: string, ends: string]
}

export async function makeCupPool(owner: Page, { slug, called, extras, days }: WantedPool): Promise<{ id: number }> {
  const [startsAtMs, endsAtMs] = days.map((day) => Date.parse(`${day}T12:00:00Z`))
  const made = await owner.request.post(`/api/leagues?championship=${slug}`, {
    data: {
      name: called,
      format: 'bolao',
      visibility: 'public',
      prize: 1000,
      startsAtMs,
      endsAtMs,
      squadId: null,
      pool: { scoring: POOL_PRESETS.kicktipp, extras },
    },
  })
  expect(made.status()).toBe(201)
  return ((await made.json()) as { league: { id: number } }).league
}

/** Sends the same score for every match of the next eight days. Returns their number. */
export async function pickAll(page: Page, slug: string, score: { home: number; away: number }): Promise<number> {
  const { matches } = await readJson<{ matches: { match: { id: number } }[] }>(
    page,
    `/api/picks/upcoming?championship=${slug}`,
  )
  const picks = matches.map(({ match }) => ({ matchId: match.id, pick: { kind: 'score', score } }))
  for (let at = 0; at < picks.length; at += 40)
    await page.request.put('/api/picks', { data: { picks: picks.slice(at, at + 40) } })
  return picks.length
}

export const readJson = async <T>(page: Page, path: string) => (await (await page.request.get(path)).json()) as T
