import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { bool, int, rowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { rngFrom } from '#domain/rng.ts'
import { RANKING_METRICS, STORED_SCOPES } from '#domain/ranking/ranking-kinds.ts'
import { lockRound } from '#jobs/life-cycle/lock-round.ts'
import { settleRound } from '#jobs/life-cycle/settle-round.ts'
import { idleProvider } from '#jobs/testing/idle-provider.ts'
import { readRankings, type RankingsSnapshot } from './rankings-snapshot.ts'
import { hours, makeRound, MATCHES, playStep, ROUND } from '#api/testing/test-round.ts'

const rng = rngFrom('rankings read again')
const PEOPLE = 60
let database: TestDatabase
let watched: Kysely<Tables>
let asked: string[] = []
/**
 * Waits until every open transaction has ended, those of other test files on this server included. Until then a reading
 * cannot tell which rows are newer than it.
 */
async function untilAllAreLater(): Promise<void> {
  const { rows } = await rowOf({ id: text }).sql`select pg_current_xact_id()::text as id`.execute(database.db)
  const isOver = async () => {
    const { rows: now } = await rowOf({ isOver: bool }).sql`
      select pg_snapshot_xmin(pg_current_snapshot()) > ${rows[0]?.id}::text::xid8 as "isOver"`.execute(database.db)
    return now[0]?.isOver
  }
  await vi.waitUntil(isOver, { timeout: 100_000, interval: 100 })
}

beforeAll(async () => {
  database = await testDatabase()
  await makeRound(database.db, { managers: PEOPLE, rng, hasBenches: true })
  await sql`
    update manager_stat set points = (manager_id * 7919) % 300, month = month_of(game_now()), week = week_of(game_now()),
      month_points = manager_id % 90, week_points = manager_id % 40, settled_picks = manager_id % 23, right_picks = manager_id % 9`.execute(
    database.db,
  )
  // The season has begun before the test. Its first match would set everybody's figures of the season to zero (RK5).
  await sql`
    insert into match (id, sport, season_id, home_club_id, away_club_id, starts_at, state, home_score, away_score, ended_at)
    values (99, 'futebol', 1, 1, 4, ${hours(-99)}, 'final', 0, 0, ${hours(-97)})`.execute(database.db)
  await untilAllAreLater()
  watched = new Kysely({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void asked.push(query.sql),
  })
})
afterAll(() => database.drop())

/** Everything that pages, streams and the next reading can read from a snapshot. */
function factsOf({ rankings, round, running, settledPicks, before, read }: RankingsSnapshot) {
  const inRound = rankings.round
  const lineups = Array.from(rankings.managers.ids, (_, manager) => manager)
  return {
    ids: [...rankings.managers.ids],
    boards: STORED_SCOPES.flatMap((scope) =>
      RANKING_METRICS.map((metric) => rankings.page(scope, metric, { from: 0, count: 999 })),
    ),
    round,
    running: [...running],
    settledPicks: Object.values(settledPicks).map((picks) => [...picks]),
    before: before && [before.roundId, before.rankings.page('global', 'pontos', { from: 0, count: 999 })],
    lineups: inRound && lineups.map((lineup) => [inRound.competes(lineup), inRound.managerTenths(lineup)]),
    arranged:
      inRound &&
      lineups.filter((lineup) => inRound.competes(lineup)).map((lineup) => [lineup, inRound.arrangementOf(lineup)]),
    further:
      read.lineups &&
      Array.from(read.lineups.packed.furtherSquadIds, (squadId, row) => {
        const managerId = rankings.managers.idAt(read.lineups?.packed.furtherManagers[row] as number)
        return [squadId, inRound?.lineupTenths(inRound.lineupOf({ managerId, squadId }))]
      }),
    columns: Object.values(read.stats.columns).map((column) => [...column]),
  }
}

/** Continues from an earlier reading, and says whether it read all lineups and all stats again. */
async function readOn(earlier: RankingsSnapshot) {
  asked = []
  const now = await readRankings(watched, firstChampionship, { earlier })
  expect(factsOf(now)).toEqual(factsOf(await readRankings(database.db, firstChampionship)))
  const stats = asked.filter((text) => text.includes('from manager_stat') && text.includes('limit'))
  return {
    now,
    lineups: asked.some((text) => text.includes('from lineup')),
    everybody: stats.some((text) => !text.includes('age(xmin)')),
  }
}

const absentInEleven = async () => {
  const { rows } = await rowOf({ id: int }).sql`
    select captain_id as id from lineup where round_id = ${ROUND} and vice_captain_id is not null and counts limit 1`.execute(
    database.db,
  )
  return rows[0]?.id ?? 0
}

test('SQ8 RK1 BN5 a reading that continues an earlier one equals a new one, and reads what was written since', async () => {
  const { db } = database
  const open = await readRankings(db, firstChampionship)
  expect(await readOn(open)).toMatchObject({ lineups: false, everybody: false })

  await sql`update squad set vice_captain_id = player_ids[2], captain_id = player_ids[1]`.execute(db)
  await setGameTime(db, hours(0.1))
  expect(await lockRound(db, ROUND)).toBe('locked')
  const locked = await readOn(open)
  expect(locked).toMatchObject({ lineups: true, everybody: false })

  // A player is absent, so in this reading reserves come in and other players get the armband. The next reading starts
  // from lineups as they were locked.
  const captain = await absentInEleven()
  for (const matchId of MATCHES)
    await playStep(db, {
      matchId,
      seq: 0,
      isOver: true,
      points: new Map(
        [1, 2, 3, 4]
          .filter((club) => Math.ceil(club / 2) === matchId)
          .flatMap((club) => Array.from({ length: 12 }, (_, place) => [club * 100 + place, rng.int(200)] as const))
          .filter(([playerId]) => playerId !== captain),
      ),
    })
  const played = await readOn(locked.now)
  const arranged = factsOf(played.now).arranged ?? []
  expect(arranged.some(([, arrangement]) => arrangement !== 0)).toBe(true)
  expect(played).toMatchObject({ lineups: false, everybody: false })

  await sql`update manager_stat set points = points + 70, settled_picks = settled_picks + 1 where manager_id in (3, 9)`.execute(
    db,
  )
  const picked = await readOn(played.now)
  expect(picked).toMatchObject({ lineups: false, everybody: false })
  expect(played.now.settledPicks.global[2]).toBe((picked.now.settledPicks.global[2] as number) - 1)

  await sql`
    with one as (
      insert into manager (kind, name, name_key, country, avatar_seed, created_at)
      values ('guest', 'Nova', 'nova', 'BR', 'n', ${hours(1)}) returning id)
    insert into manager_stat (championship_id, manager_id, points) select 1, id, 12 from one`.execute(db)
  const grown = await readOn(picked.now)
  expect(grown).toMatchObject({ lineups: false, everybody: false })
  expect(grown.now.rankings.managers.ids).toHaveLength(PEOPLE + 1)

  await sql`delete from manager_stat where points = 12 and manager_id > ${PEOPLE}`.execute(db)
  const gone = await readOn(grown.now)
  expect(gone.everybody).toBe(true)

  await setGameTime(db, hours(24 * 40))
  expect((await readOn(gone.now)).everybody).toBe(true)
})

test('the next reading does not miss what was uncommitted during the last one', async () => {
  const { db, pool } = database
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('update manager_stat set points = points + 5 where manager_id = 7')
    await sql`update manager_stat set points = points + 1 where manager_id = 8`.execute(db)
    const earlier = await readRankings(db, firstChampionship)
    await client.query('commit')
    await readOn(earlier)
  } finally {
    client.release()
  }
})

test('after a merge gave a lineup to another manager, all lineups are read again', async () => {
  const { db } = database
  const earlier = await readRankings(db, firstChampionship)
  const { rows } = await rowOf({ id: int }).sql`
    select id from manager g where not exists (select from lineup l where l.manager_id = g.id) order by id limit 1`.execute(
    db,
  )
  const accountId = rows[0]?.id ?? 0
  const guest = await db.selectFrom('lineup').select('manager_id').where('counts', '=', true).executeTakeFirstOrThrow()
  await sql`insert into manager_merge (guest_id, account_id, guest_key, took_past, at) values (${guest.manager_id}, ${accountId}, 'x', true, now())`.execute(
    db,
  )
  await sql`update lineup set manager_id = ${accountId} where manager_id = ${guest.manager_id}`.execute(db)
  expect((await readOn(earlier)).lineups).toBe(true)
})

test('a settlement changes everybody, so all rows are read as if for the first time', async () => {
  const { db } = database
  const earlier = await readRankings(db, firstChampionship)
  expect(await settleRound(db, ROUND, idleProvider)).toBe('settled')
  expect((await readOn(earlier)).everybody).toBe(true)
})
