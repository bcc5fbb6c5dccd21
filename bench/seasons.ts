import { connect, type Connected } from '#db/connection/connect.ts'
import { lives, makeSeasons, pages, playRound } from '#test/seasons/ten-seasons.ts'
import { median, shown, timed, type Report } from './tools/report.ts'
import { openBenchDatabase, type BenchDatabase } from './world/bench-database.ts'

const MANAGERS = 1_000
const SEASONS = { first: 1, tenth: 10 }
/** This many rounds are played, each in a fresh copy of the young and of the old game, in turns. */
const ROUNDS = 3
const TIMES_READ = 40
/** How many times as long the tenth season may take. Reads that add up all seasons (`lives`) have no limit. */
const NO_SLOWER = 1.5

type Season = keyof typeof SEASONS
const seasons = Object.keys(SEASONS) as Season[]
/** Times by action and season. */
type Took = Map<string, Record<Season, number[]>>

function note(took: Took, what: string, season: Season, ms: number): void {
  if (!took.has(what)) took.set(what, { first: [], tenth: [] })
  took.get(what)?.[season].push(ms)
}

function reportTimes(report: Report, took: Took, { isLife = false } = {}): void {
  for (const [what, { first, tenth }] of took) {
    const times = median(tenth) / median(first)
    const figures = `${shown(median(first))} and ${shown(median(tenth))} ms`
    if (isLife) report.say(`${what}: ${figures}, ${shown(times)} times for ten times as many rows of one's own`)
    else report.check(`${what}, ${figures}`, times, { atMost: NO_SLOWER, unit: 'times' })
  }
}

/** Plays a game with this many seasons into a database that serves as a template for copies. */
async function makeGame(server: BenchDatabase, season: Season): Promise<void> {
  const admin = connect({ connection: server.admin, statementTimeoutMs: 0 })
  await admin.pool.query(`create database ${season} template ${server.connection.database} owner craque`)
  await admin.close()
  const game = gameIn(server, season)
  await makeSeasons(game, { managers: MANAGERS, seasons: SEASONS[season] })
  await game.close()
}

const gameIn = (server: BenchDatabase, database: string): Connected =>
  connect({ connection: { ...server.connection, database }, statementTimeoutMs: 0, poolSize: 4 })

async function inCopy(server: BenchDatabase, season: Season, work: (game: Connected) => Promise<void>): Promise<void> {
  const admin = connect({ connection: server.admin, statementTimeoutMs: 0 })
  const copy = `${season}_copy`
  await admin.pool.query(`create database ${copy} template ${season} owner craque`)
  const game = gameIn(server, copy)
  try {
    await work(game)
  } finally {
    await game.close()
    await admin.pool.query(`drop database ${copy}`)
    await admin.close()
  }
}

async function playRounds(server: BenchDatabase): Promise<Took> {
  const took: Took = new Map()
  for (let round = 0; round < ROUNDS; round++)
    for (const season of seasons)
      await inCopy(server, season, ({ db }) =>
        playRound(db, async (what, work) => note(took, what, season, (await timed(() => work(db))).ms)),
      )
  return took
}

async function ask(server: BenchDatabase, questions: typeof pages): Promise<Took> {
  const took: Took = new Map()
  const games = seasons.map((season) => ({ season, ...gameIn(server, season) }))
  for (const [what, work] of Object.entries(questions))
    for (let count = 0; count < TIMES_READ; count++)
      for (const { season, db } of games) note(took, what, season, (await timed(() => work(db))).ms)
  await Promise.all(games.map(({ close }) => close()))
  return took
}

/** Whether a round and the usual pages take as long in the tenth season as in the first. */
export async function run(report: Report): Promise<void> {
  const server = await openBenchDatabase()
  try {
    // PostgreSQL copies a database only while nobody is connected to it.
    await server.close()
    for (const season of seasons) {
      const { ms } = await timed(() => makeGame(server, season))
      report.say(`${MANAGERS} people, ${SEASONS[season]} seasons: made in ${shown(ms / 1000)} s`)
    }
    reportTimes(report, await playRounds(server))
    reportTimes(report, await ask(server, pages))
    reportTimes(report, await ask(server, lives), { isLife: true })
  } finally {
    await server.finish()
  }
}
