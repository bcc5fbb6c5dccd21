import { sql } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { RANKING_METRICS, RANKING_SCOPES } from '#domain/ranking/ranking-kinds.ts'
import { rngFrom } from '#domain/rng.ts'
import { lineupPointTenths } from '#domain/testing/lineup-points.ts'
import { roundInPlay } from '#db/live/live.ts'
import { lineupsInPlay } from '#db/testing/lineups-in-play.ts'
import { attendanceOf } from '#db/round/attendance.ts'
import { createDataVersions } from '#db/championship/data-version.ts'
import { startListener, type Listener } from '#db/connection/listener.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { lockRound } from '#jobs/life-cycle/lock-round.ts'
import { settlePicks } from '#jobs/life-cycle/settle-picks.ts'
import { settleRound } from '#jobs/life-cycle/settle-round.ts'
import { idleProvider } from '#jobs/testing/idle-provider.ts'
import { eventually } from '#db/testing/eventually.ts'
import { createLive, type Live } from './live.ts'
import { hours, makeRound, MATCHES, playStep, ROUND } from '#api/testing/test-round.ts'
import { setGameTime } from '#db/testing/game-time.ts'

const log = { warn: vi.fn(), info: vi.fn(), error: vi.fn(), debug: vi.fn() }
const rng = rngFrom('live feed')
const everyone = { from: 0, count: 999 }
let database: TestDatabase
const running: { live: Live; listener: Listener }[] = []

/** The live feeds of one server process, with their own listener to the database. */
async function startProcess(): Promise<Live> {
  const { db, connection } = database
  const live = createLive({ db, versions: createDataVersions(db), log })
  const listener = await startListener({
    target: connection,
    channels: live.channels,
    onConnected: live.connected,
    log,
  })
  running.push({ live, listener })
  return live
}

const tableOf = async (live: Live) =>
  (await live.feedOf(firstChampionship).snapshot()).rankings.page('global', 'pontos', everyone)

/**
 * The expected table, from the rows: stored points and lineups that count, by the rules in plain code and ranked by a
 * sort.
 */
async function tableOfRows() {
  const { db } = database
  const inPlay = await roundInPlay(db, firstChampionship)
  const attendance = new Map((await attendanceOf(db, { roundId: ROUND })).map((row) => [row.playerId, row]))
  const points = new Map([...attendance].map(([playerId, { pointTenths }]) => [playerId, pointTenths]))
  const lineups = inPlay ? (await lineupsInPlay(db, ROUND)).filter(({ counts }) => counts) : []
  const won = new Map(lineups.map((one) => [one.managerId, lineupPointTenths(one, points, attendance)]))
  const stored = await db.selectFrom('manager_stat').select(['manager_id', 'points']).execute()
  const totals = stored.map((row) => ({
    managerId: row.manager_id,
    score: row.points + (won.get(row.manager_id) ?? 0),
  }))
  return totals
    .map((total) => ({ ...total, rank: 1 + totals.filter(({ score }) => score > total.score).length }))
    .sort((a, b) => a.rank - b.rank || a.managerId - b.managerId)
}

const clubsOf = (matchId: number) => [matchId * 2 - 1, matchId * 2]
function someone(matchId: number) {
  return clubsOf(matchId)[rng.int(2)]! * 100 + rng.int(12)
}

beforeAll(async () => {
  database = await testDatabase()
  await makeRound(database.db, { managers: 60, rng, hasBenches: true })
  await sql`update manager_stat set lineups = 1, points = (manager_id * 7919) % 300`.execute(database.db)
})
afterAll(async () => {
  for (const { live, listener } of running) {
    await listener.close()
    await live.close()
  }
  await database.drop()
})

describe('a round from lock to settlement', () => {
  test('BN8 every process shows what the rows say, whenever it started, and the end equals the settlement', async () => {
    const { db } = database
    const first = await startProcess()
    expect(await tableOf(first)).toEqual(await tableOfRows())

    await setGameTime(db, hours(0.1))
    expect(await lockRound(db, ROUND)).toBe('locked')
    let second: Live | undefined
    const agree = async () => {
      const wanted = await tableOfRows()
      await eventually(async () => expect(await tableOf(first)).toEqual(wanted))
      const other = second
      if (other) await eventually(async () => expect(await tableOf(other)).toEqual(wanted))
    }
    await agree()
    for (const matchId of MATCHES) {
      const points = new Map<number, number>()
      for (let seq = 0; seq < 12; seq++) {
        for (let changes = 1 + rng.int(3); changes > 0; changes--) points.set(someone(matchId), rng.int(300) - 60)
        await playStep(db, { matchId, seq, points, isOver: seq === 11 })
        if (seq === 5 && matchId === 1) second = await startProcess()
        if (seq % 4 === 3) await agree()
      }
      await settlePicks(db, matchId)
    }
    await agree()

    const live = (await second!.feedOf(firstChampionship).snapshot()).rankings
    const lineups = await db.selectFrom('lineup').select(['squad_id', 'manager_id']).execute()
    const liveScores = new Map(
      lineups.map((lineup) => {
        const at = live.round!.lineupOf({ managerId: lineup.manager_id, squadId: lineup.squad_id })
        return [lineup.squad_id, live.round!.lineupTenths(at)]
      }),
    )
    const liveTable = await tableOf(second!)

    expect(await settleRound(db, ROUND, idleProvider)).toBe('settled')
    const settled = await db.selectFrom('lineup_score').select(['squad_id', 'point_tenths']).execute()
    expect(settled.length).toBeGreaterThan(40)
    expect(new Map(settled.map((row) => [row.squad_id, row.point_tenths]))).toEqual(liveScores)
    const stored = await db.selectFrom('manager_stat').select(['manager_id', 'points', 'rank']).execute()
    const byId = (a: { managerId: number }, b: { managerId: number }) => a.managerId - b.managerId
    expect(stored.map((row) => ({ managerId: row.manager_id, rank: row.rank!, score: row.points })).sort(byId)).toEqual(
      [...liveTable].sort(byId),
    )
    await eventually(async () => expect((await first.feedOf(firstChampionship).snapshot()).round).toBeUndefined())
    await agree()
    expect(log.warn).not.toHaveBeenCalled()
  })

  test('a process whose connection was cut reconnects and shows the present state', async () => {
    const { db } = database
    const live = await startProcess()
    await live.feedOf(firstChampionship).idle()
    const before = live.feedOf(firstChampionship).version()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'craque listener' and datname = current_database()`.execute(db)
    await sql`update manager_stat set points = points + 1000 where manager_id = 3`.execute(db)
    await eventually(async () => {
      expect(live.feedOf(firstChampionship).version()).not.toBe(before)
      expect(await tableOf(live)).toEqual(await tableOfRows())
    })
  })
})

test('RK4 ranks equal a SQL rank() for all twelve stored boards, and for friends', async () => {
  const { db } = database
  await sql`
    update manager_stat set wins = manager_id % 7, settled_picks = manager_id % 23, right_picks = (manager_id % 23) / 2,
      streak = manager_id % 5, month = case when manager_id % 3 > 0 then month_of(game_now()) else '2020-01-01' end,
      month_points = manager_id % 11, month_wins = manager_id % 3, month_settled_picks = manager_id % 17,
      month_right_picks = (manager_id % 17) / 3, month_streak = manager_id % 4,
      week = case when manager_id % 4 > 0 then week_of(game_now()) else '2020-01-01' end, week_points = manager_id % 6,
      week_wins = manager_id % 2, week_settled_picks = 10 + manager_id % 3, week_right_picks = manager_id % 10,
      week_streak = manager_id % 3, season = case when manager_id % 5 > 0 then ranked_season(1) else -1 end,
      season_start_points = points - manager_id % 13, season_start_wins = (manager_id % 7) / 2,
      season_start_settled_picks = (manager_id % 23) / 4, season_start_right_picks = (manager_id % 23) / 8`.execute(db)
  const live = await startProcess()
  const { rankings } = await live.feedOf(firstChampionship).snapshot()
  const prefixes = { global: '', mensal: 'month_', semanal: 'week_', temporada: '' } as const
  const did = (period: string) => `(${period}_points <> 0 or ${period}_wins > 0 or ${period}_settled_picks > 0)`
  const inPeriod = {
    global: '(lineups > 0 or settled_picks > 0)',
    mensal: `month = month_of(game_now()) and ${did('month')}`,
    semanal: `week = week_of(game_now()) and ${did('week')}`,
    temporada: `season = ranked_season(1) and (${['points', 'wins', 'settled_picks'].map((name) => `${name} > season_start_${name}`).join(' or ')})`,
  }
  const friends = [2, 3, 5, 8, 13, 21, 34, 55]
  for (const scope of RANKING_SCOPES)
    for (const metric of RANKING_METRICS) {
      const stored = scope === 'amigos' ? 'global' : scope
      const column = (name: string) =>
        stored === 'temporada' ? `(${name} - season_start_${name})` : `${prefixes[stored]}${name}`
      const value = {
        pontos: column('points'),
        vitorias: column('wins'),
        precisao: `${column('right_picks')} * 1000 / nullif(${column('settled_picks')}, 0)`,
        streak: stored === 'temporada' ? `least(streak, ${column('settled_picks')})` : column('streak'),
      }[metric]
      const only = [inPeriod[stored]]
      if (metric === 'precisao') only.push(`${column('settled_picks')} >= 10`)
      if (scope === 'amigos') only.push(`manager_id in (${friends.join()})`)
      const { rows } = await rowOf({ managerId: int, score: int, rank: int }).sql`
        select manager_id as "managerId", ${sql.raw(value)} as score, rank() over (order by ${sql.raw(value)} desc)::integer as rank
        from manager_stat where ${sql.raw(only.join(' and '))} order by rank, manager_id`.execute(db)
      expect(rows.length).toBeGreaterThan(scope === 'amigos' && metric === 'precisao' ? 1 : 4)
      const shown = scope === 'amigos' ? rankings.among(metric, friends) : rankings.page(scope, metric, everyone)
      expect(shown, `${scope} ${metric}`).toEqual(rows)
    }
})
