import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import type { ScoutCounts } from '#domain/scoring/scouts.ts'
import type { ChosenSquad, RoundPlan, SeasonPlan } from '#domain/testing/season-plan.ts'
import { moveTo } from '#jobs/testing/move-to.ts'
import { endGameMatch, layOutGame, lockGameRound, settleGameRound } from '#jobs/testing/small-game.ts'
import { applyNews } from './apply-news.ts'
import type { MatchNews } from './match-source.ts'

const hour = (hours: number) => Date.UTC(2026, 4, 18, 19 + hours)

/** Club 1: keeper 100, defenders 101 to 104, midfielders 105 to 108, forwards 109 to 111; the same in clubs 2 to 4. */
const eleven = [100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110]
const [PLAIN, DEFENDER, TWO, NOBODY, VICE, NEITHER, LATE, OVERLAP] = [1, 2, 3, 4, 5, 6, 7, 8]
const chosen = (more: Partial<ChosenSquad>): ChosenSquad => ({
  playerIds: eleven,
  captainId: 110,
  viceCaptainId: 109,
  ...more,
})
/** Absent are 101, 102 (with a card on the bench) and 107, whom two squads have as captain. */
const squads = new Map<number, ChosenSquad>([
  [PLAIN, chosen({})],
  [DEFENDER, chosen({ benchIds: [201, 205] })],
  [TWO, chosen({ benchIds: [202] })],
  [NOBODY, chosen({ benchIds: [203] })],
  [VICE, chosen({ captainId: 107 })],
  [NEITHER, chosen({ captainId: 107, viceCaptainId: 101 })],
  // Reserves of clubs whose match is later.
  [LATE, chosen({ benchIds: [301, 405] })],
  // A version without benches may have saved this squad: a reserve is now in the eleven, and the vice was sold.
  [OVERLAP, chosen({ captainId: 108, viceCaptainId: 211, benchIds: [104, 200] })],
])

const scouts = new Map<number, ScoutCounts>([
  ...eleven.filter((id) => ![101, 107].includes(id)).map((id): [number, ScoutCounts] => [id, { tackle: 2 }]),
  [102, { yellowCard: 1 }],
  [200, { tackle: 1 }],
  [201, { goal: 1 }],
  [202, { tackle: 4 }],
  [203, { redCard: 1 }],
  [205, { goal: 2 }],
])
const match = {
  sport: 'futebol' as const,
  score: { home: 2, away: 1 },
  picks: [],
}
const round: RoundPlan = {
  id: 1,
  deadlineMs: hour(0),
  settledAtMs: hour(9),
  chosen: squads,
  matches: [
    { ...match, id: 1, clubs: [1, 2], startsAtMs: hour(0), endedAtMs: hour(2), scouts, benched: new Set([102, 203]) },
    { ...match, id: 2, clubs: [3, 4], startsAtMs: hour(5), endedAtMs: hour(7), scouts: new Map([[301, { goal: 1 }]]) },
  ],
}
const plan: SeasonPlan = {
  modality: 'campo',
  managers: [...squads.keys()].map((id) => ({ id, isBot: false })),
  squads: [...squads.keys()].map((id) => ({ id, managerId: id })),
  rounds: [round],
  otherMatches: [],
  leagues: [],
}

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await layOutGame(database.db, plan)
  await lockGameRound(database.db, round)
  for (const one of round.matches) await endGameMatch(database.db, one)
})
afterAll(() => database.drop())

const tenthsOf = async (squadId: number) => {
  const { rows } = await rowOf({ tenths: int }).sql`
    select point_tenths as tenths from lineup_score where squad_id = ${squadId}`.execute(database.db)
  return rows[0]?.tenths
}
const frozen = async (squadId: number) => {
  const { rows } = await rowOf({ vice: int.orNull, bench: int.array }).sql`
    select vice_captain_id as vice, bench_ids as bench from lineup where squad_id = ${squadId}`.execute(database.db)
  return rows[0]
}
const wrong = async () => (await audit(database.db)).filter((finding) => finding.wrong > 0)

/** Eight of the eleven scored 3.0 each, 102 lost 1.0 on the bench, and 110 wears the armband. */
const BASE = 8 * 30 - 10 + 15

test('BN1 BN2 BN3 BN4 bench and vice are frozen with the lineup, without reserves who break a rule', async () => {
  expect(await frozen(DEFENDER)).toEqual({ vice: 109, bench: [201, 205] })
  expect(await frozen(OVERLAP)).toEqual({ vice: 100, bench: [200] })
})

test('BN5 BN6 BN7 a settled round counts the reserves who came in, and the armband of the vice', async () => {
  expect(await settleGameRound(database.db, round)).toBe('settled')
  expect(await tenthsOf(PLAIN)).toBe(BASE)
  // 201 comes in for the absent 101, and 205 for 107, the only absent midfielder.
  expect(await tenthsOf(DEFENDER)).toBe(BASE + 80 + 160)
  expect(await tenthsOf(TWO)).toBe(BASE + 60)
  expect(await tenthsOf(NOBODY)).toBe(BASE)
  expect([await tenthsOf(VICE), await tenthsOf(NEITHER)]).toEqual([BASE, BASE - 15])
  expect(await tenthsOf(LATE)).toBe(BASE + 80)
  expect(await wrong()).toEqual([])
})

test('BN8 RL5 a correction of the players who took part changes the reserves who came in', async () => {
  const news: MatchNews = {
    asOfMs: hour(10),
    state: 'final',
    minute: 90,
    score: match.score,
    detail: {},
    endedAtMs: hour(2),
    events: [],
    players: [...scouts].map(([playerId, counts]) => ({
      playerId,
      clubId: Math.floor(playerId / 100),
      scouts: { ...counts },
      // 102 came on after all, and 201 did not.
      tookPart: ![201, 203].includes(playerId),
    })),
  }
  await moveTo(database.db, hour(10))
  expect(await applyNews(database.db, 1, news)).toBe('corrected')
  expect(await tenthsOf(DEFENDER)).toBe(BASE + 160)
  expect(await tenthsOf(TWO)).toBe(BASE + 60)
  expect(await wrong()).toEqual([])
})

test('the audit finds a score that does not agree with the players who took part', async () => {
  const turn = (tookPart: boolean) =>
    sql`update player_match set took_part = ${tookPart} where player_id = 201`.execute(database.db)
  await turn(true)
  expect((await wrong()).map(({ id, wrong: rows }) => [id, rows])).toEqual([['lineup_scores', 1]])
  await turn(false)
  expect(await wrong()).toEqual([])
})
