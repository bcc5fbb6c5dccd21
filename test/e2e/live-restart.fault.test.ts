import { mkdtemp, rm } from 'node:fs/promises'
import { firstChampionship } from '#db/championship/championship.ts'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { int, rowOf, text, time } from '#db/connection/row.ts'
import { playerPointTenths } from '#domain/scoring/player-points.ts'
import { CURRENT_RULES } from '#domain/scoring/rule-sets.ts'
import { loadConditions } from '#jobs/world/conditions.ts'
import { loadWorld } from '#jobs/world/sample/load-world.ts'
import { revealMatch } from '#jobs/world/sample/reveal-match.ts'
import { fixtureOf } from '#jobs/world/sample/sample-world.ts'
import { later } from '#db/testing/game-time.ts'
import { jumpTo, planOf } from '#jobs/testing/play-round.ts'
import {
  expectAgreement,
  freeze,
  goOn,
  killServer,
  matchNow,
  patience,
  reachGame,
  shownBoard,
  tenthsOfLineups,
  type Game,
} from './live-game.ts'
import { startServer, type ServerProcess } from './server-process.ts'

/**
 * The pace of the clock while a match is watched. A match then takes 20 seconds, so the test can kill the server
 * during it.
 */
const WATCHED = 300
/** The clock keeps running while no server runs, so a start must not take longer than the rest of a match. */
const SLOW = 20
const QUICK = 3_000

let folder: string
let first: ServerProcess
let second: ServerProcess | undefined
let game: Game
let roundId: number
let matches: { id: number; startsAt: Date }[]

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'craque-live-'))
  first = await startServer({ dataFolder: path.join(folder, 'data') })
  game = await reachGame(first)
  const { rows } = await rowOf({ id: int, state: text, deadline: time }).sql`
    select id, state, deadline_at as deadline from round r
    where exists (select from match m where m.round_id = r.id and m.state <> 'final')
    order by deadline_at limit 1`.execute(game.db)
  const round = rows[0]!
  roundId = round.id
  if (round.state === 'open') {
    await jumpTo(game.db, round.deadline, 1)
    await expect.poll(() => stateOf(), patience).not.toBe('open')
  }
  const left = await game.db
    .selectFrom('match')
    .select('id')
    .where('round_id', '=', roundId)
    .where('state', '<>', 'final')
    .execute()
  matches = (await planOf(game.db, roundId)).matches.filter(({ id }) => left.some((match) => match.id === id))
})
afterAll(async () => {
  await second?.stop()
  await game.close()
  // A server that was killed and not restarted needs no stop.
  if (first.child.signalCode === null) await first.stop()
  await rm(folder, { recursive: true, force: true })
})

async function stateOf(): Promise<string> {
  const row = await game.db.selectFrom('round').select('state').where('id', '=', roundId).executeTakeFirstOrThrow()
  return row.state
}

async function playUntil(matchId: number, minute: number): Promise<void> {
  await goOn(game, WATCHED)
  await expect.poll(async () => (await matchNow(game, matchId)).minute, patience).toBeGreaterThanOrEqual(minute)
  await freeze(game)
}

test('two servers on one database show the same ranks during a match, even if one starts in the middle', async () => {
  const match = matches[0]!
  await jumpTo(game.db, match.startsAt, 1)
  await playUntil(match.id, 15)
  const early = await expectAgreement(game, roundId, [first])
  second = await startServer({ dataFolder: path.join(folder, 'second'), env: { DATABASE_URL: game.databaseUrl } })
  await expectAgreement(game, roundId, [first, second])

  await playUntil(match.id, 45)
  const late = await expectAgreement(game, roundId, [first, second])
  expect(late).not.toEqual(early)
})

test('kill -9 of every server during a match changes no final number', async () => {
  const match = matches.at(-1)!
  for (const { startsAt } of matches.slice(0, -1)) await jumpTo(game.db, later(startsAt, { hours: 3 }), 1)
  for (const { id } of matches.slice(0, -1))
    await expect.poll(async () => (await matchNow(game, id)).state, patience).toBe('final')
  await jumpTo(game.db, match.startsAt, WATCHED)
  await expect.poll(async () => (await matchNow(game, match.id)).minute, patience).toBeGreaterThan(20)
  await goOn(game, SLOW)
  const before = await matchNow(game, match.id)
  expect(before.state).toBe('live')
  await Promise.all([killServer(first), ...(second ? [killServer(second)] : [])])
  second = undefined
  await game.close()

  // PostgreSQL ended with its server, so the clock can only stop after the next start.
  first = await startServer({ dataFolder: first.dataFolder })
  game = await reachGame(first)
  await freeze(game)
  const stopped = await matchNow(game, match.id)
  expect(stopped.state).toBe('live')
  expect(stopped.events).toBeGreaterThanOrEqual(before.events)
  await expectAgreement(game, roundId, [first])
  await holdSettlement()
  await goOn(game, QUICK)
  await expect.poll(async () => (await matchNow(game, match.id)).state, patience).toBe('final')
  expect((await matchNow(game, match.id)).events).toBeGreaterThan(stopped.events)
  await freeze(game)
  await expect.poll(picksLeft, patience).toBe(0)

  // The matches equal those of an uninterrupted run from the world's seed.
  for (const { id } of matches) expect(await storedMatch(id)).toEqual(await uninterruptedMatch(id))
  const live = await expectAgreement(game, roundId, [first])
  const tenths = await tenthsOfLineups(game, roundId)
  const prizesBefore = await prizes()

  await letSettle()
  await expect.poll(() => stateOf(), patience).toBe('settled')
  const scores = await game.db
    .selectFrom('lineup_score')
    .select(['squad_id', 'point_tenths'])
    .where('round_id', '=', roundId)
    .execute()
  expect(scores.length).toBeGreaterThan(100)
  expect(new Map(scores.map((row) => [row.squad_id, row.point_tenths]))).toEqual(tenths)
  const prizesAfter = await prizes()
  const prizeOf = (id: number) => (prizesAfter.get(id) ?? 0) - (prizesBefore.get(id) ?? 0)
  const settled = await game.db.selectFrom('manager_stat').select(['manager_id', 'points']).execute()
  expect(new Map(settled.map((row) => [row.manager_id, row.points]))).toEqual(
    new Map(live.map(({ managerId, score }) => [managerId, score + prizeOf(managerId)])),
  )
  await expect.poll(async () => (await shownBoard(first)).live, patience).toBeNull()
  await expect.poll(async () => (await shownBoard(first)).places, patience).toEqual(await storedBoard())
  if (live.every(({ managerId }) => prizeOf(managerId) === 0)) expect(await storedBoard()).toEqual(live)
  expect((await audit(game.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
})

/** Lets every settlement fail, so that the live board can be read after the last match. */
async function holdSettlement(): Promise<void> {
  await sql`
    create function refuse_settlement() returns trigger language plpgsql as $$ begin raise exception 'not yet'; end $$`.execute(
    game.db,
  )
  await sql`
    create trigger not_yet before update on round for each row when (new.state = 'settled' and old.state <> 'settled')
    execute function refuse_settlement()`.execute(game.db)
}

async function letSettle(): Promise<void> {
  await sql`drop trigger not_yet on round`.execute(game.db)
  await goOn(game, 0.001)
}

async function picksLeft(): Promise<number> {
  const { rows } = await rowOf({ left: int }).sql`
    select count(*)::integer as left from match where state = 'final' and not picks_settled`.execute(game.db)
  return rows[0]!.left
}

async function storedMatch(id: number) {
  const { rows: events } = await sql`
    select seq, minute, kind, player_id as "playerId", home_score as "homeScore", away_score as "awayScore"
    from match_event where match_id = ${id} order by seq`.execute(game.db)
  const { rows: players } = await sql`
    select player_id as "playerId", scouts, point_tenths as "pointTenths"
    from player_match where match_id = ${id} order by player_id`.execute(game.db)
  return { events, players }
}

async function uninterruptedMatch(id: number) {
  const world = (await loadWorld(game.db))!
  const match = await game.db.selectFrom('match').select('fixture_key').where('id', '=', id).executeTakeFirstOrThrow()
  const { events, players } = revealMatch(world, fixtureOf(world, match.fixture_key!), {
    conditions: await loadConditions(game.db, firstChampionship),
    untilSecond: Infinity,
  })
  const positions = new Map(world.footballPlayers.map(({ id: playerId, position }) => [playerId, position]))
  return {
    events: events.map(({ seq, minute, kind, playerId, homeScore, awayScore }) => ({
      seq,
      minute,
      kind,
      playerId,
      homeScore,
      awayScore,
    })),
    players: players
      .map(({ playerId, scouts }) => {
        const position = positions.get(playerId)!
        return { playerId, scouts, pointTenths: playerPointTenths({ position, scouts }, CURRENT_RULES) }
      })
      .sort((a, b) => a.playerId - b.playerId),
  }
}

/** Each manager's prizes from leagues. Leagues that end with the round pay in addition to the round's own points. */
async function prizes(): Promise<Map<number, number>> {
  const { rows } = await rowOf({ managerId: int, points: int }).sql`
    select manager_id as "managerId", sum(points)::integer as points from ledger where league_id is not null
    group by manager_id`.execute(game.db)
  return new Map(rows.map(({ managerId, points }) => [managerId, points]))
}

async function storedBoard() {
  const { rows } = await sql`
    select manager_id as "managerId", points as score, rank from manager_stat order by rank, manager_id`.execute(
    game.db,
  )
  return rows
}
