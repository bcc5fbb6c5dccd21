import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { audit } from '#db/audit/audit.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { connect } from '#db/connection/connect.ts'
import { bumpServerVersion } from '#db/championship/data-version.ts'
import { openRound } from '#db/round/round.ts'
import { later } from '#db/testing/game-time.ts'
import { createProviders } from '#jobs/providers.ts'
import { queueDueWork } from '#jobs/queue-due-work.ts'
import { jumpTo, planOf, playToTheEnd, type RoundPlan } from '#jobs/testing/play-round.ts'
import { sampleWorldProvider } from '#jobs/world/world-provider.ts'
import { ask } from '#bench/flood/person.ts'
import { timed } from '#bench/tools/report.ts'
import { fillWorld, openBenchDatabase, type BenchDatabase } from '#bench/world/bench-database.ts'
import { startServer, type ServerProcess } from '#test/e2e/server-process.ts'
import { urlOf } from '#test/e2e/world-server.ts'
import { addPeople } from './add-people.ts'
import { withVisitors, type VisitTimes } from './with-visitors.ts'
import { databaseMb } from './database-memory.ts'
import { cookiesOfGiants } from './giant.ts'
import { measureNews } from './measure-news.ts'
import { everyday, own, portOf, table, type Scene } from './scene.ts'

export interface GiantFigures {
  people: number
  startMs: number
  lockMs: number
  /** The time from the lock until the groups of the divisions exist. */
  groupsMs: number
  visitsDuringLock: VisitTimes
  newsMs: number[]
  visitsDuringNews: VisitTimes
  /**
   * `streams`: the streams that were opened. `lostStreams`: those that the server closed. `ownNews`: personal events
   * that arrived.
   */
  streams: number
  lostStreams: number
  ownNews: number
  pages: VisitTimes
  restartMs: number
  /** The time from the restart until the rank changes are known. */
  risesMs: number
  /** The visits from the restart until the rank changes are known. */
  visitsDuringRises: VisitTimes
  settleMs: number
  visitsDuringSettle: VisitTimes
  boardsMs: number[]
  lineups: number
  memoryMb: number
  /** The largest memory of PostgreSQL after the lock, after the pages under load, and after the settlement. */
  databaseMb: number
  diskBytes: number
  /** Audit checks that found something. Undefined with more than `MOST_AUDITED` people, where it would take long. */
  wrong: string[] | undefined
}

const MOST_STREAMS = 5_000
const VISITORS = 200
const MOST_AUDITED = 1_000_000
/** With fewer requests, the 99th percentile would be a single one. */
const LOAD_MS = 20_000
/** A pace so slow that the deadline does not pass while an earlier round is settled. */
const SLOW = 1e-3
const scopes = ['global', 'mensal', 'semanal']
const metrics = ['pontos', 'vitorias', 'precisao', 'streak']
const env = {
  CRAQUE_CONNECTIONS: '20000',
  CRAQUE_CONNECTIONS_PER_ADDRESS: '20000',
  CRAQUE_STREAMS_PER_CLIENT: '10000',
  CRAQUE_REQUESTS_PER_CLIENT: '1000',
  CRAQUE_BACKUPS: '0',
  CRAQUE_LOG: 'error',
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20)
}

interface Table {
  live: { id: number } | null
  items: { managerId: number; rank: number; score: number; change: number | null }[]
}

async function get<T>(server: ServerProcess, path: string, cookie = ''): Promise<T> {
  const { status, body } = await ask({ port: portOf(server), path, cookie })
  if (status !== 200) throw new Error(`${status} for ${path}: ${body.slice(0, 200)}`)
  return JSON.parse(body) as T
}

const tableOf = (server: ServerProcess) => get<Table>(server, table)
const tableIfAny = (server: ServerProcess) => tableOf(server).catch(() => undefined)
const peakMb = ({ child }: ServerProcess) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024

async function isDivided({ db }: BenchDatabase, { id }: RoundPlan): Promise<boolean> {
  const { divided_at } = await db
    .selectFrom('round')
    .select('divided_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return divided_at !== null
}

const stateOf = async ({ db }: BenchDatabase, { id }: RoundPlan) =>
  (await db.selectFrom('round').select('state').where('id', '=', id).executeTakeFirst())?.state

async function isNothingDue({ pool }: BenchDatabase): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select from graphile_worker.jobs where locked_at is not null or run_at <= clock_timestamp() limit 1',
  )
  return rowCount === 0
}

/**
 * Finishes the round that was running when the world was created, with all its follow-up work. Otherwise that work
 * would count as part of the lock.
 */
async function endEarlier(database: BenchDatabase, server: ServerProcess, round: RoundPlan) {
  await jumpTo(database.db, later(round.deadline, { hours: -1 }), SLOW)
  await until(async () => (await tableIfAny(server))?.live === null)
  await until(() => isNothingDue(database))
  await until(async () => (await tableIfAny(server))?.items.some(({ change }) => change !== null) ?? false)
}

/**
 * Measures the time from the deadline until lineups and duels exist, and from then until the groups exist. Then it
 * waits until the server's rankings show the round.
 */
async function lock({ database, server, round, cookies }: Scene) {
  const { value, visitTimes } = await withVisitors({ port: portOf(server), paths: everyday, cookies }, async () => {
    const { ms: lockMs } = await timed(async () => {
      await jumpTo(database.db, round.deadline)
      await until(async () => (await stateOf(database, round)) !== 'open')
    })
    const { ms: groupsMs } = await timed(() => until(() => isDivided(database, round)))
    return { lockMs, groupsMs }
  })
  await until(async () => (await tableIfAny(server))?.live?.id === round.id)
  return { ...value, visitsDuringLock: visitTimes }
}

/** Requests distant pages, names, and people's own ranks with their neighbours. */
async function underLoad({ server, cookies }: Scene, people: number): Promise<VisitTimes> {
  const { managerId, around } = await get<{ managerId: number | null; around: unknown[] }>(server, own, cookies[0])
  if (managerId === null || around.length === 0) throw new Error('an added person has no rank')
  const pages = [1, 2, 50, Math.floor(people / 100)].map((page) => `${table}&cursor=page-${page}`)
  const paths = [...pages, '/api/rankings/search?name=gigante9', own]
  const { visitTimes } = await withVisitors({ port: portOf(server), paths, cookies }, () => pause(LOAD_MS))
  return visitTimes
}

/** Waits until the server has processed all earlier announcements: sends one more, and waits for its event. */
async function untilCaughtUp({ db }: BenchDatabase, { url }: ServerProcess) {
  const stream = new AbortController()
  const { body } = await fetch(`${url}/api/stream`, { signal: stream.signal })
  await bumpServerVersion(db, 'championship')
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? [])
    if (chunk.includes('"what":"championship"')) break
  stream.abort()
}

async function settle({ database, server, round, cookies }: Scene) {
  const { db } = database
  const source = sampleWorldProvider(db, firstChampionship)
  await playToTheEnd(db, source, { ...round, matches: round.matches.slice(0, -1) })
  // The last match ends after all others have been processed. In reality, too, it rarely ends in the same minute as
  // another.
  await untilCaughtUp(database, server)
  await playToTheEnd(db, source, { ...round, matches: round.matches.slice(-1) })
  const { value, visitTimes } = await withVisitors({ port: portOf(server), paths: everyday, cookies }, () =>
    timed(async () => {
      await queueDueWork(db, createProviders(db))
      await until(async () => (await stateOf(database, round)) === 'settled')
    }),
  )
  await until(async () => (await tableIfAny(server))?.live === null)
  return { settleMs: value.ms, visitsDuringSettle: visitTimes }
}

async function play(database: BenchDatabase, people: number): Promise<GiantFigures> {
  const { db, pool } = database
  const databaseUrl = urlOf(database.connection)
  const start = () => timed(() => startServer({ env: { ...env, DATABASE_URL: databaseUrl }, limitMs: 600_000 }))
  const open = await openRound(db, firstChampionship)
  if (!open) throw new Error('no round is open')
  const round = await planOf(db, open.id)
  let { value: server, ms: startMs } = await start()
  try {
    const all = await cookiesOfGiants(database, { people, count: MOST_STREAMS })
    const cookies = all.filter((_, place) => place % (MOST_STREAMS / VISITORS) === 0)
    await endEarlier(database, server, round)
    const locked = await lock({ database, server, round, cookies })
    const databaseMbs = [await databaseMb(pool)]
    const news = await measureNews({ database, server, round, cookies }, all.slice(0, MOST_STREAMS))
    // All streams have just closed together. Their clean-up must not count as part of the next step.
    await untilCaughtUp(database, server)
    const pages = await underLoad({ database, server, round, cookies }, people)
    const before = await tableOf(server)
    const memoryMb = peakMb(server)
    databaseMbs.push(await databaseMb(pool))
    await server.stop()
    const again = await timed(async () => {
      server = (await start()).value
      return tableOf(server)
    })
    const ranksOf = ({ items }: Table) =>
      JSON.stringify(items.map(({ managerId, rank, score }) => [managerId, rank, score]))
    if (ranksOf(again.value) !== ranksOf(before)) throw new Error('the ranks changed after a restart')
    // Visitors request pages right after the restart, as people would.
    const { value: known, visitTimes: visitsDuringRises } = await withVisitors(
      { port: portOf(server), paths: everyday, cookies },
      () =>
        timed(() => until(async () => JSON.stringify((await tableOf(server)).items) === JSON.stringify(before.items))),
    )
    const settled = await settle({ database, server, round, cookies })
    databaseMbs.push(await databaseMb(pool))
    const boardsMs: number[] = []
    for (const scope of scopes)
      for (const metric of metrics)
        boardsMs.push((await timed(() => get(server, `/api/rankings?scope=${scope}&metric=${metric}`))).ms)
    const { rows } = await pool.query<{ lineups: number; bytes: number; prices: number }>(
      `select (select count(*) from lineup where round_id = $1)::integer as lineups, pg_database_size(current_database())::float8 as bytes,
         (select count(*) from price_history where round_id = $1)::integer as prices`,
      [round.id],
    )
    const { lineups = 0, bytes: diskBytes = 0, prices = 0 } = rows[0] ?? {}
    if (prices === 0) throw new Error('no price moved')
    const findings = people > MOST_AUDITED ? undefined : await audit(db)
    return {
      people,
      startMs,
      ...locked,
      ...news,
      pages,
      restartMs: again.ms,
      risesMs: known.ms,
      visitsDuringRises,
      ...settled,
      boardsMs,
      lineups,
      memoryMb: Math.max(memoryMb, peakMb(server)),
      databaseMb: Math.max(...databaseMbs),
      diskBytes,
      wrong: findings?.filter(({ wrong }) => wrong > 0).map(({ check, example }) => `${check}: ${example}`),
    }
  } finally {
    await server.stop()
  }
}

/** Plays a round of this many people from its deadline to its prices, in a database and a server of its own. */
export async function playGiants(people: number, say: (line: string) => void): Promise<GiantFigures> {
  const database = await openBenchDatabase()
  try {
    await fillWorld(database, 'small')
    const admin = connect({
      connection: { ...database.admin, database: database.connection.database },
      statementTimeoutMs: 0,
    })
    await addPeople(admin.pool, people, (table, ms) => say(`${table}: ${Math.round(ms)} ms`)).finally(admin.close)
    return await play(database, people)
  } finally {
    await database.finish()
  }
}
