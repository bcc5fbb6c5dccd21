import { createProviders } from '#jobs/providers.ts'
import { once } from 'node:events'

import { expect } from 'vitest'
import type { RankingView } from '#contract/ranking.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { setPace } from '#db/clock/clock.ts'
import { connect, type Connected } from '#db/connection/connect.ts'
import { int, rowOf, type RowOf, text } from '#db/connection/row.ts'
import { reachRunning } from '#db/embedded/reach-running.ts'
import { lineupsInPlay } from '#db/testing/lineups-in-play.ts'
import { attendanceOf } from '#db/round/attendance.ts'
import { ranksOf } from '#domain/ranking/rank.ts'
import { RANKING_PAGE } from '#domain/ranking/ranking-kinds.ts'
import { lineupPointTenths } from '#domain/testing/lineup-points.ts'
import { queueDueWork } from '#jobs/queue-due-work.ts'
import { jumpTo } from '#jobs/testing/play-round.ts'
import type { ServerProcess } from './server-process.ts'
import { urlOf } from './world-server.ts'

/** Long enough for any machine. If the condition is not met by then, the test has found a bug. */
export const patience = { timeout: 100_000, interval: 200 }

export interface Game extends Connected {
  /** For a second server that uses the same PostgreSQL. */
  databaseUrl: string
}

/** A second connection to the database of a running server. */
export async function reachGame({ dataFolder }: ServerProcess): Promise<Game> {
  const connection = await reachRunning(dataFolder)
  if (!connection) throw new Error('the server has no database')
  return { ...connect({ connection, applicationName: 'live test' }), databaseUrl: urlOf(connection) }
}

/** Sends SIGKILL and resolves once the process has ended. */
export async function killServer({ child }: ServerProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** So slow that nothing else happens during comparisons. */
export const freeze = ({ db }: Game) => setPace(db, firstChampionship, 0.001)

export async function goOn({ db }: Game, pace: number): Promise<void> {
  await setPace(db, firstChampionship, pace)
  await queueDueWork(db, createProviders(db))
}

export interface Place {
  managerId: number
  score: number
  rank: number
}

/** The whole board by points as a server shows it, page by page, and whether a round is running. */
export async function shownBoard({ url }: ServerProcess): Promise<{ live: number | null; places: Place[] }> {
  const read = async (page: number) => {
    const answer = await fetch(`${url}/api/rankings?cursor=page-${page}&limit=${RANKING_PAGE}`)
    expect(answer.status).toBe(200)
    return (await answer.json()) as RankingView
  }
  const first = await read(1)
  const places: Place[] = []
  for (let page = 1; places.length < first.total; page++) {
    const { items: entries } = page === 1 ? first : await read(page)
    expect(entries.length).toBeGreaterThan(0)
    places.push(...entries.map(({ managerId, score, rank }) => ({ managerId, score, rank })))
  }
  return { live: first.live?.id ?? null, places }
}

export async function tenthsOfLineups({ db }: Game, roundId: number): Promise<Map<number, number>> {
  const attendance = new Map((await attendanceOf(db, { roundId })).map((row) => [row.playerId, row]))
  const points = new Map([...attendance].map(([playerId, { pointTenths }]) => [playerId, pointTenths]))
  const lineups = await lineupsInPlay(db, roundId)
  return new Map(lineups.map((lineup) => [lineup.squadId, lineupPointTenths(lineup, points, attendance)]))
}

/** The same board computed from stored points and counting lineups by the domain's rules, without the live engine. */
export async function boardOfRows(game: Game, roundId: number): Promise<Place[]> {
  const tenths = await tenthsOfLineups(game, roundId)
  const counting = (await lineupsInPlay(game.db, roundId)).filter(({ counts }) => counts)
  const won = new Map(counting.map(({ managerId, squadId }) => [managerId, tenths.get(squadId) ?? 0]))
  const stored = await game.db.selectFrom('manager_stat').select(['manager_id', 'points']).execute()
  const totals = stored
    .map((row) => ({ managerId: row.manager_id, score: row.points + (won.get(row.manager_id) ?? 0) }))
    .sort((a, b) => b.score - a.score || a.managerId - b.managerId)
  const ranks = ranksOf(Int32Array.from(totals, ({ score }) => score))
  return totals.map((total, i) => ({ ...total, rank: ranks[i] ?? 0 }))
}

/** With a frozen clock, waits until every server shows what the rows say. */
export async function expectAgreement(game: Game, roundId: number, servers: ServerProcess[]): Promise<Place[]> {
  for (const server of servers)
    await expect
      .poll(async () => {
        const wanted = await boardOfRows(game, roundId)
        const shown = await shownBoard(server)
        return { live: shown.live, wrong: wanted.filter((place, i) => !isSame(place, shown.places[i])) }
      }, patience)
      .toEqual({ live: roundId, wrong: [] })
  return boardOfRows(game, roundId)
}

const isSame = (a: Place, b: Place | undefined) =>
  a.managerId === b?.managerId && a.score === b.score && a.rank === b.rank

const matchNowRow = rowOf({ state: text, minute: int, events: int })
export type MatchNow = RowOf<typeof matchNowRow>

export async function matchNow({ db }: Game, matchId: number): Promise<MatchNow> {
  const { rows } = await matchNowRow.sql`
    select m.state, m.minute, (select count(*)::integer from match_event e where e.match_id = m.id) as events
    from match m where m.id = ${matchId}`.execute(db)
  return rows[0]!
}

/** Moves the clock to the deadline of the market's round and stops it there, so that this round is in play. */
export async function lockOpenRound(db: Connected['db']): Promise<number> {
  const open = await db
    .selectFrom('round')
    .select(['id', 'deadline_at as deadline'])
    .where('state', '=', 'open')
    .orderBy('deadline_at')
    .executeTakeFirstOrThrow()
  await jumpTo(db, open.deadline)
  await setPace(db, firstChampionship, 0.001)
  const inPlay = async () => {
    const rows = await db.selectFrom('round').select('id').where('state', 'in', ['locked', 'live']).execute()
    return rows.map(({ id }) => id)
  }
  await expect.poll(inPlay, patience).toEqual([open.id])
  return open.id
}
