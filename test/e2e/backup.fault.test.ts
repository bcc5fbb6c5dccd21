import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'
import { int, rowOf, time } from '#db/connection/row.ts'
import { note } from '#test/figure.ts'
import { jumpTo } from '#jobs/testing/play-round.ts'
import { goOn, patience, reachGame, type Game } from './live-game.ts'
import { craque, startServer, type ServerProcess } from './server-process.ts'

/** Matches take seconds, so events, scores and ranks are written all the time. */
const PACE = 600
const WRITERS = 6

let home: string
let server: ServerProcess
let game: Game
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'craque-backup-live-'))
  server = await startServer({ dataFolder: path.join(home, 'first') })
  game = await reachGame(server)
})
afterAll(async () => {
  await server.stop()
  await rm(home, { recursive: true, force: true })
})

async function send(
  at: string,
  { method = 'GET', body, cookie = '' }: { method?: string; body?: unknown; cookie?: string },
) {
  const answer = await fetch(server.url + at, {
    method,
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return { status: answer.status, body: (await answer.json()) as never, cookie: cookies.join('; ') }
}

const viewerOf = async (cookie: string) =>
  ((await send('/api/viewer', { cookie })).body as { viewer: { managerId: number } | null }).viewer?.managerId

/** A person who renames their squad again as soon as each save is confirmed. */
async function writer(number: number) {
  const { round } = (await send('/api/market', {})).body as { round: { id: number } }
  const body = { name: 'Time 0', playerIds: [], captainId: null, roundId: round.id }
  const made = await send('/api/squads', { method: 'POST', body })
  const { squad } = made.body as { squad: { id: number } }
  let saved = 0
  const over = new AbortController()
  const work = (async () => {
    while (!over.signal.aborted) {
      const { status } = await send(`/api/squads/${squad.id}`, {
        method: 'PATCH',
        body: { name: `Time ${saved + 1}` },
        cookie: made.cookie,
      })
      if (status === 200) saved++
    }
  })()
  const stop = () => {
    over.abort()
    return work
  }
  return { number, cookie: made.cookie, saved: () => saved, stop }
}

async function liveMatches(): Promise<number> {
  const { rows } = await rowOf({ live: int }).sql`
    select count(*)::integer as live from match where state = 'live'`.execute(game.db)
  return rows[0]?.live ?? 0
}

test('a backup taken during a live round with writes restores completely, and everybody is still signed in', async (context) => {
  const account = { name: 'Ana do Backup', email: 'ana@example.org', password: 'cavalo bateria grampo' }
  const ana = await send('/api/account/sign-up', { method: 'POST', body: account })
  expect(ana.status).toBe(200)
  const known = await viewerOf(ana.cookie)
  const { rows } = await rowOf({ at: time })
    .sql`select min(starts_at) as at from match where state = 'scheduled'`.execute(game.db)
  await jumpTo(game.db, rows[0]!.at, PACE)
  await goOn(game, PACE)
  await expect.poll(liveMatches, patience).toBeGreaterThan(0)
  const writers = await Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)))
  await expect.poll(() => Math.min(...writers.map(({ saved }) => saved())), patience).toBeGreaterThan(3)

  const before = writers.map(({ saved }) => saved())
  const file = path.join(home, 'live.backup')
  const taken = await craque(['backup', file, '--with-secrets', '--json'], { CRAQUE_DATA: server.dataFolder })
  expect(taken).toMatchObject({ code: 0 })
  const during = writers.map(({ saved }) => saved())
  await Promise.all(writers.map(({ stop }) => stop()))
  await game.close()
  await server.stop()

  const second = path.join(home, 'second')
  const env = { CRAQUE_DATA: second }
  expect(await craque(['restore', file], env)).toMatchObject({ code: 0 })
  expect(await craque(['audit'], env)).toMatchObject({ code: 0, out: expect.not.stringContaining('✗') })

  server = await startServer({ dataFolder: second })
  expect(await viewerOf(ana.cookie)).toEqual(known)
  for (const { cookie, number } of writers) {
    const { squads } = (await send('/api/squads', { cookie })).body as { squads: { name: string }[] }
    const kept = Number(squads[0]?.name.replace('Time ', ''))
    expect(kept).toBeGreaterThanOrEqual(before[number]!)
    expect(kept).toBeLessThanOrEqual(during[number]! + 1)
  }
  note(context, `${during.reduce((sum, count, n) => sum + count - before[n]!, 0)} saves while it was taken`)
  expect((await send('/api/account/sign-in', { method: 'POST', body: account })).status).toBe(200)
})
