import { createProviders } from '#jobs/providers.ts'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { connect } from '#db/connection/connect.ts'
import { reachRunning } from '#db/embedded/reach-running.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { migrate } from '#db/migrate/migrate.ts'
import type { Tables } from '#db/schema/schema.ts'
import { createOperations } from '#jobs/operate/operations.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { later } from '#db/testing/game-time.ts'
import { jumpTo, lastWhistle, planOf } from '#jobs/testing/play-round.ts'
import { startServer } from '#test/e2e/server-process.ts'
import { dumpDatabase } from './dump-database.ts'
import { writeFixture } from './fixture.ts'
import { playPeople } from './play-people.ts'

/** A Wednesday morning: one round of the sample world is running, and the market of the next one is open. */
const morning = new Date('2026-05-20T12:00:00Z')

async function startAt(dataFolder: string, at: Date) {
  const embedded = await startEmbedded({ dataDir: dataFolder })
  const { db, pool, close } = connect({ connection: embedded.connection })
  await migrate(pool)
  await setGameTime(db, at)
  await close()
  await embedded.stop()
  return startServer({ dataFolder })
}

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const limitMs = Date.now() + 120_000
  while (!(await isTrue())) {
    if (Date.now() > limitMs) throw new Error(`${what} did not happen`)
    await pause(200)
  }
}

const roundsIn = (db: Kysely<Tables>, state: 'open' | 'live') =>
  db.selectFrom('round').select('id').where('state', '=', state).orderBy('deadline_at').execute()

async function untilRoundIs(db: Kysely<Tables>, id: number, ...wanted: string[]): Promise<void> {
  const round = db.selectFrom('round').select('state').where('id', '=', id)
  await until(`round ${id} ${wanted.join()}`, async () =>
    wanted.includes((await round.executeTakeFirstOrThrow()).state),
  )
}

/** Settles and corrects the running round, and plays the next one until the middle of its first match. */
async function playOn(db: Kysely<Tables>): Promise<void> {
  const [live] = await roundsIn(db, 'live')
  const [open] = await roundsIn(db, 'open')
  if (!live || !open) throw new Error('the world has no round under way or none to come')
  const [before, next] = [await planOf(db, live.id), await planOf(db, open.id)]
  await jumpTo(db, lastWhistle(before))
  await untilRoundIs(db, before.id, 'settled')
  const correction = { matchId: before.matches[0]!.id, reason: 'placar da súmula' }
  const score = { home: 4, away: 3 }
  const corrected = await createOperations(db, createProviders(db)).correctMatch(
    { ...correction, change: { kind: 'score', score } },
    null,
  )
  if (!corrected.ok) throw new Error(`not corrected: ${corrected.error.kind}`)
  await jumpTo(db, next.deadline)
  await untilRoundIs(db, next.id, 'locked', 'live')
  const [first] = next.matches
  await jumpTo(db, later(first!.startsAt, { seconds: 40 * 60 }))
  const match = db.selectFrom('match').select('minute').where('id', '=', first!.id)
  await until('the middle of a match', async () => (await match.executeTakeFirstOrThrow()).minute >= 30)
}

const [name] = process.argv.slice(2)
if (!name) throw new Error('name the fixture, for example: npx tsx test/update/make-fixture.ts 0050')
const home = await mkdtemp(path.join(tmpdir(), 'craque-fixture-'))
const dataFolder = path.join(home, 'data')
const server = await startAt(dataFolder, morning)
try {
  const connection = await reachRunning(dataFolder)
  if (!connection) throw new Error('the server has no database')
  const { db, pool, close } = connect({ connection, statementTimeoutMs: 0 })
  const people = await playPeople(server.url)
  await playOn(db)
  const client = await pool.connect()
  const database = await dumpDatabase(client)
  client.release()
  await close()
  const sessionSecret = (await readFile(path.join(dataFolder, 'session-secret'), 'utf8')).trim()
  const { file, bytes } = await writeFixture(name, { people: { sessionSecret, ...people }, database })
  process.stdout.write(`${file}: ${bytes} bytes\n`)
} finally {
  await server.stop()
  await rm(home, { recursive: true, force: true })
}
