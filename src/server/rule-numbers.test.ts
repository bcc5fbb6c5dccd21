import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { readPoolGrid } from '#api/pool/read-pool-grid.ts'
import { readRace } from '#api/pool/read-race.ts'
import { readStory } from '#api/story/read-story.ts'
import { countedLineup } from '#api/views/counted-lineup.ts'
import { audit } from '#db/audit/audit.ts'
import { int, rowOf, text } from '#db/connection/row.ts'
import { selectMatchToDecideForUpdate } from '#db/match/decide-match.ts'
import { liveTable } from '#db/pool/pool-live.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { addPerson } from '#db/pool/pool-member.ts'
import { poolsToEnd } from '#db/pool/settle-pool.ts'
import { storeVerdict } from '#db/pool/settle-question.ts'
import { dueSteps } from '#db/round/due-work.ts'
import type { Tables } from '#db/schema/schema.ts'
import { storyRound } from '#db/story/story-round.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { DAY_MS } from '#domain/clock/game-day.ts'
import { promotedOf, relegatedOf } from '#domain/division/moves.ts'
import { prizeNow, trophyPoints } from '#domain/league/prize.ts'
import { POOL_PRESETS } from '#domain/pool/pool-scoring.ts'
import { rngFrom } from '#domain/rng.ts'
import { PICK_POINTS } from '#domain/rule-numbers.ts'
import { addBenches } from '#domain/scoring/add-benches.ts'
import type * as Arrangement from '#domain/scoring/arrangement.ts'
import { createAttendance, notePresence } from '#domain/scoring/arrangement.ts'
import { scoreLineups } from '#domain/scoring/score-lineups.ts'
import { resolveLineup } from '#domain/scoring/resolve-lineup.ts'
import { FIELD_POSITIONS, type Position } from '#domain/sport/position.ts'
import { randomSeason } from '#domain/testing/random-season.ts'
import { createSeasonModel } from '#domain/testing/season-model.ts'
import { expectSame } from '#jobs/testing/compare-game.ts'
import { moveTo } from '#jobs/testing/move-to.ts'
import { seasonSteps } from '#jobs/testing/season-steps.ts'
import { CUP, CUP_BOLAO, cupBolao, finishMatch, poolPoints } from '#jobs/testing/small-cup.ts'
import { layOutGame } from '#jobs/testing/small-game.ts'
import { atOnce } from '#live/yield-to-others.ts'
import { createLineupTable } from '#live/lineup-table.ts'
import { advice } from '#web/copy/pt-BR/squad-advice.ts'

// Test files share loaded modules: this one loads the program again with its own numbers, and leaves none of it behind.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

/** None of these numbers is the real one. */
vi.mock('#domain/rule-numbers.ts', () => ({
  PICK_POINTS: { exact: 31, winnerGoals: 27, difference: 19, draw: 14, loserGoals: 9, winner: 6, wrong: 0 },
  JOKER_TIMES: 3,
  CAPTAIN_FACTOR: 2,
  MOVING_SHARE: 3,
  PRIZE_PER_OPPONENT: 7,
  LATE_START_PARTS: 2,
  QUESTION_DAYS: 3,
  LAST_ROUND_DAYS: 2,
}))
vi.mock('#domain/pool/pool-question.ts', async (original) => ({
  ...(await original<object>()),
  answerPoints: () => 1000,
}))

/** While `hasOtherRule` is true, only the goalkeeper comes in from the bench, and the armband never passes. */
const bench = vi.hoisted(() => ({ hasOtherRule: false }))
vi.mock('#domain/scoring/arrangement.ts', async (original) => {
  const real = await original<typeof Arrangement>()
  return {
    ...real,
    arrangementOf: (...given: Parameters<typeof real.arrangementOf>) =>
      bench.hasOtherRule ? 1 : real.arrangementOf(...given),
  }
})

const FINAL = 3

/** A bolão of a cup with its own scoring and weights, and a joker on the final, which is being played. */
async function playToFinal({ db, pool }: TestDatabase): Promise<void> {
  await moveTo(db, Date.UTC(2026, 4, 20))
  await pool.query(CUP)
  await cupBolao(db, { goesOn: 3, semifinalTimes: 2, finalTimes: 4, hasJoker: true })
  await pool.query(`
    update pool set exact = 20, winner_goals = 11, difference = 9, draw = 8, loser_goals = 7, winner = 4;
    insert into pool_joker values (${CUP_BOLAO}, 1, '2026-06-08', ${FINAL}, '2026-05-21');
    insert into pool_question (id, league_id, kind, ask, given, points, closes_at, created_at)
      values (1, ${CUP_BOLAO}, 'free', 'Chove?', '{sim,não}', 5, '2026-05-22', '2026-05-20');
    insert into pool_answer values (1, 1, '{1}', '2026-05-21')`)
  await moveTo(db, Date.UTC(2026, 5, 20))
  await finishMatch(db, 1, [2, 2], { penalties: { home: 5, away: 4 } })
  await finishMatch(db, 2, [0, 1])
  await pool.query(`update match set state = 'live', home_score = 3, away_score = 2 where id = ${FINAL}`)
}

const paidFor = async (db: Kysely<Tables>, matchId: number) => {
  const { rows } = await rowOf({ points: int, paid: int }).sql`
    select k.points, l.points as paid from pick k join ledger l using (match_id, manager_id)
    where k.match_id = ${matchId} and k.manager_id = 1`.execute(db)
  return rows
}
const gridCell = async (db: Kysely<Tables>, day: string) => {
  const grid = await readPoolGrid(db, {
    leagueId: CUP_BOLAO,
    managerId: 1,
    stage: day,
    window: { offset: 0, limit: 50 },
  })
  return grid.rows.items.find(({ managerId }) => managerId === 1)?.cells[0]?.points
}
const raceEnd = async (db: Kysely<Tables>) => {
  const { people } = await readRace(db, { leagueId: CUP_BOLAO, managerId: 1, code: undefined })
  return people.find(({ managerId }) => managerId === 1)?.points.at(-1)
}
const found = async (db: Kysely<Tables>) => (await audit(db)).filter(({ wrong }) => wrong > 0).map(({ id }) => id)

const told = new Map<string, unknown>()
const databases: TestDatabase[] = []
beforeAll(async () => {
  const database = await testDatabase()
  databases.push(database)
  const { db } = database
  await playToFinal(database)
  told.set(
    'bolão: live table',
    (await liveTable(db, CUP_BOLAO, [{ id: FINAL, home: 3, away: 2, full: null }]))[0]?.points,
  )
  await finishMatch(db, FINAL, [3, 2])
  told.set('picks: a draw', await paidFor(db, 1))
  told.set('picks: a difference', await paidFor(db, FINAL))
  told.set('bolão: table', await poolPoints(db))
  told.set('bolão: grid of a semi-final', await gridCell(db, '2026-06-02'))
  told.set('bolão: grid of the final', await gridCell(db, '2026-06-08'))
  told.set('bolão: race', await raceEnd(db))
  told.set('bolão: audit', await found(db))
  await db.transaction().execute((trx) => storeVerdict(trx, { questionId: 1, right: [1], managerId: 1 }))
  told.set('answers: table', await poolPoints(db))
  told.set('answers: race', await raceEnd(db))
  told.set('answers: audit', await found(db))
})
afterAll(async () => {
  for (const { drop } of databases) await drop()
})

const semi = (8 + 3) * 2
const final = (9 + 3) * 4 * 3
test.each<[what: string, expected: unknown]>([
  ['picks: a draw', [{ points: 14, paid: 14 }]],
  ['picks: a difference', [{ points: 19, paid: 19 }]],
  ['bolão: live table', semi + 9 * 4 * 3],
  ['bolão: table', [semi + final, 8 * 2, 0]],
  ['bolão: grid of a semi-final', semi],
  ['bolão: grid of the final', final],
  ['bolão: race', semi + final],
  ['bolão: audit', []],
  ['answers: table', [semi + final + 1000, 8 * 2, 0]],
  ['answers: race', semi + final + 1000],
  // The audit reads the same numbers and shares no function: it finds the results of a changed function wrong.
  ['answers: audit', ['pool_totals', 'pool_extras']],
])('PK2 BL3 BL8 BL10 BL11 with other numbers %s follows', (what, expected) => {
  expect(told.get(what)).toEqual(expected)
})

test('BL6 BL8 BL9 MT2 with other numbers a late start, the wait for a question and the end of the last round follow', async () => {
  const { db, pool } = databases[0]!
  const end = Date.UTC(2026, 5, 30)
  await pool.query(`
    update pool set late_start_average = true;
    insert into manager (id, kind, name, name_key, country, avatar_seed, created_at) values (4, 'guest', 'Bia', 'bia', 'BR', 'g', '2026-05-01');
    insert into round (championship_id, id, season_id, number, deadline_at, ends_at) values (1, 1, 1, 1, '2026-06-01', '2026-06-08');
    update match set round_id = 1 where id = 1;
    insert into pool_question (id, league_id, kind, ask, given, points, closes_at, created_at)
      values (2, ${CUP_BOLAO}, 'free', 'Venta?', '{sim,não}', 5, '2026-05-22', '2026-05-20')`)
  await db.transaction().execute(async (trx) => {
    await addPerson(trx, { leagueId: CUP_BOLAO, managerId: 4, leagueName: 'Bolão' })
    const { deadlineAt, nextDeadlineAt } = (await selectMatchToDecideForUpdate(trx, 1))!
    expect(nextDeadlineAt!.getTime() - deadlineAt!.getTime()).toBe(2 * DAY_MS)
  })
  expect(await poolPoints(db), 'the lowest two of three have 0 and 16').toEqual([semi + final + 1000, 16, 0, 8])
  const due = async () => {
    const work = await dueSteps(db)
    const ending = await db.transaction().execute((trx) => poolsToEnd(trx, firstChampionship))
    return [work.some(({ task }) => task === 'end_leagues'), ending.length]
  }
  await moveTo(db, end + 3 * DAY_MS - 1000)
  expect(await due()).toEqual([false, 0])
  await moveTo(db, end + 3 * DAY_MS)
  expect(await due()).toEqual([true, 1])
})

test('SC6 with another factor settlement, live points and screens follow', () => {
  const players = Array.from({ length: 11 }, (_, index) => index + 1)
  const points = new Int32Array(64).fill(30)
  const columns = { players: Uint16Array.from(players), captains: Uint8Array.of(4) }
  const table = createLineupTable(1)
  table.put(0, { numbers: players, hasVice: false })
  const shown = countedLineup({
    players: players.map((playerId) => ({
      playerId,
      name: `J${playerId}`,
      position: 'Defensor' as const,
      presence: 'played' as const,
      pointTenths: 30,
    })),
    bench: [],
    captainId: 1,
    viceCaptainId: null,
  })
  const due = 11 * 30 + 30
  expect([scoreLineups(columns, points)[0], table.tenths(0, points), shown.pointTenths]).toEqual([due, due, due])
  expect(advice.captainCounts).toBe('capitão ×2')
})

test('DV8 LG5 BL3 with other numbers groups, prizes and the ready scoring follow', () => {
  expect([promotedOf(9), relegatedOf(9)]).toEqual([3, 3])
  expect(prizeNow({ prizeMost: 1000, featured: false, participants: 3 })).toBe(14)
  expect(trophyPoints({ prize: 1000, featured: false, opponents: 2 })).toBe(14)
  expect(POOL_PRESETS.craque).toEqual({
    exact: 31,
    winnerGoals: 27,
    difference: 19,
    draw: 14,
    loserGoals: 9,
    winner: 6,
  })
})

const position = (index: number): Position => FIELD_POSITIONS[index % FIELD_POSITIONS.length] ?? 'Goleiro'

test('BN5 BN6 BN7 are decided in one place: settlement, live points and screens follow another rule', () => {
  bench.hasOtherRule = true
  onTestFinished(() => {
    bench.hasOtherRule = false
  })
  const players = Array.from({ length: 11 }, (_, index) => index + 1)
  const reserves = [12, 13, 14, 15]
  const points = Int32Array.from({ length: 16 }, (_, number) => number)
  const attendance = createAttendance(16)
  const fielded = [...players, ...reserves].map((playerId, index) => ({
    playerId,
    position: position(index < players.length ? index : index - players.length),
    presence: index === 0 || index === 4 ? ('absent' as const) : ('played' as const),
  }))
  for (const { playerId, ...known } of fielded) notePresence(attendance, { number: playerId, ...known })

  const settled = new Int32Array(1)
  const columns = {
    players: Uint16Array.from(players),
    captains: Uint8Array.of(0),
    vices: Uint8Array.of(1),
    benches: Uint16Array.from(reserves),
  }
  addBenches(settled, columns, { attendance, points })

  const table = createLineupTable(1, { sample: 1 })
  table.put(0, { numbers: [...players, ...reserves], hasVice: true })
  let live = 0
  for (const { differences, count } of atOnce(table.rearrange(players, { attendance, points })))
    for (const difference of differences.subarray(0, count)) live += difference

  const shown = resolveLineup({
    players: fielded.slice(0, 11),
    bench: fielded.slice(11),
    captainId: 1,
    viceCaptainId: 2,
  })
  expect([settled[0], live]).toEqual([12, 12])
  expect(shown).toEqual({ armbandId: 1, entered: [{ playerId: 12, insteadOf: 1 }] })
})

/**
 * What the story of each round says about each lineup that counts, compared with what was settled, and about the picks
 * in it.
 */
async function readStories(db: Kysely<Tables>) {
  const { rows } = await rowOf({ roundId: int, id: int, name: text, tenths: int }).sql`
    select l.round_id as "roundId", l.manager_id as id, m.name, s.point_tenths as tenths
    from lineup l join lineup_score s using (round_id, squad_id) join manager m on m.id = l.manager_id
    where l.counts order by l.round_id, l.manager_id`.execute(db)
  const lineups: { told: number | undefined; settled: number }[] = []
  const picks = new Map<string, number>()
  for (const { roundId, tenths, ...manager } of rows) {
    const round = await storyRound(db, { championshipId: firstChampionship, roundId })
    if (!round) throw new Error('a lineup is of a round')
    const asked = { championshipId: firstChampionship, round, manager: { ...manager, isSelf: false } }
    const story = await readStory(db, asked)
    lineups.push({ told: story.lineup?.pointTenths, settled: tenths })
    for (const { grade, points } of story.picks) if (grade !== null && points !== null) picks.set(grade, points)
  }
  return { lineups, picks: Object.fromEntries(picks) }
}

test('PK2 SC6 DV8 LG5 LD1 with other numbers a season is settled as the model says, and audit and stories agree', async () => {
  const database = await testDatabase()
  databases.push(database)
  const { db } = database
  const rng = rngFrom('numbers')
  const plan = randomSeason(rng)
  const model = createSeasonModel(plan)
  await layOutGame(db, plan)
  for (const { prepare, run, tell } of seasonSteps(plan, model, rng)) {
    await prepare(db)
    tell([await run(db)])
  }
  await expectSame(db, model, plan)
  expect(await found(db)).toEqual([])
  const { rows } = await rowOf({ points: int }).sql`select distinct points from pick where points > 0`.execute(db)
  expect([31, 27, 19, 14, 9, 6]).toEqual(expect.arrayContaining(rows.map(({ points }) => points)))
  expect(rows.length).toBeGreaterThan(2)
  const { lineups, picks } = await readStories(db)
  expect(lineups.length).toBeGreaterThan(10)
  expect(lineups.filter(({ told: shown, settled }) => shown !== settled)).toEqual([])
  expect(PICK_POINTS).toMatchObject(picks)
  expect(Object.keys(picks).length).toBeGreaterThan(2)
})
