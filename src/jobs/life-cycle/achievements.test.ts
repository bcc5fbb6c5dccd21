import { sql } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { int, json, rowOf, time } from '#db/connection/row.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import type { Achievement } from '#domain/achievement/achievements.ts'
import type { ScoutCounts } from '#domain/scoring/scouts.ts'
import type { ChosenSquad, MatchPlan, RoundPlan, SeasonPlan } from '#domain/testing/season-plan.ts'
import { moveTo } from '#jobs/testing/move-to.ts'
import { endGameMatch, layOutGame, lockGameRound, settleGameRound } from '#jobs/testing/small-game.ts'
import { endDueLeagues } from './end-leagues.ts'

const hour = (hours: number) => Date.UTC(2026, 4, 18, 19 + hours)

const [ANA, BIA, CAIO, DAVI, EVA] = [1, 2, 3, 4, 5]
/** With Ana, 99 people share the first rank. Bia is the hundredth, and Eva is next. */
const CROWD = Array.from({ length: 98 }, (_, i) => 101 + i)

const eleven = [100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110]
const chosen = (keeper: number): ChosenSquad => ({ playerIds: [keeper, ...eleven.slice(1)], captainId: 110 })
/** Eleven goals and the armband give 92 points. Ana's keeper adds 8.0, Bia's 7.9, and Eva's nothing. */
const scouts = new Map<number, ScoutCounts>([
  ...eleven.map((playerId): [number, ScoutCounts] => [playerId, { goal: 1 }]),
  [100, { goal: 1, penaltyWon: 8 }],
  [200, { goal: 1, assist: 1, shotSaved: 2, foulSuffered: 1 }],
  [300, { goal: 1 }],
])

const round: RoundPlan = {
  id: 1,
  deadlineMs: hour(0),
  settledAtMs: hour(4),
  chosen: new Map([
    ...[ANA, ...CROWD].map((managerId): [number, ChosenSquad] => [managerId, chosen(100)]),
    [BIA, chosen(200)],
    [CAIO, { playerIds: eleven.slice(1), captainId: null }],
    [EVA, chosen(300)],
  ]),
  matches: [
    {
      id: 1,
      sport: 'futebol',
      clubs: [1, 2],
      startsAtMs: hour(0),
      endedAtMs: hour(2),
      score: { home: 2, away: 1 },
      scouts,
      picks: [
        { managerId: CAIO, pick: { kind: 'score', score: { home: 2, away: 1 } } },
        { managerId: DAVI, pick: { kind: 'score', score: { home: 2, away: 0 } } },
      ],
    },
  ],
}

/** Five matches after the round, with an hour between kick-offs. The second one lasts until all others are over. */
const tennis = [11, 12, 13, 14, 15].map((id, place): MatchPlan => {
  const pick = (managerId: number, isRight: boolean) => ({
    managerId,
    pick: { kind: 'winner' as const, winner: isRight ? ('home' as const) : ('away' as const) },
  })
  return {
    id,
    sport: 'tenis',
    clubs: [5, 6],
    startsAtMs: hour(10 + place),
    endedAtMs: hour(id === 12 ? 30 : 12 + place),
    score: { home: 2, away: 0 },
    scouts: new Map(),
    picks: [pick(BIA, true), pick(CAIO, id !== 12), ...(id === 15 ? [] : [pick(EVA, true)])],
  }
})

const plan: SeasonPlan = {
  modality: 'campo',
  managers: [ANA, BIA, CAIO, DAVI, EVA, ...CROWD].map((id) => ({ id, isBot: id >= 100 })),
  squads: [...round.chosen.keys()].map((id) => ({ id, managerId: id })),
  rounds: [round],
  otherMatches: tennis,
  leagues: [
    {
      id: 1,
      format: 'pontos-corridos',
      prize: 500,
      featured: null,
      startsAtMs: hour(-1),
      endsAtMs: hour(5),
      members: [ANA, BIA].map((squadId) => ({ squadId, joinedAtMs: hour(-1) })),
    },
  ],
}

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await layOutGame(database.db, plan)
})
afterAll(() => database.drop())

/** The people with the achievement and its date. Also checks that each was told about it once, on that date. */
async function holders(kind: Achievement): Promise<[number, number][]> {
  const { rows } = await rowOf({ id: int, at: time, told: time.array }).sql`
    select a.manager_id as id, a.at, array(
      select t.at from activity t where t.manager_id = a.manager_id and t.data ->> 'achievement' = a.kind) as told
    from championship_achievement a where a.kind = ${kind} and a.manager_id < 100 order by a.manager_id`.execute(
    database.db,
  )
  for (const { at, told } of rows) expect(told).toEqual([at])
  return rows.map(({ id, at }) => [id, at.getTime()])
}

const streakOf = async (managerId: number) => {
  const { rows } = await rowOf({ now: int, best: int }).sql`
    select streak as now, best_streak as best from manager_stat where manager_id = ${managerId}`.execute(database.db)
  return rows[0]
}

test('AC1 a first lineup is an achievement at the lock; an incomplete squad has none', async () => {
  expect(await lockGameRound(database.db, round)).toBe('locked')
  expect(await holders('primeira-escalacao')).toEqual([ANA, BIA, EVA].map((id) => [id, hour(0)]))
})

test('AC2 a first exact score is an achievement of the moment when the match ended', async () => {
  for (const match of round.matches) expect(await endGameMatch(database.db, match)).toBe('settled')
  expect(await holders('olho-clinico')).toEqual([[CAIO, hour(2)]])
})

test('AC5 a lineup of 100 points is an achievement, one of 99.9 is not', async () => {
  expect(await settleGameRound(database.db, round)).toBe('settled')
  const { rows } = await sql`
    select point_tenths as tenths from lineup_score where squad_id in (${ANA}, ${BIA}, ${EVA}) order by squad_id`.execute(
    database.db,
  )
  expect(rows).toEqual([{ tenths: 1000 }, { tenths: 999 }, { tenths: 920 }])
  expect(await holders('rodada-de-gala')).toEqual([[ANA, hour(4)]])
})

test('AC6 the hundredth place is an achievement, the next one is not', async () => {
  const { rows } = await sql`
    select rank from manager_stat where manager_id in (${ANA}, ${BIA}, ${EVA}) order by manager_id`.execute(database.db)
  expect(rows).toEqual([{ rank: 1 }, { rank: 100 }, { rank: 101 }])
  expect(await holders('top-100')).toEqual([ANA, BIA].map((id) => [id, hour(4)]))
})

test('AC3 a won league is an achievement of the moment when it ended', async () => {
  expect(await holders('campeao-de-liga')).toEqual([])
  await moveTo(database.db, hour(6))
  expect(await endDueLeagues(database.db, firstChampionship)).toBe(1)
  expect(await holders('campeao-de-liga')).toEqual([[ANA, hour(6)]])
})

test('TK7 the league’s wall names the places of the round and the winner', async () => {
  const { rows } = await rowOf({ news: json<unknown>() }).sql`
    select news from wall_message where league_id = 1 order by id`.execute(database.db)
  expect(rows.map(({ news }) => news)).toEqual([
    {
      kind: 'round',
      number: 1,
      places: [
        [ANA, null, 1],
        [BIA, null, 2],
      ],
    },
    { kind: 'champion', managerId: ANA },
  ])
})

test('PK5 a streak goes by kick-off: a match that ends last may end it in the middle', async () => {
  const late = tennis.filter(({ id }) => id === 12)
  for (const match of tennis.filter(({ id }) => id !== 12)) await endGameMatch(database.db, match)
  expect([await streakOf(BIA), await streakOf(CAIO)]).toEqual([
    { now: 4, best: 4 },
    { now: 5, best: 5 },
  ])
  for (const match of late) await endGameMatch(database.db, match)
  expect([await streakOf(BIA), await streakOf(CAIO)]).toEqual([
    { now: 5, best: 5 },
    { now: 3, best: 3 },
  ])
})

test('AC4 AC9 five right picks in a row are an achievement of the moment when the last match ended; four are not, nor are five that a late match splits', async () => {
  expect(await holders('em-chamas')).toEqual([[BIA, hour(30)]])
  expect(await streakOf(EVA)).toEqual({ now: 4, best: 4 })
})

test('AC7 the audit derives every achievement from its rows', async () => {
  expect((await audit(database.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
})
