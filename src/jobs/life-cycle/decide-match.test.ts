import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { dueSteps } from '#db/round/due-work.ts'
import { roundsOfSeason } from '#db/match/rounds-of-season.ts'
import { seasonFacts, shownSeason } from '#db/standings/season.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import type { Decision } from '#domain/match/decision.ts'
import type { ChosenSquad, MatchPlan, RoundPlan, SeasonPlan } from '#domain/testing/season-plan.ts'
import { moveTo } from '#jobs/testing/move-to.ts'
import { endGameMatch, layOutGame, lockGameRound, settleGameRound } from '#jobs/testing/small-game.ts'
import { applyNews } from './apply-news.ts'
import { decideMatch } from './decide-match.ts'
import type { MatchNews } from './match-source.ts'
import { settlePicks } from './settle-picks.ts'
import { withdrawClub } from './withdraw-club.ts'

const hour = (hours: number) => Date.UTC(2026, 4, 18, 19 + hours)
const PICKER = 2

/** Club 1: keeper 100, defenders 101 to 104, midfielders 105 to 108, forwards 109 to 111; the same in clubs 2 to 4. */
const chosen: ChosenSquad = {
  playerIds: [100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110],
  captainId: 110,
  viceCaptainId: 109,
  benchIds: [301],
}
const one: MatchPlan = {
  id: 1,
  sport: 'futebol',
  clubs: [1, 2],
  startsAtMs: hour(1),
  endedAtMs: hour(3),
  score: { home: 2, away: 1 },
  picks: [{ managerId: PICKER, pick: { kind: 'score', score: { home: 2, away: 1 } } }],
  scouts: new Map([[109, { goal: 2 }]]),
}
const other: MatchPlan = {
  ...one,
  id: 2,
  clubs: [3, 4],
  startsAtMs: hour(0),
  endedAtMs: hour(2),
  picks: [],
  scouts: new Map([[301, { goal: 1 }]]),
}
const round: RoundPlan = {
  id: 1,
  deadlineMs: hour(0),
  settledAtMs: hour(5),
  chosen: new Map([
    [1, chosen],
    [2, chosen],
  ]),
  matches: [one, other],
}
const plan: SeasonPlan = {
  modality: 'campo',
  managers: [1, PICKER].map((id) => ({ id, isBot: id === 1 })),
  squads: [1, 2].map((id) => ({ id, managerId: id })),
  rounds: [round],
  otherMatches: [],
  leagues: [],
}

let database: TestDatabase
let db: TestDatabase['db']
beforeEach(async () => {
  database = await testDatabase()
  db = database.db
  await layOutGame(db, plan)
  return () => database.drop()
})

const decide = (decision: Decision, matchId = 1) =>
  decideMatch(db, { matchId, decision, reason: 'chuva', by: 'operator' })
const matchNow = async (id = 1) => db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const tenths = async () =>
  (await db.selectFrom('lineup_score').select('point_tenths').where('squad_id', '=', 1).executeTakeFirst())
    ?.point_tenths
const pickOf = async () => db.selectFrom('pick').select(['points', 'is_right']).executeTakeFirstOrThrow()
const wrong = async () => (await audit(db)).filter((finding) => finding.wrong > 0)
const table = async () => {
  const of = { championshipId: firstChampionship, sport: 'futebol' } as const
  const season = await shownSeason(db, of)
  const { matches } = await seasonFacts(db, of, season ?? { id: 0, number: 0 })
  const idOf = (homeId: number) => [one, other].find(({ clubs }) => clubs[0] === homeId)?.id
  return matches.flatMap(({ homeId, score }) => (score ? [[idOf(homeId), score.home, score.away]] : []))
}
/** The whole match so far, as a source reports it. */
const news = (state: 'live' | 'final', atMs: number): MatchNews => ({
  asOfMs: atMs,
  state,
  minute: state === 'live' ? 30 : 90,
  score: one.score,
  detail: {},
  endedAtMs: state === 'live' ? null : atMs,
  events: [],
  players: [{ playerId: 109, clubId: 1, scouts: { goal: 2 } }],
})

test('MT1 MT10 BN5 a round does not wait for a match that is postponed: its players are absent, and managers with these players are told', async () => {
  await lockGameRound(db, round)
  expect(await decide({ kind: 'postponed' })).toEqual({ ok: true, value: { leftRound: true } })
  expect(await matchNow()).toMatchObject({ round_id: null, left_round_id: 1, state: 'scheduled', has_date: false })
  await endGameMatch(db, other)
  expect((await dueSteps(db)).map(({ task }) => task)).toContain('settle_round')
  expect(await settleGameRound(db, round)).toBe('settled')
  // The reserve of the other match came in for one of the defenders.
  expect(await tenths()).toBe(80)
  const told = await db
    .selectFrom('activity')
    .select(['manager_id', 'data'])
    .where('type', '=', 'match_decided')
    .execute()
  expect(told).toEqual([
    { manager_id: PICKER, data: { matchId: 1, home: 'Clube 1', away: 'Clube 2', decision: 'postponed', round: 1 } },
  ])
  expect(await wrong()).toEqual([])
})

test('MT1 MT2 a match that left its round is played on its new date, for the table and for picks', async () => {
  await lockGameRound(db, round)
  await decide({ kind: 'postponed' })
  await endGameMatch(db, other)
  await settleGameRound(db, round)
  expect(await decide({ kind: 'moved', startsAtMs: hour(300) })).toEqual({ ok: true, value: { leftRound: false } })
  await moveTo(db, hour(200))
  await sql`update pick set home_goals = 2, away_goals = 0 where match_id = 1`.execute(db)
  await moveTo(db, hour(302))
  expect(await applyNews(db, 1, news('final', hour(302)))).toBe('over')
  expect(await settlePicks(db, 1)).toBe('settled')
  expect(await pickOf()).toEqual({ points: 18, is_right: true })
  expect([await tenths(), await table()]).toEqual([
    80,
    [
      [2, 2, 1],
      [1, 2, 1],
    ],
  ])
  expect(await wrong()).toEqual([])
})

test('MT2 MT9 SQ7 a match moved within its round stays in it; moved to before the deadline it leaves, and the deadline stays', async () => {
  expect(await decide({ kind: 'moved', startsAtMs: hour(20) })).toEqual({ ok: true, value: { leftRound: false } })
  expect(await matchNow()).toMatchObject({ round_id: 1, starts_at: new Date(hour(20)), has_date: true })
  await sql`update round set deadline_at = deadline_at + interval '10 hours'`.execute(db)
  expect(await decide({ kind: 'moved', startsAtMs: hour(9) })).toEqual({ ok: true, value: { leftRound: true } })
  const { deadline_at } = await db.selectFrom('round').select('deadline_at').executeTakeFirstOrThrow()
  expect(deadline_at).toEqual(new Date(hour(10)))
})

const isDue = async () => (await dueSteps(db)).some(({ task }) => task === 'settle_round')

test.each<[string, Decision]>([
  ['postponed', { kind: 'postponed' }],
  ['moved out of it', { kind: 'moved', startsAtMs: hour(300) }],
  ['resumed after it', { kind: 'resumed', startsAtMs: hour(300) }],
  ['awarded', { kind: 'awarded', score: { home: 3, away: 0 } }],
])('MT13 a round waits for an abandoned match until it is %s', async (_, decision) => {
  await lockGameRound(db, round)
  await moveTo(db, hour(1.5))
  await applyNews(db, 1, news('live', hour(1.5)))
  await decide({ kind: 'abandoned' })
  await endGameMatch(db, other)
  await settlePicks(db, 2)
  expect(await isDue()).toBe(false)
  const [shown] = await roundsOfSeason(db, firstChampionship)
  expect(shown?.waitsForMatch).toMatchObject({ id: 1, home: 'Clube 1', away: 'Clube 2' })
  expect((await decide(decision)).ok).toBe(true)
  await settlePicks(db, 1)
  expect(await isDue()).toBe(true)
})

test('MT13 a source that reports the end brings an abandoned match back to the round that waits', async () => {
  await lockGameRound(db, round)
  await moveTo(db, hour(1.5))
  await applyNews(db, 1, news('live', hour(1.5)))
  await decide({ kind: 'abandoned' })
  await endGameMatch(db, other)
  await moveTo(db, hour(3))
  expect(await applyNews(db, 1, news('final', hour(3)))).toBe('over')
  expect(await matchNow()).toMatchObject({ state: 'final', round_id: 1 })
  await settlePicks(db, 1)
  await settlePicks(db, 2)
  expect(await settleGameRound(db, round)).toBe('settled')
  expect([await tenths(), await pickOf()]).toEqual([320, { points: 25, is_right: true }])
  expect(await wrong()).toEqual([])
})

test('MT13 the next deadline ends the wait for an abandoned match, which can no longer come back', async () => {
  await lockGameRound(db, round)
  await moveTo(db, hour(1.5))
  await applyNews(db, 1, news('live', hour(1.5)))
  await decide({ kind: 'abandoned' })
  await endGameMatch(db, other)
  await settlePicks(db, 2)
  await moveTo(db, hour(7 * 24 - 1))
  expect(await isDue()).toBe(false)
  await moveTo(db, hour(7 * 24))
  expect(await isDue()).toBe(true)
  expect((await roundsOfSeason(db, firstChampionship))[0]?.waitsForMatch).toBe(null)
})

test('MT3 an abandoned match is void, and its round goes on without it; played again from the start, its picks count', async () => {
  await lockGameRound(db, round)
  await moveTo(db, hour(1.5))
  expect(await applyNews(db, 1, news('live', hour(1.5)))).toBe('playing')
  expect(await decide({ kind: 'abandoned' })).toEqual({ ok: true, value: { leftRound: true } })
  expect(await applyNews(db, 1, { ...news('live', hour(1.6)), minute: 31 })).toBe('already_over')
  await endGameMatch(db, other)
  expect(await settleGameRound(db, round)).toBe('settled')
  expect([await tenths(), await table(), await pickOf()]).toEqual([80, [[2, 2, 1]], { points: null, is_right: null }])
  expect(await wrong()).toEqual([])
  expect((await decide({ kind: 'moved', startsAtMs: hour(100) })).ok).toBe(true)
  expect(await matchNow()).toMatchObject({ state: 'scheduled', home_score: null, minute: 0 })
  await moveTo(db, hour(102))
  expect(await applyNews(db, 1, news('final', hour(102)))).toBe('over')
  await settlePicks(db, 1)
  expect([await pickOf(), await tenths()]).toEqual([{ points: 25, is_right: true }, 80])
  expect(await wrong()).toEqual([])
})

test('MT4 a walk-over counts in the table; nobody scores and picks are void', async () => {
  await lockGameRound(db, round)
  expect(await decide({ kind: 'awarded', score: { home: 3, away: 0 } })).toEqual({
    ok: true,
    value: { leftRound: true },
  })
  expect(await settlePicks(db, 1)).toBe('nothing_to_do')
  expect(await applyNews(db, 1, news('final', hour(3)))).not.toBe('over')
  await endGameMatch(db, other)
  expect(await settleGameRound(db, round)).toBe('settled')
  expect([await tenths(), await pickOf()]).toEqual([80, { points: null, is_right: null }])
  expect(await table()).toContainEqual([1, 3, 0])
  expect(await wrong()).toEqual([])
})

test('MT5 a result that the federation changes counts for the table alone', async () => {
  await lockGameRound(db, round)
  for (const match of round.matches) await endGameMatch(db, match)
  await settleGameRound(db, round)
  const before = [await tenths(), await pickOf()]
  expect(await decide({ kind: 'awarded', score: { home: 0, away: 3 } })).toEqual({
    ok: true,
    value: { leftRound: false },
  })
  expect([await tenths(), await pickOf()]).toEqual(before)
  expect(await table()).toContainEqual([1, 0, 3])
  expect(await matchNow()).toMatchObject({ round_id: 1, home_score: 2, away_score: 1, is_awarded: false })
  expect((await decide({ kind: 'awarded', score: { home: 2, away: 1 } })).ok).toBe(true)
  expect(await matchNow()).toMatchObject({ official_home: null, official_away: null })
  expect(await wrong()).toEqual([])
})

test('MT1 RL3 a decision that a source states twice happens once, and does not undo a later one by an operator', async () => {
  const postponed = { state: 'decided', decision: { kind: 'postponed' } } as const
  expect(await applyNews(db, 1, postponed)).toBe('decided')
  expect(await applyNews(db, 1, postponed)).toBe('nothing_changed')
  expect((await decide({ kind: 'moved', startsAtMs: hour(50) })).ok).toBe(true)
  expect(await applyNews(db, 1, postponed)).toBe('nothing_changed')
  expect(await matchNow()).toMatchObject({ starts_at: new Date(hour(50)) })
  const trace = await db.selectFrom('match_decision').select(['kind', 'reason', 'by']).orderBy('id').execute()
  expect(trace).toEqual([
    { kind: 'postponed', reason: '', by: 'source' },
    { kind: 'moved', reason: 'chuva', by: 'operator' },
  ])
})

test('MT6 picks and table go by the score of 90 minutes, whatever extra time and penalties brought', async () => {
  await lockGameRound(db, round)
  await moveTo(db, hour(4))
  const detail = { extraTime: { home: 3, away: 3 }, penalties: { home: 4, away: 2 } }
  const told = { ...news('final', hour(4)), score: { home: 2, away: 2 }, minute: 120, detail }
  expect(await applyNews(db, 1, told)).toBe('over')
  await settlePicks(db, 1)
  expect([await pickOf(), await table()]).toEqual([{ points: 0, is_right: false }, [[1, 2, 2]]])
  expect((await matchNow()).detail).toEqual(detail)
})

test('MT7 a player who changes clubs keeps their points and stays in every squad; their past matches stay with the old club', async () => {
  await lockGameRound(db, round)
  await endGameMatch(db, one)
  await sql`update player set club_id = 3 where id = 109`.execute(db)
  await endGameMatch(db, other)
  await settleGameRound(db, round)
  // Player 109 scored two goals and, as the vice, wears the armband of the absent captain. The reserve for an absent
  // defender scored one.
  expect(await tenths()).toBe(160 + 80 + 80)
  const { club_id } = await db
    .selectFrom('player_match')
    .select('club_id')
    .where('player_id', '=', 109)
    .executeTakeFirstOrThrow()
  const squad = await db.selectFrom('squad').select('player_ids').where('id', '=', 1).executeTakeFirstOrThrow()
  expect([club_id, squad.player_ids]).toEqual([1, chosen.playerIds])
  expect(await wrong()).toEqual([])
})

test('MT8 opponents win the remaining matches of a club that withdraws, and its players leave the market', async () => {
  await lockGameRound(db, round)
  await endGameMatch(db, other)
  expect(await withdrawClub(db, { clubId: 1, reason: 'faliu', by: 'operator' })).toEqual({
    ok: true,
    value: { awarded: 1 },
  })
  expect(await table()).toContainEqual([1, 0, 3])
  expect(await settleGameRound(db, round)).toBe('settled')
  const forSale = db.selectFrom('player').select('id').where('club_id', '=', 1).where('price', 'is not', null)
  expect([await tenths(), await forSale.execute()]).toEqual([80, []])
  expect(await wrong()).toEqual([])
})

test('a decision of a person needs a reason', async () => {
  const decided = await decideMatch(db, { matchId: 1, decision: { kind: 'postponed' }, reason: '  ', by: 'operator' })
  expect(decided).toEqual({ ok: false, error: { kind: 'reason_missing' } })
})
