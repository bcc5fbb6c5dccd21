import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { note } from '#test/figure.ts'
import { postmastersOf } from '#db/testing/test-process.ts'
import { reachRunning } from '#db/embedded/reach-running.ts'
import { freeze, patience, reachGame, type Game } from './live-game.ts'
import { startServer, type ServerProcess } from './server-process.ts'

/**
 * A day of the game takes less than half a minute, so there is always a round to lock or settle and a match to play
 * or pick.
 */
const PACE = '4000'
const KILLS = 3

let server: ServerProcess
beforeAll(async () => {
  server = await startServer({ env: { CRAQUE_PACE: PACE } })
})
afterAll(() => server.stop())

/** Uses a new connection, because the one before died with its PostgreSQL. */
async function ask<T>(work: (game: Game) => Promise<T>): Promise<T> {
  const game = await reachGame(server)
  try {
    return await work(game)
  } finally {
    await game.close()
  }
}

const busyJobs = ({ db }: Game) =>
  sql`select from graphile_worker.jobs where locked_at is not null`.execute(db).then(({ rows }) => rows.length)

async function killWhileBusy(): Promise<void> {
  const [postmaster] = await postmastersOf(server.dataFolder)
  await ask((game) => expect.poll(() => busyJobs(game), { timeout: 60_000, interval: 1 }).toBeGreaterThan(0))
  process.kill(postmaster!, 'SIGKILL')
  // Until the server notices the loss, it still says that it is ready.
  const isBack = async () => {
    const [next] = (await postmastersOf(server.dataFolder)).filter((one) => one !== postmaster)
    return next !== undefined && (await reachRunning(server.dataFolder)) !== undefined
  }
  await expect.poll(isBack, patience).toBe(true)
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, patience).toBe(200)
}

const finished = ({ db }: Game) =>
  rowOf({ matches: int }).sql`select count(*)::integer as matches from match where state = 'final'`
    .execute(db)
    .then(({ rows }) => rows[0]!.matches)

const steps = ({ db }: Game) =>
  sql`
  select state, count(*)::integer as rounds, max(settlements) as settlements from round group by state`.execute(db)

test('PostgreSQL killed during its work ends nothing, and the work is done once, later', async (context) => {
  for (let kill = 1; kill <= KILLS; kill++) {
    await killWhileBusy()
    expect([kill, server.child.exitCode, server.child.signalCode]).toEqual([kill, null, null])
    const before = await ask(finished)
    await ask((game) => expect.poll(() => finished(game), patience).toBeGreaterThan(before))
  }
  await ask(async (game) => {
    await freeze(game)
    await expect.poll(() => busyJobs(game), patience).toBe(0)
    expect((await audit(game.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
    const { rows } = await steps(game)
    expect(rows).toContainEqual({ state: 'settled', rounds: expect.any(Number), settlements: 1 })
  })
  note(context, `${KILLS} of ${KILLS} kills of PostgreSQL at pace ${PACE} survived`)
  expect(server.output()).not.toMatch(/unhandled|TypeError/i)
})
